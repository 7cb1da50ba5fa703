/** What several words of time say together: a day, an hour, a stretch, a length, a rule. */
import { addDays, addMinutes, dayOf, minuteOfDay, minutesBetween } from '../../domain/basics/wallTime.ts';
import type { Stretch, When } from './saidWhen.ts';
import { inItsWeek, weekOfIt } from './whichWeek.ts';
import type { ClockRef, TimeReading } from '../grammar/time/readings.ts';
import type { Entity } from '../kernel/interpretation.ts';

/** "From 15 to 22 March" ends. */
export const saysEnd = / (?:to|until|till|through|עד) |\d (?:ל-?ה?-?|[-–] ?)\d|\d[-–] ?\d/;

/** "Until 5:30", "עד 5" of a lesson: the hour at which it ends, and no beginning. */
export function untilHour(item: Entity): ClockRef | null {
  if (item.kind === 'number' && item.role === 'until') return clockOfNumber(item.value);
  if (item.kind !== 'time') return null;
  const { role, time } = item;
  if (time.kind === 'interval') return time.open === 'until' ? (time.endClock ?? null) : null;
  if (time.kind === 'recurrence')
    return /^(?:until|till?|up to|עד)|^\S+(?: \S+)? (?:until|till?|עד)/.test(time.text) &&
      time.clock?.minute === 0
      ? (time.endClock ?? null)
      : null;
  return role === 'until' && 'clock' in time ? (time.clock ?? null) : null;
}

/** An end without a beginning. */
export const saysOnlyEnd = (items: Entity[]): boolean =>
  items.some((item) => untilHour(item) !== null) &&
  whenOf(items.filter((item) => untilHour(item) === null)).clock === undefined;

/** A bare number after "to" or "at" is an hour. */
export function clockOfNumber(value: number): ClockRef | null {
  if (!Number.isInteger(value)) return null;
  // 630 and 1645 are hours too.
  const hour = value >= 100 ? Math.floor(value / 100) : value;
  const minute = value >= 100 ? value % 100 : 0;
  if (hour < 0 || hour > 24 || minute > 59) return null;
  // 150 and 200 are sums as well as hours: of three figures only the quarters are taken.
  if (value >= 100 && value < 1000 && ![15, 30, 45].includes(minute)) return null;
  // Convention 4: one to seven is afternoon or evening.
  const shift = hour >= 1 && hour <= 7 ? 12 : 0;
  return { minute: (hour + shift) * 60 + minute, open: hour >= 1 && hour <= 12 };
}

const hourRoles = new Set(['to', 'at', 'from', 'until', 'for', 'instead', 'of']);

const isHourRole = (item: Entity): boolean => item.role !== null && hourRoles.has(item.role);

export const nothingSaid = (): When => ({ items: [], moreDays: [], moreClocks: [] });

export function whenOf(items: Entity[]): When {
  const when: When = nothingSaid();
  for (const item of items) {
    if (item.kind === 'number') {
      const clock = isHourRole(item) || item.joined ? clockOfNumber(item.value) : null;
      if (clock && !when.clock) {
        when.clock = clock;
        when.items.push(item);
      }
      continue;
    }
    if (item.kind !== 'time') continue;
    when.items.push(item);
    // "ראשון עד חמישי 14-16": the hours are of each of them, and no end is said.
    if (item.role === 'until' && when.day && 'startClock' in item.time && item.time.startClock)
      when.apart = true;
    addTime(when, item.time);
  }
  weekOfIt(when, items);
  inItsWeek(when);
  const { day, moreDays, stretch, clock, endClock } = when;
  // "Between 4 and 6 this week": on each of its days.
  if (clock && endClock && !day && !when.recurrence && stretch?.start && stretch.end && !stretch.clockOnly) {
    when.hours ??= { from: clock.minute, to: endClock.minute };
    when.apart = true;
  }
  const isOfAnother = stretch?.day !== undefined && day !== undefined && stretch.day.date !== day.date;
  if (isOfAnother || (stretch && isOfHours(stretch) && moreDays.length > 0)) when.apart = true;
  return when;
}

