/** The log of changes: what each one wrote, so that it can be undone and caught up with. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Asks } from '../../../domain/facts.ts';
import { meetingIdOf, rowKey, type Row, type RowChange } from '../../../domain/rows.ts';
import type { Queries, StoreTransaction } from '../tables.ts';
import { isStoredId } from './storedId.ts';
import { readLinks } from './links.ts';
import { readMeetings } from './readMeetings.ts';
import { readOccurrences } from './readOccurrences.ts';
import { readPendingMeetings } from './pendingMeetings.ts';
import { readRestrictedTimes } from './restrictedTimes.ts';

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
  const keys = logged.rows.map(({ before, after }) => rowKey((after ?? before) as Row));
  const idsOf = (kind: Row['kind']): Id[] =>
    keys.filter((key) => key.startsWith(`${kind}:`)).map((key) => key.slice(kind.length + 1));
  const meetings = await readMeetings(queries, teacherId, { ids: idsOf('meeting'), removedToo: true });
  const occurrences = await readOccurrences(queries, teacherId, idsOf('occurrence'));
  const restricted = idsOf('restrictedTime');
  const times = await readRestrictedTimes(queries, teacherId, { ids: restricted, removedToo: true });
  const links = await readLinks(queries, teacherId, idsOf('link'));
  const asked = { ids: idsOf('pendingMeeting'), removedToo: true };
  const pendings = await readPendingMeetings(queries, teacherId, asked);
  const now = new Map<string, Row>();
  for (const { meeting } of meetings) now.set(rowKey(meeting), meeting);
  for (const row of [...occurrences, ...times, ...links, ...pendings]) now.set(rowKey(row), row);
  return { rows: logged.rows, current: keys.map((key) => now.get(key) ?? null), revision: logged.revision };
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
