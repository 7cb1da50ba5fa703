/** The log of changes: what each one wrote, for undo and for catching up. */
import type { Id } from '../../../domain/basics/ids.ts';
import { meetingIdOf } from '../../../domain/calendar/occurrence.ts';
import type { Asks } from '../../../domain/kernel/facts.ts';
import { rowKey, type Row, type RowChange } from '../../../domain/kernel/rows.ts';
import type { Queries, StoreTransaction } from '../../db/tables.ts';
import type { StoredEntity } from '../entities/entity.ts';
import { isStoredId } from '../../basics/storedId.ts';

export type LoggedChange = {
  teacherId: Id;
  revision: number;
  id: Id;
  actorId: Id;
  operations: string[];
  rows: RowChange[];
  /** The change that this one took back. */
  undoes?: Id | null;
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
      undoes: change.undoes ?? null,
    })
    .execute();
}

/** A logged change with the current state of its rows. */
export async function readChange(
  stored: readonly StoredEntity[],
  queries: Queries,
  { teacherId, changeId }: Asks['change'][0],
): Promise<Asks['change'][1]> {
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
    const entity = stored.find((each) => each.kind === kind);
    for (const row of (await entity?.read(queries, teacherId, which)) ?? []) now.set(rowKey(row), row);
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

/** In whose calendar this person made the change; null if they did not make it. */
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

/** The lesson rows that changes after `since` wrote or removed, each before and after. */
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
