/** A recurrence from all the words that speak of it: "weekly … Tuesdays … 10 times … until June". */
import { addDays, dayOf, weekdayOf, type Day } from '../../domain/basics/wallTime.ts';
import type { Entity } from '../kernel/interpretation.ts';

const codes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** `monthDay`: its day of the month, where one is said. */
export type SaidRule = {
  rrule: string;
  items: Entity[];
  weekdays: number[];
  start?: string;
  monthDay?: number;
};

const partsOf = (rrule: string): Map<string, string> =>
  new Map(
    rrule.split(';').map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)]),
  );

/** `count` is a number of times or lessons said apart from the rule. */
export function aRule(items: Entity[], count: (Entity & { kind: 'number' }) | null): SaidRule | null {
  const parts = new Map<string, string>();
  const used: Entity[] = [];
  let start: string | undefined;
  for (const item of items) {
    if (item.kind !== 'time' || item.time.kind !== 'recurrence') continue;
    used.push(item);
    start ??= item.time.start;
    for (const [name, value] of partsOf(item.time.rrule)) {
      const known = parts.get(name);
      if (name === 'BYDAY' && known !== undefined)
        parts.set(name, [...new Set([...known.split(','), ...value.split(',')])].join(','));
      else if (known === undefined || (name === 'INTERVAL' && known === '1')) parts.set(name, value);
    }
  }
  if (used.length === 0) return null;
  const byday = parts.get('BYDAY');
  const weekdays = (byday ?? '')
    .split(',')
    .flatMap((code) => (codes.includes(code) ? [codes.indexOf(code)] : []));
  if (weekdays.length > 0 && parts.get('FREQ') === 'DAILY') parts.set('FREQ', 'WEEKLY');
  for (const item of items) {
    if (item.kind !== 'time') continue;
    const { time } = item;
    if (
      time.kind === 'interval' &&
      (time.open === 'from' || time.open === 'since' || time.open === 'after') &&
      time.start !== undefined &&
      /day|week|month/.test(time.grain)
    ) {
      // "every other Thursday, from the 19th"
      start ??= time.start;
      used.push(item);
    } else if (
      time.kind === 'interval' &&
      (time.open === 'until' || time.open === 'by' || time.open === 'before') &&
      time.end !== undefined
    ) {
      parts.delete('COUNT');
      parts.set('UNTIL', lastDay(time.end).replaceAll('-', ''));
      used.push(item);
    } else if (
      time.kind === 'interval' &&
      time.open === undefined &&
      time.start !== undefined &&
      time.end !== undefined &&
      (time.grain === 'week' || time.grain === 'month' || time.grain === 'day')
    ) {
      // "every day next week": within it, and not beyond.
      start ??= time.start;
      if (!parts.has('COUNT') && !parts.has('UNTIL'))
        parts.set('UNTIL', lastDay(time.end).replaceAll('-', ''));
      used.push(item);
    } else if (
      time.kind === 'duration' &&
      time.calendar !== undefined &&
      !parts.has('COUNT') &&
      !parts.has('UNTIL')
    ) {
      const days = { day: 1, week: 7, month: 30, year: 365 }[time.calendar.unit] * time.calendar.count;
      const weeks = { day: 1 / 7, week: 1, month: 4, year: 52 }[time.calendar.unit] * time.calendar.count;
      const interval = Number(parts.get('INTERVAL') ?? '1');
      if (parts.get('FREQ') === 'WEEKLY')
        parts.set(
          'COUNT',
          String(Math.max(1, Math.round((weeks * Math.max(1, weekdays.length)) / interval))),
        );
      else if (parts.get('FREQ') === 'DAILY')
        parts.set('COUNT', String(Math.max(1, Math.floor(days / interval))));
      else if (parts.get('FREQ') === 'MONTHLY')
        parts.set('COUNT', String(Math.max(1, Math.round(days / 30 / interval))));
      used.push(item);
    }
  }
  if (count !== null && !parts.has('UNTIL')) {
    parts.set('COUNT', String(count.value));
    used.push(count);
  }
  return {
    rrule: written(parts, byday),
    items: used,
    weekdays,
    monthDay: Number(parts.get('BYMONTHDAY')),
    ...(start === undefined ? {} : { start }),
  };
}

/** In the order of the contract; a day of the month is told by the start. */
const written = (parts: Map<string, string>, byday: string | undefined): string =>
  ['FREQ', 'INTERVAL', 'BYDAY', 'COUNT', 'UNTIL']
    .flatMap((name) => {
      const value =
        name === 'INTERVAL'
          ? (parts.get(name) ?? '1')
          : name === 'BYDAY'
            ? inOrder(byday === undefined ? undefined : parts.get(name))
            : parts.get(name);
      return value === undefined ? [] : [`${name}=${value}`];
    })
    .join(';');

const inOrder = (byday: string | undefined): string | undefined =>
  byday === undefined || /\d/.test(byday)
    ? byday
    : byday
        .split(',')
        .sort((a, b) => codes.indexOf(a) - codes.indexOf(b))
        .join(',');

/** An exclusive end is the last day before it, an hour within a day that day. */
const lastDay = (end: string): Day =>
  end.length === 10 ? addDays(end, -1) : end.endsWith('T00:00') ? addDays(dayOf(end), -1) : dayOf(end);

const nthIn = (year: number, month: number, n: number, weekday: number): Day => {
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  if (n > 0) return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (n - 1));
  const next = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
  const last = addDays(next, -1);
  return addDays(last, -((weekdayOf(last) - weekday + 7) % 7) + 7 * (n + 1));
};

/** The first day of a rule on or after a day; of "1SU" the first Sunday of a month. */
export function firstDay(weekdays: number[], from: Day, rrule = ''): Day {
  const numbered = /BYDAY=(-?\d)([A-Z]{2})/.exec(rrule);
  if (numbered) {
    const [n, weekday] = [Number(numbered[1]), codes.indexOf(numbered[2] ?? '')];
    let [year, month] = [Number(from.slice(0, 4)), Number(from.slice(5, 7))];
    for (let tried = 0; tried < 24; tried++) {
      const day = nthIn(year, month, n, weekday);
      if (day >= from && Number(day.slice(5, 7)) === month) return day;
      [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
    }
  }
  if (weekdays.length === 0) return from;
  const away = weekdays.map((weekday) => (weekday - weekdayOf(from) + 7) % 7);
  return addDays(from, Math.min(...away));
}

/** The first day of it on or after a day; a month without its day is left out. */
export function firstOf({ weekdays, rrule, monthDay = 0 }: SaidRule, from: Day): Day {
  let day = from;
  while (monthDay > 0 && monthDay < 32 && Number(day.slice(8)) !== monthDay) day = addDays(day, 1);
  return monthDay > 0 ? day : firstDay(weekdays, from, rrule);
}
