/** A recurrence from all the words that speak of it: "weekly … Tuesdays … 10 times … until June". */
import { addDays, dayOf, weekdayOf, type Day } from '../../domain/basics/wallTime.ts';
import type { TimeReading } from '../grammar/time/readings.ts';
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

/** A rule in the making: its parts by name, and the day with which it begins. */
type Making = { parts: Map<string, string>; weekdays: number[]; start: string | undefined };

/** `count` is a number of times or lessons said apart from the rule. */
export function aRule(items: Entity[], count: (Entity & { kind: 'number' }) | null): SaidRule | null {
  const repeated = items.filter((item) => item.kind === 'time' && item.time.kind === 'recurrence');
  if (repeated.length === 0) return null;
  const rule = together(repeated);
  const byday = rule.parts.get('BYDAY');
  const bounding = items.filter(
    (item) => item.kind === 'time' && bounds.some((bound) => bound(item.time, rule)),
  );
  const counted = count !== null && !rule.parts.has('UNTIL') ? [count] : [];
  for (const { value } of counted) rule.parts.set('COUNT', String(value));
  return {
    rrule: written(rule.parts, byday),
    items: [...repeated, ...bounding, ...counted],
    weekdays: rule.weekdays,
    monthDay: Number(rule.parts.get('BYMONTHDAY')),
    ...(rule.start === undefined ? {} : { start: rule.start }),
  };
}

/** "Weekly … Tuesdays": one rule of all that say how often. */
function together(items: Entity[]): Making {
  const parts = new Map<string, string>();
  let start: string | undefined;
  for (const item of items) {
    if (item.kind !== 'time' || item.time.kind !== 'recurrence') continue;
    start ??= item.time.start;
    for (const [name, value] of partsOf(item.time.rrule)) joinPart(parts, name, value);
  }
  const weekdays = (parts.get('BYDAY') ?? '')
    .split(',')
    .flatMap((code) => (codes.includes(code) ? [codes.indexOf(code)] : []));
  if (weekdays.length > 0 && parts.get('FREQ') === 'DAILY') parts.set('FREQ', 'WEEKLY');
  return { parts, weekdays, start };
}

/** Days are all of those that are said; of the rest the first holds. */
function joinPart(parts: Map<string, string>, name: string, value: string): void {
  const known = parts.get(name);
  if (name === 'BYDAY' && known !== undefined)
    parts.set(name, [...new Set([...known.split(','), ...value.split(',')])].join(','));
  else if (known === undefined || (name === 'INTERVAL' && known === '1')) parts.set(name, value);
}

const hasEnd = ({ parts }: Making): boolean => parts.has('COUNT') || parts.has('UNTIL');

const endWith = ({ parts }: Making, end: string): void => {
  parts.set('UNTIL', lastDay(end).replaceAll('-', ''));
};

/** What words of time beside the rule make of it; false where they are of something else. */
type Bound = (time: TimeReading, rule: Making) => boolean;

/** "Every other Thursday, from the 19th" */
const fromThen: Bound = (time, rule) => {
  if (time.kind !== 'interval' || time.start === undefined) return false;
  if (!/^(?:from|since|after)$/.test(time.open ?? '') || !/day|week|month/.test(time.grain)) return false;
  rule.start ??= time.start;
  return true;
};

/** "Every Thursday until June" */
const untilThen: Bound = (time, rule) => {
  if (time.kind !== 'interval' || time.end === undefined) return false;
  if (!/^(?:until|by|before)$/.test(time.open ?? '')) return false;
  rule.parts.delete('COUNT');
  endWith(rule, time.end);
  return true;
};

/** "Every day next week": within it, and not beyond. */
const within: Bound = (time, rule) => {
  if (time.kind !== 'interval' || time.open !== undefined || !/^(?:week|month|day)$/.test(time.grain))
    return false;
  if (time.start === undefined || time.end === undefined) return false;
  rule.start ??= time.start;
  if (!hasEnd(rule)) endWith(rule, time.end);
  return true;
};

/** "Every Thursday for ten weeks" */
const forSoLong: Bound = (time, rule) => {
  if (time.kind !== 'duration' || time.calendar === undefined || hasEnd(rule)) return false;
  const times = timesIn(time.calendar, rule);
  if (times !== null) rule.parts.set('COUNT', String(Math.max(1, times)));
  return true;
};

/** How often it comes in so long a time; null of what recurs otherwise than by days, weeks or months. */
function timesIn(
  { unit, count }: { unit: 'day' | 'week' | 'month' | 'year'; count: number },
  { parts, weekdays }: Making,
): number | null {
  const days = { day: 1, week: 7, month: 30, year: 365 }[unit] * count;
  const weeks = { day: 1 / 7, week: 1, month: 4, year: 52 }[unit] * count;
  const interval = Number(parts.get('INTERVAL') ?? '1');
  switch (parts.get('FREQ')) {
    case 'WEEKLY':
      return Math.round((weeks * Math.max(1, weekdays.length)) / interval);
    case 'DAILY':
      return Math.floor(days / interval);
    case 'MONTHLY':
      return Math.round(days / 30 / interval);
    default:
      return null;
  }
}

const bounds: Bound[] = [fromThen, untilThen, within, forSoLong];

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
