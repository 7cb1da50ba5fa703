/** Reads and writes accepted contracts, which are never changed. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Acceptance } from '../../../domain/people/contract.ts';
import type { Queries, Stored, StoreTransaction } from '../../db/tables.ts';
import type { Changed, Which } from '../../kernel/entities/entity.ts';

export async function readAcceptances(
  queries: Queries,
  teacherId: Id,
  { ids, since }: Which = {},
  studentIds?: readonly Id[],
): Promise<Acceptance[]> {
  if (ids?.length === 0 || studentIds?.length === 0) return [];
  let query = queries.selectFrom('app.contract_acceptances').selectAll().where('teacher_id', '=', teacherId);
  if (ids) query = query.where('id', 'in', ids);
  if (since !== undefined) query = query.where('revision', '>', since);
  if (studentIds) query = query.where('student_id', 'in', studentIds);
  return (await query.orderBy('accepted_at').orderBy('id').execute()).map(toAcceptance);
}

export async function readAccepted(queries: Queries, teacherId: Id, studentId: Id): Promise<number | null> {
  const last = await queries
    .selectFrom('app.contract_acceptances')
    .select('version')
    .where('teacher_id', '=', teacherId)
    .where('student_id', '=', studentId)
    .orderBy('accepted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.version ?? null;
}

/** An undo does not change them. */
export async function writeAcceptances(
  transaction: StoreTransaction,
  { changes }: Changed<Acceptance>,
): Promise<void> {
  const made = changes.flatMap(({ before, after }) => (before === null && after ? [after] : []));
  await insertAcceptances(transaction, made);
}

export async function insertAcceptances(
  transaction: StoreTransaction,
  made: readonly Acceptance[],
): Promise<void> {
  if (made.length === 0) return;
  await transaction.insertInto('app.contract_acceptances').values(made.map(toStored)).execute();
}

const toAcceptance = (row: Stored<'app.contract_acceptances'>): Acceptance => ({
  kind: 'acceptance',
  teacherId: row.teacher_id,
  id: row.id,
  revision: row.revision,
  version: row.version,
  hash: row.hash,
  locale: row.locale,
  text: row.text,
  studentId: row.student_id,
  actorId: row.actor_id,
  sessionId: row.session_id,
  acceptedMs: row.accepted_at.getTime(),
});

const toStored = (acceptance: Acceptance) => ({
  teacher_id: acceptance.teacherId,
  id: acceptance.id,
  revision: acceptance.revision,
  version: acceptance.version,
  hash: acceptance.hash,
  locale: acceptance.locale,
  text: acceptance.text,
  student_id: acceptance.studentId,
  actor_id: acceptance.actorId,
  session_id: acceptance.sessionId,
  accepted_at: new Date(acceptance.acceptedMs),
});
