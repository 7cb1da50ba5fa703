/** A student or a parent does not move a lesson: they ask its teacher for another time. */
import type { Wall } from '../../domain/basics/wallTime.ts';
import type { Location } from '../../domain/calendar/meeting.ts';
import type { Step } from '../../domain/operations.ts';
import type { IndexedWorld } from '../indexWorld.ts';
import type { Slots } from '../pipeline/plan.ts';
import { inWords, momentWords } from '../words.ts';
import { ofChild } from './ofChild.ts';

export function askForTime(
  meetingId: string,
  { start, end }: { start: Wall; end: Wall },
  slots: Slots,
  world: IndexedWorld,
): Step[] {
  const lesson = world.lessonById.get(meetingId);
  if (lesson === undefined) return [];
  const { occurrence } = slots as { occurrence?: Wall };
  const instead = momentWords(world, occurrence ?? lesson.start);
  const own = world.role === 'parent' ? world.children.map(({ id }) => id) : [world.user?.id ?? ''];
  const child = ofChild(slots).attendeeId;
  const attendees = child === undefined ? lesson.attendeeIds.filter((id) => own.includes(id)) : [child];
  const input = {
    organizer: lesson.teacherId ?? world.teachers[0]?.id ?? null,
    start,
    end,
    ...(lesson.subject === '' ? {} : { subject: lesson.subject }),
    ...(lesson.location === '' ? {} : { location: lesson.location as Location }),
    // Which lesson it stands for is the teacher's to know: until they say yes it stays where it is.
    description: inWords(world, `instead of ${instead}`, `במקום ${instead}`),
    attendees: attendees.map((attendeeId) => ({ attendeeId })),
  };
  return [{ name: 'addPendingMeeting', args: { input } }];
}
