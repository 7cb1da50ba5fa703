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
import { hoursOn, type WorkingDays } from '../../domain/calendar/availability/workingDay.ts';
import type { Weekday, WorkingHours } from '../../domain/people/people.ts';
import type { IndexedWorld } from '../world/indexWorld.ts';
import type { ClockRef } from '../grammar/time/readings.ts';
import type { WorldPerson } from '../world/world.ts';
import type { Draft } from '../kernel/draft.ts';
import { firstDay, type SaidRule } from './aRule.ts';
import { atClock } from '../world/days.ts';
import { saysOnlyEnd } from './when.ts';
import type { When } from './saidWhen.ts';

export type NewMoment =
  | { start: Wall; others: Wall[]; why: 'today' | 'tomorrow' | null }
  | {
      missing: 'day' | 'hour' | 'both' | 'past';
      day?: Day;
      /** What was said, where that has passed. */
      passed?: Wall;
    };

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

/** The day that was said; "Thursday at 6 from April" is its first Thursday. */
function dayFrom({ day, stretch }: When): Day | undefined {
  const { open, start, grain = 'part' } = stretch ?? {};
  const isSince =
    start !== undefined && /day|week|month|year/.test(grain) && /from|since|after/.test(open ?? '');
  return isSince && day?.weekday !== undefined && day.date < dayOf(start)
    ? firstDay([day.weekday], dayOf(start))
    : day?.date;
}

export function newMoment(when: When, world: IndexedWorld): NewMoment {
  const today = dayOf(world.now);
  const partStart = when.stretch?.start;
  const day =
    dayFrom(when) ??
    (when.stretch?.grain === 'part' && partStart !== undefined ? dayOf(partStart) : undefined);
  // "Every Wednesday until 5" says no beginning.
  if (when.clock === undefined || saysOnlyEnd(when.items)) {
    // "Tomorrow after 4"
    const on = day ?? when.stretch?.day?.date;
    return on === undefined ? { missing: 'both' } : { missing: 'hour', day: on };
  }
  // "At 7 next week": on which of its days?
  if (day === undefined && when.stretch?.open === undefined && when.stretch?.grain === 'week')
    return { missing: 'day' };
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
  return { missing: 'past', day, passed: start };
}

/** "A steady lesson on Wednesday" is every Wednesday. */
export function onItsDay(rule: SaidRule, { day }: When): void {
  const weekday = day?.weekday;
  if (weekday === undefined || !rule.rrule.startsWith('FREQ=WEEKLY') || rule.rrule.includes('BYDAY')) return;
  rule.weekdays.push(weekday);
  rule.rrule = rule.rrule.replace(/(INTERVAL=\d+)/, `$1;BYDAY=${codes[weekday] ?? ''}`);
}

/** "Thursday at 6 for three weeks": every week, and so often. */
export function forWeeks({ items, day, moreDays, calendar }: When): SaidRule | null {
  const weeks = { day: 0, week: 1, month: 4, year: 52 }[calendar?.unit ?? 'day'] * (calendar?.count ?? 0);
  if (weeks < 2 || day?.weekday === undefined || moreDays.length > 0) return null;
  const long = items.filter((item) => item.kind === 'time' && item.time.kind === 'duration');
  const rule = { rrule: `FREQ=WEEKLY;INTERVAL=1;COUNT=${weeks}`, items: long, weekdays: [] };
  onItsDay(rule, { items, day, moreDays, moreClocks: [] });
  return rule;
}

/** No lesson is longer than a day: "for two weeks" says how long it goes on. */
export function minutesOr(usual: number, { minutes = usual }: When, draft: Draft): number {
  if (minutes <= 1440) return minutes;
  draft.doubts.push('long');
  return usual;
}

/** "Every Wednesday from 3": no lesson goes on until midnight unless that is said. */
export function openEnded(when: When): void {
  liesWithin(when);
  const { endClock, minutes, text = '24' } = when.recurrence ?? {};
  if (endClock?.minute !== 0 || /12|24|00|midnight|חצות/.test(text)) return;
  delete when.endClock;
  if (when.minutes === minutes) delete when.minutes;
}

/** "on Friday from 9": with a length, or none, it is when it begins. */
export function beginsAt(when: When): void {
  const { stretch } = when;
  if (when.clock !== undefined || stretch?.start === undefined || stretch.start.length < 16) return;
  if ((stretch.open !== 'from' && stretch.open !== 'since') || !/hour|minute/.test(stretch.grain)) return;
  when.clock = stretch.startClock ?? { minute: minuteOfDay(stretch.start), open: false };
  if (!stretch.clockOnly) when.day ??= stretch.day ?? { date: dayOf(stretch.start) };
  delete when.stretch;
}

/** "Between 1 and 5 for 45 minutes": hours that it lies in, of which none is said yet; "a double hour from 10 to 12" is said. */
function liesWithin(when: When): void {
  const { clock, endClock, minutes } = when;
  if (!clock || !endClock || minutes === undefined || endClock.minute - clock.minute <= 2 * minutes) return;
  const hours = when.items.find((item) => item.kind === 'time' && item.time.kind === 'interval');
  if (hours?.kind !== 'time' || hours.time.kind !== 'interval') return;
  when.stretch = { ...hours.time, grain: 'part' };
  delete when.clock;
  delete when.endClock;
}

/** The end: an hour that was said, else the length. */
export function endOf(start: Wall, when: When, minutes: number): Wall {
  if (when.endClock === undefined) return addMinutes(start, minutes);
  const span = (((when.endClock.minute - minuteOfDay(start)) % 1440) + 1440) % 1440;
  // "Thursdays before 3" begins with the day: its 3 is no 3 at night.
  const isOpen = when.endClock.open && minuteOfDay(start) > 0;
  return addMinutes(start, isOpen && span > 720 ? span - 720 : span === 0 ? minutes : span);
}