/** "after 5", "before noon": hours of whichever day is spoken of. */
export const isOfHours = ({ clockOnly, open, day }: Stretch): boolean =>
  clockOnly === true && open !== undefined && day === undefined;

/** The hours of a stretch, put on a day. */
export function onDay({ start, end }: Stretch, date: string): { start: string; end: string } {
  return {
    start: `${date}${start?.slice(10) ?? 'T00:00'}`,
    end:
      end === undefined || (start !== undefined && dayOf(end) > dayOf(start))
        ? `${addDays(date, 1)}T${end?.slice(11) ?? '00:00'}`
        : `${date}${end.slice(10)}`,
  };
}

const overlap = (one: Stretch, other: Stretch): boolean =>
  one.start !== undefined &&
  one.end !== undefined &&
  other.start !== undefined &&
  other.end !== undefined &&
  one.start < other.end &&
  other.start < one.end;

/** "Next week until Wednesday": what the bound leaves of the week, by the day in it; null where it is no such bound. */
function bounded(week: Stretch, bound: Stretch): Stretch | null {
  const { day, open } = bound;
  if (
    week.grain !== 'week' ||
    week.open !== undefined ||
    week.start === undefined ||
    week.end === undefined ||
    day?.weekday === undefined ||
    day.which !== 'bare' ||
    open === undefined
  )
    return null;
  const away = minutesBetween(`${day.date}T00:00`, `${addDays(dayOf(week.start), day.weekday)}T00:00`);
  const shifted = (wall: string) => addMinutes(`${wall}T00:00`.slice(0, 16), away);
  const start = bound.start === undefined ? week.start : shifted(bound.start);
  // "After 5 on Tuesday" ends with that day; "from Tuesday" with the week.
  const end = bound.end === undefined ? week.end : shifted(bound.end);
  return start < end && end <= week.end && start >= week.start ? { ...week, start, end } : null;
}

/** The hours of a part of the day, or of an open stretch of hours. */
const hoursOf = ({ start, end, open }: Stretch): NonNullable<When['hours']> => ({
  from: start === undefined ? 0 : minuteOfDay(start),
  to: end === undefined ? 1440 : minuteOfDay(end) || 1440,
  ...(open && { isOpen: true }),
});

/** "Monday morning … until 11": what both leave; hours beside more than a day are of each of its days. */
function within(when: When, one: Stretch, other: Stretch): void {
  const hours =
    [one, other].find(isOfHours) ??
    [one, other].find(({ clockOnly, day, grain }) => clockOnly && grain === 'part' && day === undefined);
  const wide = hours === one ? other : one;
  const { start, end } = wide;
  if (hours === undefined || isOfHours(wide) || start === undefined || end === undefined) {
    const narrow = bounded(one, other) ?? bounded(other, one);
    if (narrow) {
      when.stretch = narrow;
      return;
    }
    const told = [one, other].filter(({ text }) => /\d/.test(text));
    // "Passover, from 29.3 to 8.4": its days, and not those of the holiday.
    if (told.length === 1 && overlap(one, other)) when.stretch = told[0] as Stretch;
    else when.apart = true;
    return;
  }
  when.stretch = wide;
  const day = dayOf(start);
  if (end.length === 10 || minutesBetween(start.length === 10 ? `${start}T00:00` : start, end) > 1440) {
    when.apart = true;
    when.hours = hoursOf(hours);
    return;
  }
  const on = onDay(hours, day);
  const begin = on.start > start ? on.start : start;
  const last = on.end < end ? on.end : end;
  if (begin < last) when.stretch = { ...wide, start: begin, end: last };
  else when.apart = true;
}

/** Hours of no one day, and not certainly of each: of which days is asked. */
export const isOfWhichDays = ({ apart, hours }: When): boolean =>
  apart === true && (hours === undefined || hours.isOpen === true);

/** Whether it begins within the hours that were said of each day. */
export const inHours = ({ hours }: When, start: string): boolean =>
  hours === undefined || (minuteOfDay(start) >= hours.from && minuteOfDay(start) < hours.to);

