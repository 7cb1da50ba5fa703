/** An account takes a kept student's place over, in one transaction: of two that try at once one succeeds. */
import { sql, type RawBuilder } from 'kysely';
import type { Id } from '../../../domain/basics/ids.ts';
import { refuse, type Refusal } from '../../../domain/basics/refusal.ts';
import type { Actor } from '../../../domain/kernel/actor.ts';
import type { Notice } from '../../../domain/notices/notice.ts';
import { mostChildren } from '../../../domain/people/addStudentToParent.ts';
import { isFullName } from '../../../domain/people/personName.ts';
import { denied } from '../../basics/denied.ts';
import { newId } from '../../basics/newId.ts';
import type { Store } from '../../db/database.ts';
import type { Queries, StoreTransaction } from '../../db/tables.ts';
import { announce } from '../../kernel/live/announce.ts';
import { writeNotifications } from '../../kernel/perform/notifications.ts';
import { retrying } from '../../kernel/perform/retrying.ts';
import { Rollback } from '../../kernel/perform/rollback.ts';
import { lockTeacher, takeRevision } from '../../kernel/perform/teacherLock.ts';
import { touchTeachersOf } from '../people/touchTeachersOf.ts';
import { isTakenBy, openClaim, type OpenClaim } from './claimLink.ts';
import { personColumns } from './personColumns.ts';
import { readLink, recordClaim, type AgreedContract, type Move } from './recordClaim.ts';

type Wish = { code: string; takeName: boolean; takePhone: boolean };
type Asking = { wish: Wish; agreed: AgreedContract | null; sessionId: string | null; nowMs: number };

/** null: done. */
export async function takeOver(
  { db }: Pick<Store, 'db'>,
  actor: Actor,
  asking: Asking,
): Promise<Refusal | null> {
  try {
    await retrying(() => takeOverOnce(db, actor, asking));
    return null;
  } catch (fault) {
    if (fault instanceof Rollback) return fault.refused.refusal;
    throw fault;
  }
}

async function takeOverOnce(db: Store['db'], actor: Actor, asking: Asking): Promise<void> {
  const { wish, nowMs } = asking;
  const seen = await openClaim(db, wish.code, nowMs);
  if (!seen) return unlessTaken(db, actor, wish);
  await db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, actor.id);
    const locked = (await lockTeacher(transaction, seen.teacherId))?.(nowMs);
    // Somebody else may have been first while this waited for the teacher's lock.
    const claim = await openClaim(transaction, wish.code, nowMs);
    if (!claim || !locked) return unlessTaken(transaction, actor, wish);
    const kept = await readLink(transaction, claim.teacherId, claim.studentId);
    const revision = await takeRevision(transaction, locked);
    const move = { teacherId: claim.teacherId, from: claim.studentId, to: actor.id, revision };
    const refusal =
      actor.role === 'parent'
        ? await becomeChild(transaction, move, nowMs)
        : await becomeOne(transaction, move, { claim, wish });
    if (refusal) throw refusing(refusal);
    const unaccepted = await recordClaim(transaction, move, { actor, kept, ...asking });
    if (unaccepted) throw refusing(unaccepted);
    await tellTeacher(transaction, actor, { claim, nowMs });
    await announce(transaction, { kind: 'rows', teacherId: claim.teacherId, revision });
    await announce(transaction, { kind: 'profiles', userIds: [actor.id] });
  });
}

/**
 * First of all, as whoever deletes their account locks it first of all too: neither waits for the other while holding what the other
 * needs. An account that was deleted while this waited takes nothing over.
 */
async function lockAccount(transaction: StoreTransaction, accountId: Id): Promise<void> {
  const account = await transaction
    .selectFrom('app.users')
    .select('user_id')
    .where('user_id', '=', accountId)
    .where('email', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!account) throw denied('UNAUTHENTICATED');
}

/** Whoever presses again, because the first answer was lost, hears that it is done. */
async function unlessTaken(queries: Queries, actor: Actor, { code }: Wish): Promise<void> {
  if (!(await isTakenBy(queries, code, actor.id))) throw refusing(refuse('CODE_WRONG', 'code'));
}

const refusing = (refusal: Refusal) => new Rollback({ at: 0, refusal });

