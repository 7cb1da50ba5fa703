/** Writes what was decided: the rows, the hours they occupy, who attends, the log, and the word that it happened. */
import type { Id } from '../../domain/basics/ids.ts';
import type { MeetingWithOccurrences } from '../../domain/calendar/occurrence.ts';
import { meetingIdOf } from '../../domain/rowChanges.ts';
import { rowKey, type Row, type RowChange, type RowKind } from '../../domain/rows.ts';
import { occupiedFromMs, retimedMeetings, rewriteOccupied } from '../calendar/occupied.ts';
import { reachOf } from '../calendar/reach.ts';
import { toWire } from '../calendar/readCalendar.ts';
import { announce } from '../live/announce.ts';
import { kindNames, nameOf, servedKind, shownKinds, shownOf, type ShownKind } from '../rowKinds.ts';
import { logChange } from '../store/rows/changeLog.ts';
import { readMeetings } from '../store/rows/readMeetings.ts';
import type { Changed } from '../store/rows/which.ts';
import { stampMeetings } from '../store/rows/writeMeetings.ts';
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
  for (const kind of kindNames) {
    const changed = changedOf(kind, rows);
    if (changed.changes.length > 0) await servedKind(kind).write(transaction, changed, teacherId);
  }

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
  const retimed = retimedMeetings(rows);
  const otherHours = held.filter(({ meeting }) => retimed.has(meeting.id));
  await rewriteOccupied(transaction, teacherId, otherHours, span);

  const { id, actorId, operations } = change;
  await logChange(transaction, { teacherId, revision, id, actorId, operations, rows });
  await announce(transaction, { kind: 'rows', teacherId, revision });
  // How they stand with a teacher is part of what students see of themselves.
  const standing = rows.flatMap(({ before, after }) =>
    (after ?? before)?.kind === 'link' ? [(after ?? before)?.id ?? ''] : [],
  );
  if (standing.length > 0) await announce(transaction, { kind: 'profiles', userIds: standing });
  const wires = await toWire(transaction, around, teacher.currency);
  const there = new Set(wires.map((wire) => wire.id));
  const gone = rows
    .map(({ before, after }) => after ?? before)
    .filter((row) => row !== null && meetingIdOf(row) !== null && !there.has(row.id))
    .map((row) => ({ id: row?.id ?? '', version: revision, removed: true }));
  const written: Written = { meetings: [...wires, ...gone] };
  for (const kind of shownKinds) {
    const { after, gone } = changedOf(kind, rows);
    if (after.length > 0) await addWires(transaction, teacher, written, kind, after);
    const erased = gone.map(({ id }) => ({ id, version: revision, removed: true }));
    if (erased.length > 0)
      Object.assign(written, { [`${nameOf(kind)}s`]: [...(written[`${nameOf(kind)}s`] ?? []), ...erased] });
  }
  return written;
}

/** Where all was so already: nothing is written, and the rows that were spoken of are answered as they are. */
export async function answerUnchanged(
  transaction: StoreTransaction,
  { teacher }: Locked,
  ids: ReadonlySet<Id>,
): Promise<Written> {
  const meetings = await readAround(transaction, teacher.id, ids);
  const written: Written = { meetings: await toWire(transaction, meetings, teacher.currency) };
  for (const kind of shownKinds) {
    const which = { ids: [...ids], removedToo: true };
    const rows = await servedKind(kind).read(transaction, teacher.id, which);
    if (rows.length > 0) await addWires(transaction, teacher, written, kind, rows);
  }
  return written;
}

async function addWires(
  transaction: StoreTransaction,
  teacher: Locked['teacher'],
  written: Written,
  kind: ShownKind,
  rows: readonly Row[],
): Promise<void> {
  const wires = await shownOf(kind).toWire(transaction, rows, teacher);
  Object.assign(written, { [`${nameOf(kind)}s`]: wires });
}

function changedOf(kind: RowKind, rows: readonly RowChange[]): Changed<Row> {
  const changes = rows.filter(({ before, after }) => (after ?? before)?.kind === kind);
  return {
    changes,
    after: changes.flatMap(({ after }) => after ?? []),
    gone: changes.flatMap(({ before, after }) => (after === null && before ? [before] : [])),
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
  return readMeetings(transaction, teacherId, { seriesOf: [...ids], removedToo: true });
}
