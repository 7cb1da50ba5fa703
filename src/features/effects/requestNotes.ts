/** What stands where a lesson is asked for or offered: told by sentence as the booking form tells it, refused by neither. */
import { closedHours } from '../../../commands/answers.ts';
import type { Held } from '../../../commands/calendar/lesson.ts';
import type { IndexedWorld } from '../../../commands/indexWorld.ts';
import { workingDaysOf } from '../../../commands/slots/newMoment.ts';
import { addDays, dayOf, daysOf, minutesOf } from '../../../domain/basics/wallTime.ts';
import { toMs, toWall } from '../../../domain/basics/zones.ts';
import { lessonsBetween } from '../../../domain/calendar/lesson.ts';
import { asHeld } from '../../../domain/calendar/availability/restrictedTime.ts';
import { hoursOn } from '../../../domain/calendar/availability/workingDay.ts';
import { asLesson, isOpen, type PendingMeeting } from '../../../domain/requests/pendingMeeting.ts';
import type { RowChange } from '../../../domain/kernel/rows.ts';
import type { Stretch, PlanNote } from './planFactsShape.ts';

type Taken = Extract<PlanNote, { kind: 'taken' }>;

const aheadMs = 400 * 86_400_000;
const mostLooked = 60;
const dayMinutes = 24 * 60;

const kinds = ['own', 'busy', 'closed', 'hours'] as const satisfies Taken['by'][];

export function requestNotes(rows: readonly RowChange[], world: IndexedWorld): Taken[] {
  return rows.flatMap(({ before, after }) => {
    if (after?.kind !== 'pendingMeeting' || !isOpen(after)) return [];
    const isSameTime =
      before?.kind === 'pendingMeeting' && before.start === after.start && before.minutes === after.minutes;
    return isSameTime ? [] : takenBy(after, world);
  });
}

function takenBy(pending: PendingMeeting, world: IndexedWorld): Taken[] {
  const fromMs = toMs(pending.start, pending.zone);
  const wanted = lessonsBetween(asLesson(pending), fromMs, fromMs + aheadMs)
    .slice(0, mostLooked)
    .map(({ startMs, endMs }) => ({
      start: toWall(startMs, world.timeZone),
      end: toWall(endMs, world.timeZone),
    }));
  const found = wanted.flatMap((stretch) => inTheWay(stretch, pending, world));
  const teacher = world.role === 'teacher' ? '' : nameOf(pending.teacherId, world);
  return kinds.flatMap((by): Taken[] => {
    const lessons = found.filter((one) => one.by === by).map(({ lesson }) => lesson);
    return lessons.length > 0 ? [{ kind: 'taken', by, name: teacher, lessons }] : [];
  });
}

const nameOf = (teacherId: string, world: IndexedWorld): string =>
  world.teachers.find(({ id }) => id === teacherId)?.username ?? '';

type InTheWay = { by: Taken['by']; lesson: Taken['lessons'][number] };

function inTheWay(stretch: Stretch, pending: PendingMeeting, world: IndexedWorld): InTheWay[] {
  const { start, end } = stretch;
  const held = world
    .heldBetween(`${addDays(dayOf(start), -1)}T12:00`, end)
    .filter((one) => one.start < end && one.end > start && !isReplaced(one, pending));
  const lessons = held.flatMap((one): InTheWay[] => {
    const by = whose(one, pending, world);
    const { subject, attendeeNames } = one.lesson;
    const names = world.role === 'teacher' ? attendeeNames : [];
    return by ? [{ by, lesson: { start: one.start, end: one.end, subject, names } }] : [];
  });
  if (lessons.length > 0) return lessons;
  const bare = { ...stretch, subject: '', names: [] };
  if (isClosed(stretch, pending, world)) return [{ by: 'closed', lesson: bare }];
  return isOutside(stretch, pending, world) ? [{ by: 'hours', lesson: bare }] : [];
}

const isReplaced = ({ lesson }: Held, { replaces }: PendingMeeting): boolean =>
  replaces !== null && (lesson.id === replaces.meetingId || lesson.of === replaces.meetingId);

/** Another child's lesson with another teacher is in nobody's way. */
function whose({ lesson }: Held, pending: PendingMeeting, world: IndexedWorld): 'own' | 'busy' | null {
  const learns = pending.attendees.some(({ studentId }) => lesson.attendeeIds.includes(studentId));
  if (world.role === 'teacher' || learns) return 'own';
  return lesson.teacherId === pending.teacherId ? 'busy' : null;
}

function isClosed({ start, end }: Stretch, { teacherId }: PendingMeeting, world: IndexedWorld): boolean {
  const [fromMs, untilMs] = [toMs(start, world.timeZone), toMs(end, world.timeZone)];
  return closedHours(world).some(
    (closed) => closed.teacherId === teacherId && lessonsBetween(asHeld(closed), fromMs, untilMs).length > 0,
  );
}

/** A teacher who offers an hour has chosen it. */
function isOutside({ start, end }: Stretch, { teacherId }: PendingMeeting, world: IndexedWorld): boolean {
  const teacher = world.teachers.find(({ id }) => id === teacherId);
  if (world.role === 'teacher' || !teacher?.userData?.['workingHours']) return false;
  const day = daysOf(dayOf(start));
  const from = minutesOf(start) - day * dayMinutes;
  const until = from + minutesOf(end) - minutesOf(start);
  const open = hoursOn(workingDaysOf(teacher.userData), day, { from: 0, to: dayMinutes });
  return !open.some((one) => one.from <= from && one.to >= until);
}
