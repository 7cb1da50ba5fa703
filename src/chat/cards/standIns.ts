/** What is no lesson and is shown like one: requests, closed hours, and groups that are waited for. */
import { toWall } from '../../../domain/basics/zones.ts';
import { asHeld } from '../../../domain/calendar/restrictedTime.ts';
import type { MeetingWithOccurrences } from '../../../domain/calendar/occurrence.ts';
import { asLesson, isOpen } from '../../../domain/requests/pendingMeeting.ts';
import { stillWaits, type Waiting } from '../../../domain/requests/waiting.ts';
import { goingOn } from '../../../domain/requests/waitingFacts.ts';
import type { RowChange } from '../../../domain/rows.ts';

/** The group that is waited for, by its next lesson; a place that is taken is shown by the group's own change. */
function nextOfGroup(
  waiting: Waiting,
  rows: readonly RowChange[],
  held: readonly MeetingWithOccurrences[],
  nowMs: number,
): MeetingWithOccurrences[] {
  const series = held.filter(({ meeting }) => meeting.id === waiting.meetingId);
  const next = goingOn(series, nowMs);
  const changes = rows.some(({ after }) => after?.kind === 'meeting');
  if (!next || changes || !stillWaits(waiting)) return [];
  const { meeting } = next.held;
  const start = toWall(next.nextMs, meeting.zone);
  return [{ meeting: { ...meeting, id: waiting.id, start, rrule: null }, occurrences: [] }];
}

type Around = { held: readonly MeetingWithOccurrences[]; nowMs: number };

/** Requests, closed hours and places in queues are shown like lessons: where they stood, and where they would stand. */
export function standIns(
  rows: readonly RowChange[],
  side: 'before' | 'after',
  { held, nowMs }: Around,
): MeetingWithOccurrences[] {
  return rows.flatMap((change) => {
    const row = change[side];
    if (row?.kind === 'restrictedTime') return asHeld(row);
    if (row?.kind === 'waiting') return nextOfGroup(row, rows, held, nowMs);
    // What is settled is no longer asked for: the meeting that came of it has a row of its own.
    return row?.kind === 'pendingMeeting' && isOpen(row) ? asLesson(row) : [];
  });
}
