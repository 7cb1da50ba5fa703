/** What stands where a lesson is asked for or offered: told by sentence as the booking form tells it, refused by neither. */
import { answersOf } from '../../../commands/slots/answers.ts';
import { closedHours } from '../../../commands/world/rowsIn.ts';
import type { Held } from '../../../commands/world/lesson.ts';
import type { IndexedWorld } from '../../../commands/world/indexWorld.ts';
import { workingDaysOf } from '../../../commands/slots/newMoment.ts';
import type { Id } from '../../../domain/basics/ids.ts';
import { addDays, dayOf, daysOf, minutesOf, type Wall } from '../../../domain/basics/wallTime.ts';
import { toMs, toWall } from '../../../domain/basics/zones.ts';
import { lessonsBetween } from '../../../domain/calendar/lesson.ts';
import { closedHours as closedIn } from '../../../domain/calendar/conflicts/closedHours.ts';
import { hoursOn } from '../../../domain/calendar/availability/workingDay.ts';
import { asLesson, isOpen, type PendingMeeting } from '../../../domain/requests/pendingMeeting.ts';
import { fromWorld } from '../../../domain/kernel/facts.ts';
import type { RowChange } from '../../../domain/kernel/rows.ts';
import type { Stretch, PlanNote } from './planFactsShape.ts';

type Taken = Extract<PlanNote, { kind: 'taken' }>;

const aheadMs = 400 * 86_400_000;
const mostLooked = 60;
const dayMinutes = 24 * 60;

const kinds = ['own', 'sibling', 'busy', 'asked', 'closed', 'hours'] as const satisfies Taken['by'][];

export function requestNotes(rows: readonly RowChange[], world: IndexedWorld): Taken[] {
  return rows.flatMap(({ before, after }) => {
    if (after?.kind !== 'pendingMeeting') return [];
    const wanted = stretchesOf(after, world);
    const asked = wishOf(after);
    // What stands in the way of a yes is told as a conflict; who else asked for that hour is not.
    if (!isOpen(after))
      return after.status === 'Approved' ? told(alsoAsked(wanted, asked, world), asked, world) : [];
    const isSameTime =
      before?.kind === 'pendingMeeting' && before.start === after.start && before.minutes === after.minutes;
    return isSameTime ? [] : takenAt(wanted, asked, world);
  });
}

/** Where these stand, the lesson could not take place; what else is told does not keep it from that. */
const prevents: ReadonlySet<Taken['by']> = new Set<Taken['by']>(['own', 'busy', 'closed']);

/** What would keep a lesson that waits from taking place. */
export const inTheWayOf = (pending: PendingMeeting, world: IndexedWorld): Taken[] =>
  takenAt(stretchesOf(pending, world), wishOf(pending), world).filter(({ by }) => prevents.has(by));

/** A lesson that is wished for, by whom it would be attended. */
export type Wish = Pick<PendingMeeting, 'teacherId' | 'replaces'> & {
  id: Id | null;
  studentIds: readonly Id[];
};

const wishOf = ({ id, teacherId, replaces, attendees }: PendingMeeting): Wish => ({
  id,
  teacherId,
  replaces,
  studentIds: attendees.map(({ studentId }) => studentId),
});

function stretchesOf(pending: PendingMeeting, { timeZone }: IndexedWorld): Stretch[] {
  const fromMs = toMs(pending.start, pending.zone);
  return lessonsBetween(asLesson(pending), fromMs, fromMs + aheadMs)
    .slice(0, mostLooked)
    .map(({ startMs, endMs }) => ({ start: toWall(startMs, timeZone), end: toWall(endMs, timeZone) }));
}

/** What stands at these times, of one kind after the other. */
export const takenAt = (wanted: readonly Stretch[], wish: Wish, world: IndexedWorld): Taken[] =>
  told(
    [...wanted.flatMap((stretch) => inTheWay(stretch, wish, world)), ...alsoAsked(wanted, wish, world)],
    wish,
    world,
  );

function told(found: readonly InTheWay[], wish: Wish, world: IndexedWorld): Taken[] {
  const teacher = world.role === 'teacher' ? '' : nameOf(wish.teacherId, world);
  return kinds.flatMap((by): Taken[] => {
    const lessons = found.filter((one) => one.by === by).map(({ lesson }) => lesson);
    return lessons.length > 0 ? [{ kind: 'taken', by, name: teacher, lessons }] : [];
  });
}

const nameOf = (teacherId: string, world: IndexedWorld): string =>
  world.teachers.find(({ id }) => id === teacherId)?.username ?? '';

