/** Carries out changes of a person's own rows, with that person and their children locked. */
import type { Id } from '../../../domain/basics/ids.ts';
import { refuse } from '../../../domain/basics/refusal.ts';
import { decide, isRefused } from '../../../domain/decide.ts';
import { fromStore } from '../../../domain/kernel/facts.ts';
import type { Actor } from '../../../domain/kernel/actor.ts';
import type { Row, RowChange } from '../../../domain/kernel/rows.ts';
import { newId } from '../../basics/newId.ts';
import { isStoredId } from '../../basics/storedId.ts';
import type { Queries, StoreTransaction } from '../../db/tables.ts';
import { pluralOf } from '../../kernel/entities/entity.ts';
import { waitWithin } from '../../kernel/limits/rateLimits.ts';
import { announce } from '../../kernel/live/announce.ts';
import type { Kernel, OwnChanges } from '../../kernel/perform/kernel.ts';
import { writeNotifications } from '../../kernel/perform/notifications.ts';
import type { Done, Written } from '../../kernel/perform/outcome.ts';
import { readSteps } from '../../kernel/perform/readSteps.ts';
import { Rollback } from '../../kernel/perform/rollback.ts';
import type { AskedStep, Document } from '../../kernel/perform/steps.ts';
import { studentsOf } from '../../kernel/perform/studentsOf.ts';
import { loadParent } from './parent.ts';
import { personFacts } from './personFacts.ts';
import { logPersonChange, readPersons, writeGuardianships, writePersons } from './rows/personRows.ts';
import { loadStudent, maskStudent } from './student.ts';
import { studentLinkEntity } from './studentLinkEntity.ts';
import { touchTeachersOf } from './touchTeachersOf.ts';

export const ownChanges: OwnChanges = { mayTry, made, carryOut };

/** A guessed code is refused, and a refusal is rolled back, so tries are counted before. */
async function mayTry(queries: Queries, { id }: Actor, steps: readonly AskedStep[]): Promise<boolean> {
  const tries = steps.filter(({ name, args }) => name === 'addStudentToParent' && args['code'] != null);
  for (const _ of tries) if ((await waitWithin(queries, 'linkCodes', { who: id })) > 0) return false;
  return true;
}

async function made(queries: Queries, actorId: Id, changeId: unknown): Promise<boolean> {
  if (typeof changeId !== 'string' || !isStoredId(changeId)) return false;
  const found = await queries
    .selectFrom('app.person_changes')
    .select('id')
    .where('user_id', '=', actorId)
    .where('id', '=', changeId)
    .executeTakeFirst();
  return found !== undefined;
}

async function carryOut(
  kernel: Kernel,
  transaction: StoreTransaction,
  actor: Actor,
  { steps }: Document,
  nowMs: number,
): Promise<Done> {
  const studentIds = await studentsOf(transaction, actor);
  const mine = [...new Set([actor.id, ...studentIds])].toSorted((a, b) => (a < b ? -1 : 1));
  await transaction
    .selectFrom('app.users')
    .select('user_id')
    .where('user_id', 'in', mine)
    .orderBy('user_id')
    .forNoKeyUpdate()
    .execute();
  const [self] = await readPersons(transaction, [actor.id]);
  if (!self) throw new Rollback({ at: 0, refusal: refuse('NOT_FOUND') });
  const decoding = { zone: self.zone, currency: self.currency, nowMs };
  const decoded = await readSteps(kernel, transaction, actor.id, { steps, decoding });
  const acting = { ...actor, acting: { teacherId: '', studentIds } };
  const decision = await fromStore(
    decide(decoded, acting, { nowMs, newId }),
    personFacts(kernel, transaction, { userId: actor.id, nowMs }),
  );
  if (isRefused(decision)) {
    const { step, refusal } = decision.refused;
    throw new Rollback({ at: step, refusal });
  }
  const { rows, outcomes } = decision;
  const changeId: Id | null = rows.length > 0 ? newId() : null;
  if (changeId !== null) {
    const names = decoded.map(({ name }) => name);
    await logPersonChange(transaction, { userId: actor.id, id: changeId, operations: names, rows, nowMs });
    await writePeople(transaction, actor.id, rows);
    await writeOwnEntities(kernel, transaction, { actor, rows, changeId, nowMs });
    await writeNotifications(transaction, decision.tell, { changeId, actorId: actor.id, nowMs });
  }
  const about = outcomes.map((outcome) => outcome.about[0] ?? null);
  const shown = new Set([...about, ...rows.map(({ before, after }) => (after ?? before)?.id ?? null)]);
  const ids = [...shown].filter((id) => id !== null);
  const written = await seenOwn(transaction, actor, ids, nowMs);
  for (const entity of kernel.ownEntities)
    written.rows[pluralOf(entity)] = await entity.shown(transaction, actor.id, ids);
  return {
    changeId,
    steps: steps.map(({ key }, index) => ({ key, about: about[index] ?? null })),
    written,
  };
}

const isOfPeople = (row: Row | null): boolean => row?.kind === 'person' || row?.kind === 'guardianship';

async function writePeople(
  transaction: StoreTransaction,
  actorId: Id,
  rows: readonly RowChange[],
): Promise<void> {
  const changed = rows.flatMap(({ before, after }) => {
    const row = after ?? before;
    return row && isOfPeople(row) ? [row.id] : [];
  });
  if (changed.length === 0) return;
  await writePersons(transaction, rows);
  await writeGuardianships(transaction, rows);
  for (const id of seenByTeachers(rows)) await touchTeachersOf(transaction, id);
  await announce(transaction, { kind: 'profiles', userIds: [...new Set([actorId, ...changed])] });
}

type OwnWrite = { actor: Actor; rows: readonly RowChange[]; changeId: Id; nowMs: number };

async function writeOwnEntities(
  { ownEntities }: Kernel,
  transaction: StoreTransaction,
  { actor, rows, changeId, nowMs }: OwnWrite,
): Promise<void> {
  for (const entity of ownEntities) {
    const own = rows.flatMap(({ after }) => (after?.kind === entity.kind ? [after] : []));
    if (own.length > 0) await entity.write(transaction, actor.id, { rows: own, changeId, nowMs });
  }
}

/** Of whom teachers are told: a person who changed, and a student for whom somebody else speaks and pays now. */
function seenByTeachers(rows: readonly RowChange[]): Set<Id> {
  return new Set(
    rows.flatMap(({ before, after }) => {
      const row = after ?? before;
      if (row?.kind === 'guardianship') return [row.id];
      return before?.kind === 'person' && after ? [before.id] : [];
    }),
  );
}

/** The persons concerned, as the actor sees them now. */
async function seenOwn(
  transaction: StoreTransaction,
  actor: Actor,
  ids: readonly Id[],
  nowMs: number,
): Promise<Written> {
  const students = await studentsOf(transaction, actor);
  const written: Written = { meetings: [], rows: {} };
  const seen = ids.filter((id) => students.includes(id));
  const loaded = await Promise.all(seen.map((id) => loadStudent(transaction, id)));
  const as = actor.role === 'student' ? 'self' : 'guardian';
  written.rows[pluralOf(studentLinkEntity)] = loaded.flatMap((student) =>
    student ? [maskStudent(student, { as })] : [],
  );
  const parent = actor.role === 'parent' ? await loadParent(transaction, actor.id, nowMs) : null;
  if (parent) written.parents = [parent];
  return written;
}
