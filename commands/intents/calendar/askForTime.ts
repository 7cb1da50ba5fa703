/** A student or a parent does not move a lesson: they ask its teacher for another time, and a yes moves it. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Wall } from '../../../domain/basics/wallTime.ts';
import type { Location } from '../../../domain/calendar/meeting.ts';
import type { Step } from '../../../domain/operations.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import type { Slots } from '../../kernel/plan.ts';
import { standingOf } from '../../slots/aPending.ts';
import { addressOf } from './lesson/address.ts';
import type { Lesson } from '../../world/lesson.ts';
import { wallOfMoment } from '../../world/moments.ts';
import { ofChild } from './ofChild.ts';

export function askForTime(
  { start, end }: { start: Wall; end: Wall },
  slots: Slots,
  world: IndexedWorld,
): Step[] {
  const addressed = addressOf(slots, world);
  const lesson = addressed && world.lessonById.get(addressed.id);
  if (!lesson) return [];
  const { occurrence } = addressed.address;
  const own = world.role === 'parent' ? world.children.map(({ id }) => id) : [world.user?.id ?? ''];
  const child = ofChild(slots).attendeeId;
  const attendees = child === undefined ? lesson.attendeeIds.filter((id) => own.includes(id)) : [child];
  const asked = askedAlready(lesson, occurrence ?? lesson.start, attendees, world);
  if (asked)
    return [
      { name: 'updatePendingMeeting', args: { input: { id: asked.id, start, end }, status: 'Pending' } },
    ];
  const input = {
    organizer: lesson.teacherId ?? world.teachers[0]?.id ?? null,
    start,
    end,
    ...(lesson.subject === '' ? {} : { subject: lesson.subject }),
    ...(lesson.location === '' ? {} : { location: lesson.location as Location }),
    replaces: { id: addressed.id, ...(occurrence === undefined ? {} : { occurrence }) },
    attendees: attendees.map((attendeeId) => ({ attendeeId })),
  };
  return [{ name: 'addPendingMeeting', args: { input } }];
}

/** A request for the same lesson that still waits for the teacher: it is given the new time. */
function askedAlready(
  lesson: Lesson,
  occurrence: Wall,
  attendees: readonly Id[],
  world: IndexedWorld,
): Lesson | undefined {
  const seriesOf = (id: Id): Id => world.lessonById.get(id)?.meeting.seriesId ?? id;
  const { slot } = lesson.meeting;
  const at = slot === undefined || slot === null ? occurrence : wallOfMoment(slot, world.timeZone);
  return world.pendings.find((one) => {
    const { replaces } = one.meeting;
    return (
      replaces &&
      standingOf(one) === 'pending' &&
      seriesOf(replaces.meetingId) === seriesOf(lesson.id) &&
      wallOfMoment(replaces.occurrence, world.timeZone) === at &&
      attendees.every((id) => one.attendeeIds.includes(id))
    );
  });
}
