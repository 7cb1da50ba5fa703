/** The world as it will be: answers about meetings with the rows of earlier steps laid over them. */
import type { Id } from './basics/ids.ts';
import type { Meeting } from './calendar/meeting.ts';
import type { Occurrence } from './calendar/occurrence.ts';
import type { Link } from './people/link.ts';
import { need, type Ask, type Asks, type Gathering, type MeetingWithOccurrences } from './facts.ts';
import { isOpen } from './requests/pendingMeeting.ts';
import { rowKey, type Row, type RowChange } from './rows.ts';

/** Drives `inner`, and lets it see `rows` in every answer. */
export function* over<Result>(inner: Gathering<Result>, rows: readonly RowChange[]): Gathering<Result> {
  let turn = inner.next();
  while (!turn.done)
    turn = inner.next(rows.length === 0 ? yield turn.value : yield* answer(turn.value, rows));
  return turn.value;
}

/** A meeting as it will be, with all that hangs on it. */
export function* meetingOver(
  teacherId: Id,
  id: Id,
  rows: readonly RowChange[],
): Gathering<MeetingWithOccurrences | null> {
  return yield* over(need('meeting', { teacherId, id }), rows);
}

function* answer(ask: Ask, rows: readonly RowChange[]): Gathering<unknown> {
  if (ask.ask === 'meeting') return yield* oneMeeting(ask.of, rows);
  if (ask.ask === 'series') {
    const found = (yield ask) as Asks['series'][1];
    return patched(found, rows, (meeting) => meeting.seriesId === ask.of.seriesId).sort(byStart);
  }
  if (ask.ask === 'schedule') {
    const found = (yield ask) as Asks['schedule'][1];
    // One that does not reach the range is harmless: who asks looks at lessons, not at rows.
    return patched(found, rows, () => true).filter(({ meeting }) => meeting.removedMs === null);
  }
  if (ask.ask === 'students') {
    const found = (yield ask) as Asks['students'][1];
    return found.map((student) => {
      const link = rows.find(({ after }) => after?.kind === 'link' && after.id === student.id)?.after as
        Link | undefined;
      return link ? { ...student, badCancels: link.badCancels, blocked: link.blocked } : student;
    });
  }
  if (ask.ask === 'pendingMeetings') {
    const found = (yield ask) as Asks['pendingMeetings'][1];
    const { id } = ask.of;
    return laid(found, rows, 'pendingMeeting').filter(
      (row) => row.removedMs === null && (id === null ? isOpen(row) : row.id === id),
    );
  }
  if (ask.ask === 'restrictedTimes') {
    const found = (yield ask) as Asks['restrictedTimes'][1];
    return laid(found, rows, 'restrictedTime').filter(({ removedMs }) => removedMs === null);
  }
  return yield ask;
}

type OfKind<Kind extends Row['kind']> = Extract<Row, { kind: Kind }>;

/** Rows of one kind that stand for themselves. */
function laid<Kind extends Row['kind']>(
  found: readonly OfKind<Kind>[],
  rows: readonly RowChange[],
  kind: Kind,
): OfKind<Kind>[] {
  const byId = new Map(found.map((row) => [row.id, row]));
  for (const { after } of rows) if (after?.kind === kind) byId.set(after.id, after as OfKind<Kind>);
  return [...byId.values()];
}

const byStart = (a: MeetingWithOccurrences, b: MeetingWithOccurrences): number =>
  a.meeting.start < b.meeting.start ? -1 : 1;

function* oneMeeting(
  { teacherId, id }: Asks['meeting'][0],
  rows: readonly RowChange[],
): Gathering<MeetingWithOccurrences | null> {
  const row = rows.find(({ before, after }) => (after ?? before)?.id === id);
  if (row && !row.after) return null;
  const meetingId = row?.after?.kind === 'occurrence' ? row.after.meetingId : id;
  const isNew = rows.some(
    ({ before, after }) => before === null && after?.kind === 'meeting' && after.id === meetingId,
  );
  const found = isNew ? null : yield* need('meeting', { teacherId, id: meetingId });
  const wanted = found?.meeting.id ?? meetingId;
  const belongs = (row: Row | null): boolean =>
    (row?.kind === 'meeting' && row.id === wanted) ||
    (row?.kind === 'occurrence' && row.meetingId === wanted);
  const own = rows.filter(({ before, after }) => belongs(before) || belongs(after));
  return (
    patched(found ? [found] : [], own, (meeting) => meeting.id === wanted).find(
      ({ meeting }) => meeting.id === wanted,
    ) ?? null
  );
}

function patched(
  found: readonly MeetingWithOccurrences[],
  rows: readonly RowChange[],
  isWanted: (meeting: Meeting) => boolean,
): MeetingWithOccurrences[] {
  const touched = new Set(
    rows.flatMap(({ before, after }) => [before, after]).flatMap((row) => (row ? [rowKey(row)] : [])),
  );
  const meetings = new Map<Id, Meeting>(found.map(({ meeting }) => [meeting.id, meeting]));
  const byMeeting = new Map<Id, Occurrence[]>();
  const hang = (row: Occurrence): void => {
    byMeeting.set(row.meetingId, [...(byMeeting.get(row.meetingId) ?? []), row]);
  };
  for (const { occurrences } of found)
    for (const row of occurrences) if (!touched.has(rowKey(row))) hang(row);
  for (const { after } of rows) {
    if (after?.kind === 'meeting' && (meetings.has(after.id) || isWanted(after)))
      meetings.set(after.id, after);
    if (after?.kind === 'occurrence') hang(after);
  }
  return [...meetings.values()].map((meeting) => ({ meeting, occurrences: byMeeting.get(meeting.id) ?? [] }));
}
