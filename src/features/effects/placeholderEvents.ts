/** What is no lesson and is shown like one: requests, closed hours, and groups that are waited for or asked to be joined. */
import { toWall } from '../../../domain/basics/zones.ts';
import { hoursClosedBy } from '../../../domain/calendar/conflicts/closedHours.ts';
import type { MeetingWithOccurrences } from '../../../domain/calendar/occurrence.ts';
import { asLesson, isOpen } from '../../../domain/requests/pendingMeeting.ts';
import { isAsking } from '../../../domain/requests/joinRequest.ts';
import { stillWaits } from '../../../domain/requests/waiting.ts';
import { goingOn } from '../../../domain/requests/waitingFacts.ts';
import type { RowChange } from '../../../domain/kernel/rows.ts';

/** The group that is waited for, or asked to be joined, by its next lesson; a place that is taken is shown by the group's own change. */
function nextOfGroup(
  asking: { id: string; meetingId: string | null },
  rows: readonly RowChange[],
  held: readonly MeetingWithOccurrences[],
  nowMs: number,
): MeetingWithOccurrences[] {
  const series = held.filter(({ meeting }) => meeting.id === asking.meetingId);
  const next = goingOn(series, nowMs);
  const changes = rows.some(({ after }) => after?.kind === 'meeting');
  if (!next || changes) return [];
  const { meeting } = next.held;
  const start = toWall(next.nextMs, meeting.zone);
  return [{ meeting: { ...meeting, id: asking.id, start, rrule: null }, occurrences: [] }];
}

type Around = { held: readonly MeetingWithOccurrences[]; nowMs: number };

/** Requests, closed hours and places in queues are shown like lessons: where they stood, and where they would stand. */
export function placeholderEvents(
  rows: readonly RowChange[],
  side: 'before' | 'after',
  { held, nowMs }: Around,
): MeetingWithOccurrences[] {
  return rows.flatMap((change) => {
    const row = change[side];
    const closed = row && hoursClosedBy(row);
    if (closed) return closed;
    if (row?.kind === 'waiting') return stillWaits(row) ? nextOfGroup(row, rows, held, nowMs) : [];
    // Of one that stood before its people are told.
    if (row?.kind === 'joinRequest')
      return isAsking(row) && change.before === null ? nextOfGroup(row, rows, held, nowMs) : [];
    // What is settled is no longer asked for: the meeting that came of it has a row of its own.
    return row?.kind === 'pendingMeeting' && isOpen(row) ? asLesson(row) : [];
  });
}
