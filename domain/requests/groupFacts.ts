/** A group that somebody asks to come into: a lesson for several that lies ahead, or a series that goes on. */
import type { Id } from '../basics/ids.ts';
import { refuse, type Refusal } from '../basics/refusal.ts';
import { need, type Gathering } from '../kernel/facts.ts';
import type { MeetingWithOccurrences } from '../calendar/occurrence.ts';

/** With all rows of its series. */
export type Group = MeetingWithOccurrences & { series: MeetingWithOccurrences[] };

export function* groupFacts(teacherId: Id, id: Id, field: string): Gathering<Group | Refusal> {
  const held = yield* need('meeting', { teacherId, id });
  if (!held || held.meeting.removedMs !== null || held.meeting.capacity < 2)
    return refuse('NOT_FOUND', field);
  const series = yield* need('series', { teacherId, seriesId: held.meeting.seriesId });
  const others = series.filter(({ meeting }) => meeting.id !== held.meeting.id && meeting.removedMs === null);
  return { ...held, series: [held, ...others] };
}
