/** Meetings of one teacher with what happened to their occurrences. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Wall } from '../../../domain/basics/wallTime.ts';
import type { MeetingWithOccurrences } from '../../../domain/facts.ts';
import type { Queries } from '../tables.ts';
import { toMeeting } from './meetingRow.ts';
import { readOccurrences } from './readOccurrences.ts';

export type Which = {
  ids?: readonly Id[];
  seriesIds?: readonly Id[];
  /** Written after this revision. */
  since?: number;
  /** May take place in [from, until); null = for ever. */
  span?: { from: Wall; until: Wall | null };
  removedToo?: boolean;
};

export async function readMeetings(
  queries: Queries,
  teacherId: Id,
  which: Which,
): Promise<MeetingWithOccurrences[]> {
  let query = queries.selectFrom('app.meetings').selectAll().where('teacher_id', '=', teacherId);
  if (!which.removedToo) query = query.where('removed_at', 'is', null);
  if (which.ids) {
    if (which.ids.length === 0) return [];
    query = query.where('id', 'in', which.ids);
  }
  if (which.seriesIds) {
    if (which.seriesIds.length === 0) return [];
    query = query.where('series_id', 'in', which.seriesIds);
  }
  if (which.since !== undefined) query = query.where('revision', '>', which.since);
  if (which.span) {
    query = query.where('reach_until', '>', which.span.from);
    if (which.span.until !== null) query = query.where('reach_from', '<', which.span.until);
  }
  const meetings = (await query.orderBy('start').orderBy('id').execute()).map(toMeeting);
  if (meetings.length === 0) return [];
  const whole = !which.ids && !which.seriesIds && which.since === undefined && !which.span;
  const occurrences = await readOccurrences(
    queries,
    teacherId,
    whole ? {} : { meetingIds: meetings.map(({ id }) => id) },
  );
  const ofMeeting = Map.groupBy(occurrences, ({ meetingId }) => meetingId);
  return meetings.map((meeting) => ({ meeting, occurrences: ofMeeting.get(meeting.id) ?? [] }));
}