type InTheWay = { by: Taken['by']; lesson: Taken['lessons'][number] };

function inTheWay(stretch: Stretch, wish: Wish, world: IndexedWorld): InTheWay[] {
  const { start, end } = stretch;
  const held = world
    .heldBetween(`${addDays(dayOf(start), -1)}T12:00`, end)
    .filter((one) => one.start < end && one.end > start && !isReplaced(one, wish));
  const lessons = held.flatMap((one): InTheWay[] => {
    const by = whose(one, wish, world);
    return by ? [{ by, lesson: lineOf(one, by, world) }] : [];
  });
  if (lessons.length > 0) return lessons;
  const bare = { ...stretch, subject: '', names: [] };
  if (isClosed(stretch, wish, world)) return [{ by: 'closed', lesson: bare }];
  return isOutside(stretch, wish, world) ? [{ by: 'hours', lesson: bare }] : [];
}

const isReplaced = ({ lesson }: Held, { replaces }: Wish): boolean =>
  replaces !== null && (lesson.id === replaces.meetingId || lesson.of === replaces.meetingId);

/** Another child's lesson keeps nobody from coming, but somebody has to bring both. */
function whose({ lesson }: Held, wish: Wish, world: IndexedWorld): 'own' | 'sibling' | 'busy' | null {
  const learns = wish.studentIds.some((id) => lesson.attendeeIds.includes(id));
  if (world.role === 'teacher' || learns) return 'own';
  if (childrenIn(lesson, world).length > 0) return 'sibling';
  return lesson.teacherId === wish.teacherId ? 'busy' : null;
}

const childrenIn = ({ attendeeIds }: Held['lesson'], { children }: IndexedWorld): string[] =>
  children.flatMap(({ id, username, name }) => (attendeeIds.includes(id) ? (username ?? name ?? []) : []));

function lineOf({ lesson, start, end }: Held, by: Taken['by'], world: IndexedWorld): InTheWay['lesson'] {
  const names =
    world.role === 'teacher'
      ? lesson.attendeeNames
      : by === 'sibling' || by === 'asked'
        ? childrenIn(lesson, world)
        : [];
  return { start, end, subject: lesson.subject, names };
}

/** What else waits for an answer at these times. */
function alsoAsked(wanted: readonly Stretch[], { id, teacherId }: Wish, world: IndexedWorld): InTheWay[] {
  // Of a family all is told, of other requests those to this teacher.
  const among = world.pendings.filter(
    (one) =>
      one.id !== id && (world.role === 'parent' || one.teacherId === null || one.teacherId === teacherId),
  );
  if (among.length === 0) return [];
  return wanted.flatMap(({ start, end }) =>
    world
      .search({
        from: `${addDays(dayOf(start), -1)}T12:00`,
        to: end,
        wanted: (one) => one.start < end && one.end > start,
        among,
      })
      .map((one) => ({ by: 'asked' as const, lesson: lineOf(one, 'asked', world) })),
  );
}

function isClosed({ start, end }: Stretch, { teacherId }: Wish, world: IndexedWorld): boolean {
  const [fromMs, untilMs] = [toMs(start, world.timeZone), toMs(end, world.timeZone)];
  return closedHours(world).some(
    (closed) => closed.meeting.teacherId === teacherId && lessonsBetween(closed, fromMs, untilMs).length > 0,
  );
}

/** A teacher who offers an hour has chosen it. */
function isOutside({ start, end }: Stretch, { teacherId }: Wish, world: IndexedWorld): boolean {
  const teacher = world.teachers.find(({ id }) => id === teacherId);
  if (world.role === 'teacher' || !teacher?.userData?.['workingHours']) return false;
  const day = daysOf(dayOf(start));
  const from = minutesOf(start) - day * dayMinutes;
  const until = from + minutesOf(end) - minutesOf(start);
  const open = hoursOn(workingDaysOf(teacher.userData), day, { from: 0, to: dayMinutes });
  return !open.some((one) => one.from <= from && one.to >= until);
}

/** A teacher's calendar as far as it is told, to look for free hours in; null where they are not known. */
export function calendarAsked(
  world: IndexedWorld,
  teacherId: Id,
  { from, until }: { from: Wall; until: Wall },
) {
  const answers = answersOf(world);
  const teacher = answers.teacher({ teacherId });
  return (
    teacher && {
      teacher,
      schedule: answers.schedule({ teacherId, from, until }),
      closed: fromWorld(closedIn(teacherId), answers),
    }
  );
}
