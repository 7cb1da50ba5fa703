/** Where the conventions of language.md 1–8 place what was said on the calendar; both languages call these from their rules. */
import type { Context, Made } from './chart.ts';
import { addMonths, dayLength, dayNumber, exists, monthLength, partsOf, weekdayOf } from './days.ts';
import type { DayNumber } from './days.ts';
import type { PartOfDay } from './readings.ts';
import type { ClockValue, DayValue, DurationValue, IntervalValue, Unit } from './values.ts';

/** Convention 5, in minutes. */
export const partHours: Record<PartOfDay, [number, number]> = {
  dawn: [180, 360],
  morning: [360, 720],
  forenoon: [540, 720],
  noon: [720, 840],
  afternoon: [720, 1020],
  evening: [1020, 1260],
  night: [1260, 1440],
};

/** The first day of the week in which a day lies. */
export const weekOf = (context: Context, day = context.today): DayNumber =>
  day - ((weekdayOf(day) - context.weekStart + 7) % 7);

/** A weekday within a week. */
export const weekdayIn = (first: DayNumber, w: number): DayNumber => first + ((w - weekdayOf(first) + 7) % 7);

/** Convention 3. */
export function weekdayDay(
  context: Context,
  w: number,
  which: 'bare' | 'this' | 'next' | 'last' | 'coming' = 'bare',
): DayValue {
  const { today } = context;
  const ahead = (w - weekdayOf(today) + 7) % 7 || 7;
  const coming = today + ahead;
  if (which === 'this') {
    const n = weekdayIn(weekOf(context), w);
    return n < today ? { n, weekday: w, which, other: coming } : { n, weekday: w, which };
  }
  if (which === 'next') {
    const n = weekdayIn(weekOf(context) + 7, w);
    return n === coming ? { n, weekday: w, which } : { n, weekday: w, which, other: coming };
  }
  if (which === 'last') return { n: today - ((weekdayOf(today) - w + 7) % 7 || 7), weekday: w, which };
  const day: DayValue = { n: coming, weekday: w, which, open: 'week' };
  return ahead === 7 ? { ...day, other: today } : day;
}

export function relativeDay(context: Context, offset: number): DayValue {
  return { n: context.today + offset };
}

/** "The day after", "ולמחרת": of today where no day was named before it. */
export const besideDay = (context: Context, beside: -1 | 1): DayValue => ({
  n: context.today + beside,
  beside,
});

export function fullYear(year: number, digits?: string): number {
  if (digits ? digits.length > 2 : year > 99) return year;
  return year < 70 ? 2000 + year : 1900 + year;
}

/** A day of a month; without a year the next one that lies ahead (convention 7). Days that do not exist give undefined. */
export function dateOf(context: Context, day: number, month: number, year?: number): DayValue | undefined {
  if (year !== undefined) return exists(year, month, day) ? { n: dayNumber(year, month, day) } : undefined;
  const now = partsOf(context.today);
  for (let y = now.year; y <= now.year + 8; y++) {
    if (!exists(y, month, day)) continue;
    const n = dayNumber(y, month, day);
    if (n >= context.today) return { n, open: 'year' };
  }
  return undefined;
}

/** "the 15th": of this month, or of the first coming month that has it. */
export function dayOfMonth(context: Context, day: number): DayValue | undefined {
  const now = partsOf(context.today);
  if (day < 1 || day > 31 || !Number.isInteger(day)) return undefined;
  for (let i = 0; i < 12; i++) {
    const first = addMonths(dayNumber(now.year, now.month, 1), i);
    const at = partsOf(first);
    if (!exists(at.year, at.month, day)) continue;
    const n = first + day - 1;
    if (n >= context.today) return { n, open: 'month' };
  }
  return undefined;
}

/** "Tuesday the 19th" */
export function weekdayOfMonthDay(context: Context, w: number, day: number): DayValue | undefined {
  const now = partsOf(context.today);
  const first = dayNumber(now.year, now.month, 1);
  // This month's even where it has passed ("Friday the 22nd" on the 27th), else the first that comes.
  let apart = {};
  for (let i = 0; i < 28; i++) {
    const start = addMonths(first, i);
    const at = partsOf(start);
    const n = start + day - 1;
    if (!exists(at.year, at.month, day)) continue;
    if (weekdayOf(n) === w) return { n, open: 'month', ...apart };
    // The coming one is another weekday: the person may have erred by a day.
    if (n >= context.today) apart = { apart: true };
  }
  return undefined;
}

