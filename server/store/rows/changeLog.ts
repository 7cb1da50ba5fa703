/** The log of changes: what each one wrote, so that it can be undone and caught up with. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Asks } from '../../../domain/facts.ts';
import { meetingIdOf, rowKey, type Row, type RowChange } from '../../../domain/rows.ts';
import { servedKind } from '../../rowKinds.ts';
import type { Queries, StoreTransaction } from '../tables.ts';
import { isStoredId } from './storedId.ts';

export type LoggedChange = {
  teacherId: Id;
  revision: number;
  id: Id;
  actorId: Id;
  operations: string[];
  rows: RowChange[];
};

export async function logChange(transaction: StoreTransaction, change: LoggedChange): Promise<void> {
  await transaction
    .insertInto('app.changes')
    .values({
      teacher_id: change.teacherId,
      revision: change.revision,
      id: change.id,
      actor_id: change.actorId,
      operations: JSON.stringify(change.operations),
      rows: JSON.stringify(change.rows),
    })
    .execute();
}

/** A logged change with its rows as they stand now. */
export async function readChange(queries: Queries, teacherId: Id, changeId: Id): Promise<Asks['change'][1]> {
  if (!isStoredId(changeId)) return null;
  const logged = await queries
    .selectFrom('app.changes')
    .select(['rows', 'revision'])
    .where('teacher_id', '=', teacherId)
    .where('id', '=', changeId)
    .executeTakeFirst();
  if (!logged) return null;
  const rows = logged.rows.map(({ before, after }) => (after ?? before) as Row);
  const now = new Map<string, Row>();
  for (const [kind, ofKind] of Map.groupBy(rows, (row) => row.kind)) {
    const which = { ids: ofKind.map(({ id }) => id), removedToo: true };
    for (const row of await servedKind(kind).read(queries, teacherId, which)) now.set(rowKey(row), row);
  }
  const current = rows.map((row) => now.get(rowKey(row)) ?? null);
  return { rows: logged.rows, current, revision: logged.revision };
}

/** Ids of all meetings and occurrences that changes after `since` wrote or removed. */
export async function touchedSince(queries: Queries, teacherId: Id, since: number): Promise<Set<Id>> {
  const changes = await queries
    .selectFrom('app.changes')
    .select('rows')
    .where('teacher_id', '=', teacherId)
    .where('revision', '>', since)
    .execute();
  const ids = new Set<Id>();
  for (const { rows } of changes) {
    for (const { before, after } of rows) {
      const row = (after ?? before) as Row;
      if (meetingIdOf(row) !== null) ids.add(row.id);
    }
  }
  return ids;
}
