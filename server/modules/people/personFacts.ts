/** Answers what operations on a person's own rows ask (domain/kernel/facts.ts), inside the person's lock; they ask nothing about calendars. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Asks, StoreAnswers } from '../../../domain/kernel/facts.ts';
import { rowKey, type Row } from '../../../domain/kernel/rows.ts';
import { broughtBackWithinMs } from './removedChildren.ts';
import { studentOfCode } from './linkCodes.ts';
import type { Queries } from '../../db/tables.ts';
import { readGuardianships, readPersons } from './rows/personRows.ts';
import { isStoredId } from '../../basics/storedId.ts';
import { storeAnswers } from '../../kernel/perform/facts.ts';
import type { Kernel } from '../../kernel/perform/kernel.ts';

export function personFacts(
  kernel: Kernel,
  queries: Queries,
  { userId, nowMs }: { userId: Id; nowMs: number },
): StoreAnswers {
  return {
    ...storeAnswers(kernel, queries, { teacher: null, revision: -1 }),
    persons: ({ ids }) => readPersons(queries, ids.filter(isStoredId)),
    guardianships: ({ parentId }) => readGuardianships(queries, parentId),
    linkCode: ({ code }) => studentOfCode(queries, code, nowMs),
    teachersOf: async ({ studentId }) => {
      const rows = await queries
        .selectFrom('app.student_teachers')
        .select('teacher_id')
        .where('user_id', '=', studentId)
        .execute();
      return rows.map((row) => row.teacher_id);
    },
    personStanding: ({ studentId }) => readStanding(queries, studentId),
    change: ({ changeId }) => readPersonChange(kernel, queries, { userId, changeId, nowMs }),
  };
}

async function readStanding(queries: Queries, studentId: Id): Promise<Asks['personStanding'][1]> {
  const [person, guardians, teachers] = await Promise.all([
    queries.selectFrom('app.users').select('email').where('user_id', '=', studentId).executeTakeFirst(),
    queries.selectFrom('app.guardians').select('parent_id').where('student_id', '=', studentId).execute(),
    queries
      .selectFrom('app.student_teachers')
      .select('teacher_id')
      .where('user_id', '=', studentId)
      .execute(),
  ]);
  // Every account has a mail address.
  return { hasAccount: person?.email != null, guardians: guardians.length, teachers: teachers.length };
}

async function readPersonChange(
  { ownEntities }: Kernel,
  queries: Queries,
  { userId, changeId, nowMs }: { userId: Id; changeId: Id; nowMs: number },
): Promise<Asks['change'][1]> {
  if (!isStoredId(changeId)) return null;
  const logged = await queries
    .selectFrom('app.person_changes')
    .select(['rows', 'at'])
    .where('user_id', '=', userId)
    .where('id', '=', changeId)
    .where('at', '>', new Date(nowMs - broughtBackWithinMs))
    .executeTakeFirst();
  if (!logged) return null;
  const rows = logged.rows.map(({ before, after }) => (after ?? before) as Row);
  const ids = rows.flatMap((row) => (row.kind === 'person' ? [row.id] : []));
  const now = new Map<string, Row>();
  const own = ownEntities.map((entity) => {
    const logged = rows.flatMap(({ kind, id }) => (kind === entity.kind ? [id] : []));
    return entity.read(queries, userId, logged);
  });
  for (const row of [
    ...(await readPersons(queries, ids)),
    ...(await readGuardianships(queries, userId)),
    ...(await Promise.all(own)).flat(),
  ])
    now.set(rowKey(row), row);
  return {
    rows: logged.rows,
    current: rows.map((row) => now.get(rowKey(row)) ?? null),
    revision: 0,
    actorId: userId,
    atMs: logged.at.getTime(),
  };
}