/** The nth weekday within [from, to); negative counts from the end. */
export function nthWeekday(n: number, w: number, from: DayNumber, to: DayNumber): DayValue | undefined {
  const first = from + ((w - weekdayOf(from) + 7) % 7);
  const last = to - 1 - ((weekdayOf(to - 1) - w + 7) % 7);
  const day = n > 0 ? first + 7 * (n - 1) : last + 7 * (n + 1);
  return n !== 0 && day >= from && day < to ? { n: day } : undefined;
}

export const days = (from: DayNumber, to: DayNumber, grain: IntervalValue['grain']): IntervalValue => ({
  start: from * dayLength,
  end: to * dayLength,
  grain,
});

/** The calendar unit `offset` units from the one that holds the day: this week (0), next month (1), last year (-1). */
export function period(
  context: Context,
  unit: Unit,
  offset: number,
  around = context.today,
): IntervalValue | undefined {
  const { year, month } = partsOf(around);
  if (unit === 'day') return days(around + offset, around + offset + 1, 'day');
  if (unit === 'week') {
    const first = weekOf(context, around) + 7 * offset;
    return days(first, first + 7, 'week');
  }
  if (unit === 'weekend') {
    // Friday and Saturday, on whatever day the week begins.
    const friday = around - weekdayOf(around) + 5 + 7 * offset;
    return days(friday, friday + 2, 'day');
  }
  if (unit === 'month' || unit === 'quarter') {
    const size = unit === 'month' ? 1 : 3;
    const first = dayNumber(year, size === 1 ? month : month - ((month - 1) % 3), 1);
    return days(addMonths(first, offset * size), addMonths(first, (offset + 1) * size), 'month');
  }
  if (unit === 'year')
    return days(dayNumber(year + offset, 1, 1), dayNumber(year + offset + 1, 1, 1), 'year');
  return undefined;
}

/** A named month: this one or the next that comes, unless the year was said. */
export function monthOf(context: Context, month: number, year?: number): IntervalValue {
  const now = partsOf(context.today);
  const y = year ?? (month >= now.month ? now.year : now.year + 1);
  const first = dayNumber(y, month, 1);
  const of = days(first, first + monthLength(y, month), 'month');
  return year === undefined ? { ...of, day: { n: first, open: 'year' } } : of;
}

const unitMinutes: Record<Unit, number> = {
  second: 1 / 60,
  minute: 1,
  hour: 60,
  day: 1440,
  week: 10080,
  month: 43200,
  quarter: 129600,
  year: 525600,
  weekend: 2880,
};

export function duration(n: number, unit: Unit): DurationValue {
  const grain =
    unit === 'second' ? 'minute' : unit === 'quarter' ? 'month' : unit === 'weekend' ? 'day' : unit;
  const whole = Number.isInteger(n);
  if (unit === 'month' || unit === 'quarter' || unit === 'year') {
    const size = unit === 'month' ? 1 : unit === 'quarter' ? 3 : 12;
    const kept = Math.floor(n);
    return { months: kept * size, days: (n - kept) * (unitMinutes[unit] / 1440), minutes: 0, grain };
  }
  if (whole && (unit === 'day' || unit === 'week' || unit === 'weekend')) {
    return { months: 0, days: n * (unitMinutes[unit] / 1440), minutes: 0, grain };
  }
  return { months: 0, days: 0, minutes: n * unitMinutes[unit], grain };
}

export const addDurations = (a: DurationValue, b: DurationValue): DurationValue => ({
  months: a.months + b.months,
  days: a.days + b.days,
  minutes: a.minutes + b.minutes,
  grain: unitOrder.indexOf(a.grain) < unitOrder.indexOf(b.grain) ? a.grain : b.grain,
});

const unitOrder = ['minute', 'hour', 'part', 'day', 'week', 'month', 'year'];

export const durationMinutes = (d: DurationValue): number =>
  Math.floor(d.months / 12) * 525600 + (d.months % 12) * 43200 + d.days * 1440 + d.minutes;

/** Now, or a day, plus or minus a length: a day where only days, weeks or months were said. */
export function shift(context: Context, d: DurationValue, sign: 1 | -1, from?: DayNumber): Made {
  const day = addMonths(from ?? context.today, sign * d.months) + sign * d.days;
  if (d.minutes === 0 && Number.isInteger(day)) return { cat: 'day', value: { n: day } };
  const base = from === undefined ? context.moment % dayLength : 0;
  return { cat: 'moment', value: { at: day * dayLength + base + sign * d.minutes } };
}