/** The teacher sees who it was: a link can have gone to a wrong person. */
function tellTeacher(
  transaction: StoreTransaction,
  actor: Actor,
  { claim, nowMs }: { claim: OpenClaim; nowMs: number },
): Promise<void> {
  const notice: Notice = {
    to: claim.teacherId,
    title: 'StudentJoinedMeeting',
    params: {
      studentId: actor.role === 'parent' ? claim.studentId : actor.id,
      studentName: actor.name,
      oldName: claim.username,
    },
  };
  const told = { changeId: newId(nowMs), actorId: actor.id, nowMs, alone: true };
  return writeNotifications(transaction, [notice], told);
}

/** A parent speaks for the student from now on; the student stays who they are. */
async function becomeChild(
  transaction: StoreTransaction,
  { teacherId, from, to, revision }: Move,
  nowMs: number,
): Promise<Refusal | null> {
  const children = await transaction
    .selectFrom('app.guardians')
    .select('student_id')
    .where('parent_id', '=', to)
    .execute();
  if (children.length >= mostChildren) return refuse('TOO_MANY', undefined, { limit: mostChildren });
  await transaction
    .insertInto('app.guardians')
    .values({ parent_id: to, student_id: from, created_at: new Date(nowMs) })
    .execute();
  await transaction
    .updateTable('app.users')
    .set({ kept_by: null, contact_email: null, revision: sql<number>`revision + 1` })
    .where('user_id', '=', from)
    .execute();
  await transaction
    .updateTable('app.links')
    .set({ revision })
    .where('teacher_id', '=', teacherId)
    .where('student_id', '=', from)
    .execute();
  // The parent pays from now on, and finds what was paid before.
  await sql`update app.payments set payer_id = ${to}, revision = ${revision} where teacher_id = ${teacherId} and payer_id = ${from}`.execute(
    transaction,
  );
  await sql`update app.family_mails set payer_id = ${to} where teacher_id = ${teacherId} and payer_id = ${from}`.execute(
    transaction,
  );
  await sql`update app.claims set claimed_by = ${to} where teacher_id = ${teacherId} and student_id = ${from}`.execute(
    transaction,
  );
  return null;
}

async function becomeOne(
  transaction: StoreTransaction,
  move: Move,
  { claim, wish }: { claim: OpenClaim; wish: Wish },
): Promise<Refusal | null> {
  const { teacherId, from, to, revision } = move;
  if (await meetThemselves(transaction, move)) return refuse('SAME_LESSON', 'code');
  await touchLessons(transaction, move);
  await moveLink(transaction, move);
  for (const [column, fate] of Object.entries(personColumns))
    for (const statement of statementsFor(column, fate, move)) await statement.execute(transaction);
  await sql`update app.notifications set params = ${replaced('params', move)} where user_id = ${teacherId} and params::text like ${`%${from}%`}`.execute(
    transaction,
  );
  await sql`delete from app.users where user_id = ${from} and kept_by = ${teacherId}`.execute(transaction);
  await sql`update app.claims set claimed_by = ${to}, revision = ${revision} where teacher_id = ${teacherId} and student_id = ${from}`.execute(
    transaction,
  );
  await takeDetails(transaction, to, { claim, wish });
  return null;
}

