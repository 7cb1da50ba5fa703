/** The log of changes: what each one wrote, so that it can be undone and caught up with. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Asks } from '../../../domain/facts.ts';
import { rowKey, type Row, type RowChange } from '../../../domain/rows.ts';
import { meetingIdOf } from '../../../domain/rowChanges.ts';
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
    .select(['rows', 'revision', 'actor_id', 'at'])
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
  return {
    rows: logged.rows,
    current,
    revision: logged.revision,
    actorId: logged.actor_id,
    atMs: logged.at.getTime(),
  };
}

/** In whose calendar this person made the change; null where they made none. */
export async function calendarOfChange(queries: Queries, actorId: Id, changeId: unknown): Promise<Id | null> {
  if (typeof changeId !== 'string' || !isStoredId(changeId)) return null;
  const row = await queries
    .selectFrom('app.changes')
    .select('teacher_id')
    .where('id', '=', changeId)
    .where('actor_id', '=', actorId)
    .executeTakeFirst();
  return row?.teacher_id ?? null;
}

/** The rows of lessons that changes after `since` wrote or removed, each as it was and as it became. */
export async function lessonsTouchedSince(
  queries: Queries,
  teacherId: Id,
  since: number,
): Promise<TouchedLesson[]> {
  const changes = await queries
    .selectFrom('app.changes')
    .select('rows')
    .where('teacher_id', '=', teacherId)
    .where('revision', '>', since)
    .execute();
  return changes
    .flatMap(({ rows }) => rows)
    .flatMap(({ before, after }) => {
      const versions = [before, after].filter((row) => row !== null);
      return versions.flatMap((row) => {
        const meetingId = meetingIdOf(row);
        return meetingId === null ? [] : [{ row, meetingId }];
      });
    });
}

export type TouchedLesson = { row: Row; meetingId: Id };