/** A bare hour by convention 4: 1–7 afternoon and evening, 8–11 morning, 12 noon; written as 0x or 13–24 it is certain. */
export function clockOf(hour: number, minute: number, digits?: string): ClockValue | undefined {
  if (hour > 24 || minute > 59 || (hour === 24 && minute > 0) || hour < 0) return undefined;
  const grain = minute === 0 ? 'hour' : 'minute';
  const certain = hour > 12 || hour === 0 || (digits !== undefined && digits.startsWith('0'));
  const h = !certain && hour < 8 ? hour + 12 : hour;
  return { minute: h * 60 + minute, open: !certain, grain };
}

export function withHalf(clock: ClockValue, pm: boolean): ClockValue | undefined {
  const minute = clock.minute % dayLength;
  if (!clock.open) {
    // "07:00 PM"
    if (pm && minute >= 60 && minute < 720) return { ...clock, minute: minute + 720, latent: false };
    return pm === minute >= 720 ? { ...clock, latent: false } : undefined;
  }
  return { minute: (minute % 720) + (pm ? 720 : 0), open: false, grain: clock.grain };
}

/** Words decide (convention 4); small hours of a night belong to the next date. */
export function withPart(clock: ClockValue, part: PartOfDay): ClockValue | undefined {
  const read = hourOfPart(clock, part);
  // "Noam gave me 300 this morning": three figures that are no hour of that part are a sum.
  return read && clock.compact && !isNear(read.minute, part) ? undefined : read;
}

/** Within an hour of a part of the day. */
function isNear(minute: number, part: PartOfDay): boolean {
  const [from, to] = partHours[part];
  return part === 'night' || (minute >= from - 60 && minute <= to + 60);
}

function hourOfPart(clock: ClockValue, part: PartOfDay): ClockValue | undefined {
  const minute = clock.minute % dayLength;
  const [from, to] = partHours[part];
  if (!clock.open) {
    if (
      minute < 720 &&
      minute >= 60 &&
      (part === 'afternoon' || part === 'evening') &&
      clock.minute < dayLength
    )
      return { ...clock, minute: minute + 720, part, latent: false };
    const night = part === 'night' && minute < 360;
    if (clock.minute >= dayLength) return part === 'night' ? { ...clock, part } : undefined;
    if (!night && (minute < from - 180 || minute > to + 180)) return undefined;
    return { minute: night ? minute + dayLength : minute, open: false, part, grain: clock.grain };
  }
  const twelve = minute % 720;
  let at = twelve;
  if (part === 'noon') at = twelve < 300 ? twelve + 720 : twelve;
  else if (part === 'afternoon') at = twelve + 720;
  else if (part === 'evening') at = twelve < 60 ? twelve + dayLength : twelve + 720;
  else if (part === 'night') at = twelve < 330 ? twelve + dayLength : twelve + 720;
  else if (part === 'forenoon' && twelve < 60) at = twelve + 720;
  else if (part === 'morning' && twelve < 60) at = twelve + 720;
  return { minute: at, open: false, part, grain: clock.grain };
}

/** Two hours in order: a half of the day said once holds for both where it can ("3:30-6:00pm", "11-1pm", "4pm-5"). */
export function hoursBetween(
  a: ClockValue,
  b: ClockValue,
): { start: ClockValue; end: ClockValue } | undefined {
  // "set 4pm to 150" is a price.
  if (b.compact && !a.compact) return undefined;
  let start = a;
  let end = b;
  if (a.open && !b.open) {
    const late = b.minute % 720 === b.minute ? a.minute % 720 : (a.minute % 720) + 720;
    const best = late < b.minute ? late : late - 720;
    start = { ...a, minute: best < 0 ? a.minute % 720 : best, open: false, latent: false };
    if (b.part) start.part = b.part;
  } else if (b.open) {
    let minute = b.minute % 720;
    while (minute <= a.minute) minute += 720;
    // "7-6" does not run through the night.
    if (a.open && minute > dayLength && a.minute >= 720) {
      start = { ...a, minute: a.minute - 720 };
      minute -= 720;
    }
    end = { ...b, minute, open: a.open, latent: false };
  }
  if (end.minute <= start.minute) end = { ...end, minute: end.minute + dayLength };
  return end.minute - start.minute > dayLength ? undefined : { start, end };
}

/** 3.4 where it may be a day or an hour: which one it is, the word before it decides. */
export const isDotted = ({ latent, open }: DayValue): boolean => latent === true && open === 'year';
