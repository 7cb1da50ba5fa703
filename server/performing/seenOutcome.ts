/** What was written, as the one who did it may see it: a student's answer goes through the same mask as their calendar. */
import type { Id } from '../../domain/basics/ids.ts';
import type { Actor } from '../../domain/people/people.ts';
import { seenTimeOrGone } from '../calendar/restrictedTimeFeed.ts';
import { seenOrGone } from '../calendar/seenBy.ts';
import { calendarViewers } from '../calendar/viewer.ts';
import { seenPending } from '../requests/pendingFeed.ts';
import type { Queries } from '../store/tables.ts';
import type { Written } from './outcome.ts';

export async function seenWritten(
  queries: Queries,
  teacherId: Id,
  actor: Actor,
  written: Written,
): Promise<Written> {
  if (actor.role === 'teacher') return written;
  const [viewer] = await calendarViewers(queries, teacherId, [actor]);
  if (!viewer) return { meetings: [], restrictedTimes: [], pendingMeetings: [] };
  return {
    meetings: written.meetings.map((row) => seenOrGone(row, viewer)),
    restrictedTimes: written.restrictedTimes.map((row) => seenTimeOrGone(row, viewer)),
    pendingMeetings: written.pendingMeetings.flatMap((row) => seenPending(row, viewer) ?? []),
  };
}