export const isPlural = /(?:mornings|afternoons|evenings|nights)$|(?:בקרים|ערבים|לילות)$/i;

/** "The mornings", "בבקרים": of every day, where no days are said. */
export const saysEach = ({ stretch, day, recurrence, hours }: When): boolean =>
  stretch?.grain === 'part' &&
  stretch.clockOnly === true &&
  day === undefined &&
  recurrence === undefined &&
  hours === undefined &&
  isPlural.test(stretch.text);

const isPartAlone = ({ text, clockOnly }: Stretch): boolean =>
  clockOnly === true &&
  /\b(?:morning|afternoon|evening|night|lunch)/.test(text) &&
  !/\d/.test(text) &&
  !/\b(?:from|between|to|until|till)\b/.test(text);

function addTime(when: When, time: TimeReading): void {
  switch (time.kind) {
    case 'date':
      if (when.day) when.moreDays.push(time.day);
      else when.day = time.day;
      return;
    case 'time':
      if (when.clock) when.moreClocks.push(time.clock);
      else when.clock = time.clock;
      return;
    case 'instant':
      // "The end of the day" is no hour at which a lesson begins.
      if (time.clock.minute === 1439) {
        when.day ??= time.day;
        when.apart = true;
        return;
      }
      if (when.day && when.day.date !== time.day.date) when.moreDays.push(time.day);
      when.day ??= time.day;
      if (when.clock && when.clock.minute !== time.clock.minute) when.moreClocks.push(time.clock);
      when.clock ??= time.clock;
      return;
    case 'duration':
      when.minutes ??= time.minutes;
      if (time.calendar) when.calendar ??= time.calendar;
      return;
    case 'recurrence':
      // "Sunday at 4 and Wednesday at 5 every week": of two hours, as where the rule stands first.
      if (time.clock && when.clock && !when.recurrence && when.clock.minute !== time.clock.minute)
        when.moreClocks.push(time.clock);
      when.recurrence ??= time;
      if (time.clock) when.clock ??= time.clock;
      if (time.endClock) when.endClock ??= time.endClock;
      if (time.minutes !== undefined) when.minutes ??= time.minutes;
      return;
    case 'interval':
      // "in the afternoon" is a stretch in which an hour lies, not a lesson of five hours.
      if (isPartAlone(time)) {
        const part: Stretch = { ...time, grain: 'part' };
        if (when.stretch) within(when, when.stretch, part);
        else when.stretch = part;
        return;
      }
      if (time.startClock && time.endClock && (time.clockOnly || time.day)) {
        when.clock ??= time.startClock;
        when.endClock ??= time.endClock;
        if (time.day) when.day ??= time.day;
      } else if (
        time.open === undefined &&
        time.start !== undefined &&
        time.end !== undefined &&
        (time.grain === 'minute' || time.grain === 'hour')
      ) {
        // "Monday 17:00 for 90 minutes"
        // "at 5:30 for 90 minutes" names no day.
        const day = time.day ?? (time.clockOnly ? undefined : { date: dayOf(time.start) });
        if (day) when.day ??= day;
        when.clock ??= time.startClock ?? { minute: minuteOfDay(time.start), open: false };
        when.minutes ??= minutesBetween(time.start, time.end);
      } else if (when.stretch) within(when, when.stretch, time);
      else when.stretch = time;
  }
}

/** The minute of the day that an open hour means beside a known one: the nearest reading between 07:00 and 22:00 (convention 4). */
export function nearestHour(clock: ClockRef, beside: number): { minute: number; other: number | null } {
  if (!clock.open) return { minute: clock.minute, other: null };
  const readings = [clock.minute % 720, (clock.minute % 720) + 720].filter(
    (minute) => minute >= 420 && minute < 1320,
  );
  readings.sort((a, b) => Math.abs(a - beside) - Math.abs(b - beside) || a - b);
  const minute = readings[0] ?? clock.minute;
  return { minute, other: readings[1] ?? null };
}
