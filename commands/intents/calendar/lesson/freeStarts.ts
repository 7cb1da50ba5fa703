/** Hours that are still free, to be offered as buttons. */
import {
  addDays,
  addMinutes,
  dayOf,
  daysOf,
  type Day,
  type Wall,
} from '../../../../domain/basics/wallTime.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import { toMs } from '../../../../domain/basics/zones.ts';
import { lessonsBetween } from '../../../../domain/calendar/lesson.ts';
import { hoursOn } from '../../../../domain/calendar/availability/workingDay.ts';
import { closedHours } from '../../../world/rowsIn.ts';
import { atClock } from '../../../world/days.ts';
import type { Range } from '../../../slots/aRange.ts';
import { workingDaysOf } from '../../../slots/newMoment.ts';
import type { Held } from '../../../world/lesson.ts';

/** Offered where nobody has said when they work. */
export const usualDay = { from: 14 * 60, to: 20 * 60 };

/** Nobody is taught before or after. */
const byDay = { from: 7 * 60, to: 22 * 60 };

/** Up to four free starts on a day, or on the next days where that day has passed; `within`: what was said of the hours. */
export function freeStarts(
  world: IndexedWorld,
  asked: Day | undefined,
  minutes: number,
  most = 4,
  takes: (held: Held) => boolean = () => true,
  ofTeacher: (teacherId: string) => boolean = () => true,
  within?: Range | null,
): Wall[] {
  const found: Wall[] = [];
  const day = notPassed(asked, world);
  const closed = closedHours(world).filter(({ meeting }) => ofTeacher(meeting.teacherId));
  const isClosed = (start: Wall, end: Wall): boolean =>
    closed.some(
      (time) => lessonsBetween(time, toMs(start, world.timeZone), toMs(end, world.timeZone)).length > 0,
    );
  // A student is offered the hours at which the teacher works, not their own.
  const workers = world.role === 'teacher' ? [world.user] : world.teachers.filter(({ id }) => ofTeacher(id));
  const working = (workers.length > 0 ? workers : [null]).map((one) => workingDaysOf(one?.userData));
  const from = dayOf(within?.from ?? world.now);
  const first = day ?? (from > world.now ? from : dayOf(world.now));
  for (let n = 0; n < (day === undefined ? 7 : 1) && found.length < most; n++) {
    const date = addDays(first, n);
    const held = world.heldBetween(`${addDays(date, -1)}T12:00`, `${addDays(date, 1)}T00:00`).filter(takes);
    const open = working.flatMap((each) => hoursOn(each, daysOf(date), usualDay));
    const inRange = (minute: number) =>
      !within ||
      (atClock(date, minute) >= within.from && addMinutes(atClock(date, minute), minutes) <= within.to);
    const usual = hourlyIn(open, minutes).filter(inRange);
    // "In the morning", of one who works later: any hour of it by day, where they say so themselves.
    const other = () =>
      world.role === 'teacher' ? hourlyIn([byDay], minutes).filter(inRange) : hourlyIn(open, minutes);
    const hours = usual.length > 0 || !within || day === undefined ? usual : other();
    for (const minute of hours) {
      const start = atClock(date, minute);
      const end = addMinutes(start, minutes);
      const isTaken = held.some((one) => one.start < end && one.end > start);
      if (start > world.now && !isTaken && !isClosed(start, end) && found.length < most) found.push(start);
    }
  }
  return found;
}

const notPassed = (day: Day | undefined, { now }: IndexedWorld): Day | undefined =>
  day !== undefined && day < dayOf(now) ? undefined : day;

/** Each hour from where a stretch begins, once where stretches lie over each other. */
const hourlyIn = (open: readonly { from: number; to: number }[], minutes: number): number[] => [
  ...new Set(
    open
      .flatMap(({ from, to }) =>
        Array.from(
          { length: Math.max(0, Math.floor((to - from - minutes) / 60) + 1) },
          (_, n) => from + n * 60,
        ),
      )
      .sort((a, b) => a - b),
  ),
];
