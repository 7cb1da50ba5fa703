/** Days of the week and hours of a day, as a week is told: "Sunday to Thursday 14 to 20", "Mondays 3 to 7", "בימי שישי". */
import { addDays, dayOf, weekdayOf } from '../../../domain/basics/wallTime.ts';
import type { Weekday } from '../../../domain/people/people.ts';
import type { ClockRef, TimeReading } from '../../grammar/time/readings.ts';
import { isTime, type Interpretation, type Entity } from '../../kernel/interpretation.ts';

export const weekdayCodes: Weekday[] = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

export type DayHours = { days: Weekday[]; hours: { from: string; to: string } };

export type WeekHours = {
  days: Weekday[];
  hours: { from: string; to: string } | null;
  /** The days were said as days of every week. */
  weekly: boolean;
  /** Other days were said to have other hours: those of each, null where it is not told which days have which. */
  differ: boolean;
  each: DayHours[] | null;
  items: Entity[];
};

const two = (value: number): string => String(value).padStart(2, '0');
const hour = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

/** "4 to 8" is an afternoon, "9 to 5" a day's work: an open end lies after its beginning. */
function hoursOf(start: ClockRef, end: ClockRef): WeekHours['hours'] {
  const to = end.minute <= start.minute && end.minute + 720 <= 1440 ? end.minute + 720 : end.minute;
  return to > start.minute ? { from: hour(start.minute), to: hour(to) } : null;
}

function daysOf(time: TimeReading): number[] {
  if (time.kind === 'recurrence')
    return time.rrule.startsWith('FREQ=DAILY') ? [0, 1, 2, 3, 4, 5, 6] : (time.weekdays ?? []);
  if (time.kind === 'date') return time.day.weekday === undefined ? [] : [time.day.weekday];
  if (time.kind !== 'interval') return [];
  // "From Sunday …" begins what the next words end.
  if (time.start !== undefined && time.end === undefined && time.grain === 'day')
    return [weekdayOf(time.start)];
  const isLong = time.grain === 'day' && time.clockOnly !== true;
  if (!isLong || time.start === undefined || time.end === undefined)
    return time.day?.weekday === undefined ? [] : [time.day.weekday];
  const days: number[] = [];
  for (let day = dayOf(time.start); day < dayOf(time.end) && days.length < 7; day = addDays(day, 1))
    days.push(weekdayOf(day));
  return days;
}

const clocksOf = (time: TimeReading): [ClockRef, ClockRef] | null => {
  if (time.kind === 'recurrence' && time.clock && time.endClock) return [time.clock, time.endClock];
  if (time.kind === 'interval' && time.startClock && time.endClock) return [time.startClock, time.endClock];
  return null;
};

/** "ראשון-חמישי", "ראשון" and "עד חמישי 14-20": the days between the two as well. */
const isRange = (before: Entity, item: Entity, text: string): boolean =>
  /^\s*(?:-|to|till|until|through|עד)\s*$/.test(text.slice(before.to, item.from)) ||
  (/^\s*$/.test(text.slice(before.to, item.from)) &&
    /^(?:-|to |till |until |through |עד )/.test(text.slice(item.from, item.to)));

/** null where no day of the week stands there. */
export function weekHours({ items, normal: { text } }: Interpretation): WeekHours | null {
  const days = new Set<number>();
  let hours: WeekHours['hours'] = null;
  let weekly = false;
  let differ = false;
  let before: Entity | null = null;
  let isTold = true;
  const each: { days: Set<number>; hours: WeekHours['hours'] }[] = [{ days: new Set(), hours: null }];
  const times = items.filter(isTime);
  for (const item of times) {
    const { time } = item;
    const found = daysOf(time);
    if (found.length > 0 && each.at(-1)?.hours) each.push({ days: new Set(), hours: null });
    const part = each.at(-1);
    const take = (day: number) => {
      days.add(day);
      part?.days.add(day);
    };
    const last = [...days].at(-1);
    if (before && last !== undefined && found.length === 1 && isRange(before, item, text)) {
      for (let day = last; day < (found[0] ?? 0); day++) take(day);
      weekly = true;
    }
    for (const day of found) take(day);
    weekly ||= time.kind === 'recurrence' || found.length > 1;
    const clocks = clocksOf(time);
    const own = clocks && hoursOf(...clocks);
    if (own) hours ??= own;
    if (own && hours) differ ||= own.from !== hours.from || own.to !== hours.to;
    // "From 2 to 8, Thursdays from 3"
    if (!own && 'clock' in time && time.clock && hours) differ = true;
    if (own && part?.hours) isTold = false;
    if (own && part) part.hours = own;
    before = item;
  }
  const [from, to, ...more] = items.filter((item) => item.kind === 'number');
  if (hours !== null && from && to) {
    differ = true;
    isTold = false;
  } else if (hours === null && from && to && more.length === 0) hours = bareHours(from.value, to.value);
  const codes = weekdayCodes.filter((_, at) => days.has(at));
  return codes.length === 0 && hours === null
    ? null
    : {
        days: codes,
        hours,
        weekly,
        differ,
        each:
          isTold && each.every((one) => one.hours !== null && one.days.size > 0)
            ? each.map((one) => ({
                days: weekdayCodes.filter((_, at) => one.days.has(at)),
                hours: one.hours as DayHours['hours'],
              }))
            : null,
        items: [...times, ...items.filter(({ kind }) => kind === 'number')],
      };
}

/** "Monday: 15-19" */
function bareHours(from: number, to: number): WeekHours['hours'] {
  if (![from, to].every((value) => Number.isInteger(value) && value >= 0 && value <= 24)) return null;
  const start = from >= 1 && from <= 7 ? from + 12 : from;
  const end = to <= start ? to + 12 : to;
  return end > start && end <= 24 ? { from: hour(start * 60), to: hour(end * 60) } : null;
}
