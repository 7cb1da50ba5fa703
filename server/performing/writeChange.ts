/** Writes what was decided: the rows, the hours they occupy, who attends, the log, and the word that it happened. */
import type { Id } from '../../domain/basics/ids.ts';
import type { Meeting } from '../../domain/calendar/meeting.ts';
import { writeRestrictedTime } from '../../domain/calendar/wireRestrictedTime.ts';
import type { MeetingWithOccurrences } from '../../domain/facts.ts';
import { meetingIdOf, rowKey, type RowChange } from '../../domain/rows.ts';
import { occupiedFromMs, rewriteOccupied } from '../calendar/occupied.ts';
import { reachOf } from '../calendar/reach.ts';
import { toWire } from '../calendar/readCalendar.ts';
import { pendingToWire } from '../requests/pendingFeed.ts';
import { announce } from '../live/announce.ts';
import { logChange } from '../store/rows/changeLog.ts';
import { writeLinks } from '../store/rows/links.ts';
import { readMeetings } from '../store/rows/readMeetings.ts';
import { readPendingMeetings, writePendingMeetings } from '../store/rows/pendingMeetings.ts';
import { readRestrictedTimes, writeRestrictedTimes } from '../store/rows/restrictedTimes.ts';
import { writeSeats } from '../store/rows/seats.ts';
import { stampMeetings, writeMeetings } from '../store/rows/writeMeetings.ts';
import { writeOccurrences } from '../store/rows/writeOccurrences.ts';
import type { StoreTransaction } from '../store/tables.ts';
import type { Written } from './outcome.ts';
import { takeRevision, type Locked } from './teacherLock.ts';

export type ChangeToWrite = {
  id: Id;
  actorId: Id;
  operations: string[];
  rows: readonly RowChange[];
  nowMs: number;
};

/** Answers every row that was written, as its teacher sees it. */
export async function writeChange(
  transaction: StoreTransaction,
  locked: Locked,
  change: ChangeToWrite,
): Promise<Written> {
  const { teacher, occupiedUntilMs } = locked;
  const teacherId = teacher.id;
  const revision = await takeRevision(transaction, locked);
  const rows = wholeChange(change.rows, revision);
  const meetings = rows.flatMap(({ before, after }) =>
    after?.kind === 'meeting' ? [{ before: before as Meeting | null, after }] : [],
  );
  const written = rows.flatMap(({ after }) => (after?.kind === 'occurrence' ? [after] : []));
  const times = rows.flatMap(({ after }) => (after?.kind === 'restrictedTime' ? [after] : []));
  const removed = rows.flatMap(({ before, after }) => (after === null && before ? [before.id] : []));
  await writeMeetings(
    transaction,
    meetings.map(({ after }) => after),
  );
  await writeOccurrences(transaction, teacherId, { written, removed });
  await writeSeats(transaction, teacherId, meetings);
  await writeRestrictedTimes(transaction, times);
  const pendings = rows.flatMap(({ after }) => (after?.kind === 'pendingMeeting' ? [after] : []));
  await writePendingMeetings(transaction, pendings);
  await writeLinks(
    transaction,
    rows.flatMap(({ after }) => (after?.kind === 'link' ? [after] : [])),
  );

  const touched = touchedMeetings(rows);
  const around = await readAround(transaction, teacherId, touched);
  const held = around.filter(({ meeting }) => touched.has(meeting.id));
  await stampMeetings(
    transaction,
    teacherId,
    held.map((each) => ({ id: each.meeting.id, reach: reachOf(each) })),
    revision,
  );
  for (const { meeting } of held) meeting.revision = revision;
  const span = { fromMs: occupiedFromMs(change.nowMs), untilMs: occupiedUntilMs };
  await rewriteOccupied(transaction, teacherId, held, span);

  const { id, actorId, operations } = change;
  await logChange(transaction, { teacherId, revision, id, actorId, operations, rows });
  await announce(transaction, { kind: 'rows', teacherId, revision });
  const wires = await toWire(transaction, around, teacher.currency);
  const there = new Set(wires.map((wire) => wire.id));
  const gone = rows
    .map(({ before, after }) => after ?? before)
    .filter((row) => row !== null && meetingIdOf(row) !== null && !there.has(row.id))
    .map((row) => ({ id: row?.id ?? '', version: revision, removed: true }));
  return {
    meetings: [...wires, ...gone],
    restrictedTimes: times.map(writeRestrictedTime),
    pendingMeetings: await pendingToWire(transaction, pendings, teacher.currency),
  };
}

/** Where all was so already: nothing is written, and the rows that were spoken of are answered as they are. */
export async function answerUnchanged(
  transaction: StoreTransaction,
  { teacher }: Locked,
  ids: ReadonlySet<Id>,
): Promise<Written> {
  const meetings = await readAround(transaction, teacher.id, ids);
  const which = { ids: [...ids], removedToo: true };
  const times = await readRestrictedTimes(transaction, teacher.id, which);
  const pendings = await readPendingMeetings(transaction, teacher.id, which);
  return {
    meetings: await toWire(transaction, meetings, teacher.currency),
    restrictedTimes: times.map(writeRestrictedTime),
    pendingMeetings: await pendingToWire(transaction, pendings, teacher.currency),
  };
}

/** What several steps did to one row is one change of it, under the new revision. */
function wholeChange(changes: readonly RowChange[], revision: number): RowChange[] {
  const whole = new Map<string, RowChange>();
  for (const { before, after } of changes) {
    const row = after ?? before;
    if (!row) continue;
    const stamped = after === null ? null : { ...after, revision };
    const earlier = whole.get(rowKey(row));
    whole.set(rowKey(row), { before: earlier ? earlier.before : before, after: stamped });
  }
  return [...whole.values()].filter(({ before, after }) => before !== null || after !== null);
}

function touchedMeetings(rows: readonly RowChange[]): Set<Id> {
  const ids = rows.flatMap(({ before, after }) => [before, after].map((row) => row && meetingIdOf(row)));
  return new Set(ids.filter((id) => id !== null));
}

/** The meetings with all rows of their series, whose numbers may have changed with them. */
async function readAround(
  transaction: StoreTransaction,
  teacherId: Id,
  ids: ReadonlySet<Id>,
): Promise<MeetingWithOccurrences[]> {
  if (ids.size === 0) return [];
  const series = await transaction
    .selectFrom('app.meetings')
    .select('series_id')
    .distinct()
    .where('teacher_id', '=', teacherId)
    .where('id', 'in', [...ids])
    .execute();
  const seriesIds = series.map(({ series_id: id }) => id);
  return readMeetings(transaction, teacherId, { seriesIds, removedToo: true });
}
