/** When something new takes place: day and hour as said, the open hour by working hours, the past rolled forward. */
import {
  addDays,
  addMinutes,
  dayOf,
  daysOf,
  minuteOfDay,
  type Day,
  type Wall,
} from '../../domain/basics/wallTime.ts';
import { hoursOn, type WorkingDays } from '../../domain/calendar/workingDay.ts';
import type { Weekday, WorkingHours } from '../../domain/people/people.ts';
import type { IndexedWorld } from '../indexWorld.ts';
import type { ClockRef } from '../languages/time/readings.ts';
import type { WorldPerson } from '../world.ts';
import { atClock } from './days.ts';
import type { When } from './when.ts';

export type NewMoment =
  | { start: Wall; others: Wall[]; why: 'today' | 'tomorrow' | null }
  | { missing: 'day' | 'hour' | 'both' | 'past'; day?: Day };

const codes: Weekday[] = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

type Hours = { from: number | string; to: number | string }[] | null | undefined;

const minuteOf = (written: number | string): number =>
  typeof written === 'number'
    ? written
    : Number(written.slice(0, written.indexOf(':'))) * 60 + Number(written.slice(written.indexOf(':') + 1));

/** When somebody works, as far as it is known: the hours of each weekday as minutes from midnight, and the holidays. */
export function workingDaysOf(userData: WorldPerson['userData']): Required<WorkingDays> {
  const kept = (userData?.['workingHours'] ?? {}) as Partial<Record<Weekday, Hours>>;
  const workingHours: WorkingHours = {};
  for (const code of codes)
    workingHours[code] = (kept[code] ?? []).map(({ from, to }) => ({
      from: minuteOf(from),
      to: minuteOf(to),
    }));
  return { workingHours, holidaysOff: userData?.['holidaysOff'] === true };
}

/** Where no hours are kept no hour is inside them. */
const none = { from: 0, to: 0 };

/** An open hour: the reading inside the working hours, else the usual one (convention 4). */
export function hourOn(
  clock: ClockRef,
  day: Day,
  world: IndexedWorld,
): { minute: number; other: number | null } {
  if (!clock.open) return { minute: clock.minute, other: null };
  const opposite = clock.minute >= 720 ? clock.minute - 720 : clock.minute + 720;
  const hours = hoursOn(workingDaysOf(world.user?.userData), daysOf(day), none);
  const inside = (minute: number) => hours.some(({ from, to }) => minute >= from && minute < to);
  const minute = inside(opposite) && !inside(clock.minute) ? opposite : clock.minute;
  const other = minute === clock.minute ? opposite : clock.minute;
  return { minute, other: other >= 420 && other < 1320 ? other : null };
}

/** "A double lesson" is twice as long. */
export const isDouble = (text: string): boolean => /^(?!.*(?:price|מחיר)).*(?:\bdouble|כפול)/.test(text);

export function newMoment(when: When, world: IndexedWorld): NewMoment {
  const today = dayOf(world.now);
  const partStart = when.stretch?.start;
  const day =
    when.day?.date ??
    (when.stretch?.grain === 'part' && partStart !== undefined ? dayOf(partStart) : undefined);
  if (when.clock === undefined) {
    if (day === undefined) return { missing: 'both' };
    return { missing: 'hour', day };
  }
  if (day === undefined) {
    const { minute, other } = hourOn(when.clock, today, world);
    const now = minuteOfDay(world.now);
    if (minute > now)
      return { start: atClock(today, minute), others: [atClock(addDays(today, 1), minute)], why: 'today' };
    if (other !== null && other > now)
      return { start: atClock(today, other), others: [atClock(addDays(today, 1), minute)], why: 'today' };
    return { start: atClock(addDays(today, 1), minute), others: [], why: 'tomorrow' };
  }
  const { minute, other } = hourOn(when.clock, day, world);
  const start = atClock(day, minute);
  const others = [
    ...(when.day?.other === undefined ? [] : [atClock(when.day.other, minute)]),
    ...(other === null ? [] : [atClock(day, other)]),
  ];
  if (start > world.now) return { start, others: others.filter((one) => one > world.now), why: null };
  const later = other === null ? undefined : atClock(day, other);
  if (later !== undefined && later > world.now) return { start: later, others: [], why: null };
  return { missing: 'past', day };
}

/** The end: an hour that was said, else the length. */
export function endOf(start: Wall, when: When, minutes: number): Wall {
  if (when.endClock === undefined) return addMinutes(start, minutes);
  const span = (((when.endClock.minute - minuteOfDay(start)) % 1440) + 1440) % 1440;
  // "Thursdays before 3" begins with the day: its 3 is no 3 at night.
  const isOpen = when.endClock.open && minuteOfDay(start) > 0;
  return addMinutes(start, isOpen && span > 720 ? span - 720 : span === 0 ? minutes : span);
}