/** Both in one lesson, or both waiting for one: nobody can tell which of the two rows is meant. */
async function meetThemselves(
  transaction: StoreTransaction,
  { teacherId, from, to }: Move,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from app.seats a join app.seats b on b.user_id = ${to} and b.teacher_id = a.teacher_id and b.meeting_id = a.meeting_id
      where a.user_id = ${from} and a.teacher_id = ${teacherId}
    union all select 1 from app.charges a join app.charges b on b.teacher_id = a.teacher_id and b.occurrence_id = a.occurrence_id
      and b.student_id = ${to} where a.teacher_id = ${teacherId} and a.student_id = ${from}
    union all select 1 from app.absences a join app.absences b on b.teacher_id = a.teacher_id and b.occurrence_id = a.occurrence_id
      and b.student_id = ${to} where a.teacher_id = ${teacherId} and a.student_id = ${from}
    union all select 1 from app.waitings a join app.waitings b on b.teacher_id = a.teacher_id and b.series_id = a.series_id
      and b.student_id = ${to} and b.removed_at is null
      where a.teacher_id = ${teacherId} and a.student_id = ${from} and a.removed_at is null
    limit 1`.execute(transaction);
  return rows.length > 0;
}

/** Who attends, is away or owes is part of a lesson: each is shown again. */
async function touchLessons(
  transaction: StoreTransaction,
  { teacherId, from, revision }: Move,
): Promise<void> {
  const occurrences = sql`select occurrence_id from app.absences where teacher_id = ${teacherId} and student_id = ${from}
    union select occurrence_id from app.charges where teacher_id = ${teacherId} and student_id = ${from}`;
  await sql`update app.meetings set revision = ${revision} where teacher_id = ${teacherId} and (
    id in (select meeting_id from app.seats where user_id = ${from} and teacher_id = ${teacherId})
    or id in (select meeting_id from app.occurrences where teacher_id = ${teacherId} and id in (${occurrences})))`.execute(
    transaction,
  );
  await sql`update app.occurrences set revision = ${revision} where teacher_id = ${teacherId} and id in (${occurrences})`.execute(
    transaction,
  );
}

/** Of two links to one teacher nothing is lost: notes stand one under the other, late cancels add up, a block holds. */
async function moveLink(
  transaction: StoreTransaction,
  { teacherId, from, to, revision }: Move,
): Promise<void> {
  const joined = (column: string): RawBuilder<string> =>
    sql`case when ${sql.ref(`own.${column}`)} = '' or ${sql.ref(`own.${column}`)} = ${sql.ref(`kept.${column}`)} then ${sql.ref(`kept.${column}`)}
      when ${sql.ref(`kept.${column}`)} = '' then ${sql.ref(`own.${column}`)}
      else ${sql.ref(`kept.${column}`)} || E'\n\n' || ${sql.ref(`own.${column}`)} end`;
  const { rows } =
    await sql`update app.links own set revision = ${revision}, notes = ${joined('notes')}, homework = ${joined('homework')},
      bad_cancels = own.bad_cancels + kept.bad_cancels, blocked = own.blocked or kept.blocked, archived = own.archived and kept.archived,
      personal_discount = coalesce(own.personal_discount, kept.personal_discount), created_at = least(own.created_at, kept.created_at)
    from app.links kept where own.teacher_id = ${teacherId} and own.student_id = ${to}
      and kept.teacher_id = ${teacherId} and kept.student_id = ${from} returning 1`.execute(transaction);
  if (rows.length > 0)
    await sql`delete from app.links where teacher_id = ${teacherId} and student_id = ${from}`.execute(
      transaction,
    );
  else
    await sql`update app.links set student_id = ${to}, revision = ${revision} where teacher_id = ${teacherId} and student_id = ${from}`.execute(
      transaction,
    );
}

const replaced = (column: string, { from, to }: Move): RawBuilder<unknown> =>
  sql`replace(${sql.ref(column)}::text, ${from}, ${to})::jsonb`;

function statementsFor(name: string, fate: string, move: Move): RawBuilder<unknown>[] {
  const { teacherId, from, to, revision } = move;
  const at = name.lastIndexOf('.');
  const table = sql.table(name.slice(0, at));
  const column = name.slice(at + 1);
  const also = fate.endsWith('WithRevision') ? sql`, revision = ${revision}` : sql``;
  if (fate.startsWith('moves'))
    return [
      sql`update ${table} set ${sql.ref(column)} = ${to}${also} where teacher_id = ${teacherId} and ${sql.ref(column)} = ${from}`,
    ];
  if (fate.startsWith('rewritten'))
    return [
      sql`update ${table} set ${sql.ref(column)} = ${replaced(column, move)}${also}
        where teacher_id = ${teacherId} and ${sql.ref(column)}::text like ${`%${from}%`}`,
    ];
  if (fate !== 'dropped') return [];
  const dropped = sql`delete from ${table} where ${sql.ref(column)} = ${from}`;
  return name === 'app.notifications.user_id'
    ? [sql`delete from app.outbox where user_id = ${from}`, dropped]
    : [dropped];
}

/** What the teacher wrote of the student, where the account wishes it or has nothing of its own. */
async function takeDetails(
  transaction: StoreTransaction,
  accountId: Id,
  { claim: { username, phone }, wish }: { claim: OpenClaim; wish: Wish },
): Promise<void> {
  // One name is enough for a kept student, and not for an account.
  const takesName = wish.takeName && isFullName(username);
  if (takesName) {
    await sql`update auth."user" set name = ${username} where id = ${accountId}`.execute(transaction);
    await sql`update app.users set username = ${username}, revision = revision + 1 where user_id = ${accountId}`.execute(
      transaction,
    );
  }
  const { rows } = phone
    ? await sql`update app.users set phone = ${JSON.stringify(phone)}::jsonb, revision = revision + 1
        where user_id = ${accountId} and (phone is null or ${wish.takePhone}::boolean) returning 1`.execute(
        transaction,
      )
    : { rows: [] };
  if (takesName || rows.length > 0) await touchTeachersOf(transaction, accountId);
}
