/** The lesson that a request stands for, as it stands now. */
import { onWallOf, toMs } from '../basics/zones.ts';
import { lessonOf, type Lesson } from '../calendar/lesson.ts';
import type { MeetingWithOccurrences } from '../calendar/occurrence.ts';
import type { PendingMeeting } from './pendingMeeting.ts';

/** In whichever row of its series the lesson stands now; one that was moved onto its hour is another lesson. */
export function findReplaced(
  { replaces, zone }: Pick<PendingMeeting, 'replaces' | 'zone'>,
  all: readonly MeetingWithOccurrences[],
): { held: MeetingWithOccurrences; lesson: Lesson } | null {
  const named = replaces && all.find(({ meeting }) => meeting.id === replaces.meetingId);
  if (!named) return null;
  for (const held of all) {
    if (held.meeting.seriesId !== named.meeting.seriesId) continue;
    const wall = onWallOf(replaces.slot, zone, held.meeting.zone);
    const lesson = lessonOf(held, wall);
    if (lesson && toMs(lesson.slot, held.meeting.zone) === toMs(wall, held.meeting.zone))
      return { held, lesson };
  }
  return null;
}

/** Whether it is theirs alone; a group is not moved for one of them. */
export const isTheirsAlone = (
  { meeting }: Pick<Lesson, 'meeting'>,
  { attendees }: Pick<PendingMeeting, 'attendees'>,
): boolean =>
  meeting.attendees.every(({ studentId }) => attendees.some((each) => each.studentId === studentId));
