/** Recurrences as values, and as the text of an RRULE in the order that language.md names. */
import type { Context } from './chart.ts';
import { writeDay } from './days.ts';
import type { DurationValue, RecurValue, Unit } from './values.ts';

export const weekdayCodes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
export const code = (w: number): string => weekdayCodes[w] ?? 'SU';

/** "every n units" */
export function everyUnit(unit: Unit, n = 1): RecurValue | undefined {
  if (n < 1 || n > 1000 || !Number.isInteger(n)) return undefined;
  switch (unit) {
    case 'minute':
      return { freq: 'MINUTELY', interval: n };
    case 'hour':
      return { freq: 'HOURLY', interval: n };
    case 'day':
      return { freq: 'DAILY', interval: n };
    case 'week':
      return { freq: 'WEEKLY', interval: n };
    case 'weekend':
      return { freq: 'WEEKLY', interval: n, byday: ['FR', 'SA'] };
    case 'month':
      return { freq: 'MONTHLY', interval: n };
    case 'quarter':
      return { freq: 'MONTHLY', interval: 3 * n };
    case 'year':
      return { freq: 'YEARLY', interval: n };
    default:
      return undefined;
  }
}

export const weekly = (days: number[], n = 1): RecurValue => ({
  freq: 'WEEKLY',
  interval: n,
  byday: days.map(code),
});

export function ruleText(r: RecurValue): string {
  const parts = [`FREQ=${r.freq}`, `INTERVAL=${r.interval}`];
  if (r.byday) parts.push(`BYDAY=${r.byday.join(',')}`);
  if (r.bymonthday) parts.push(`BYMONTHDAY=${r.bymonthday.join(',')}`);
  if (r.bymonth) parts.push(`BYMONTH=${r.bymonth.join(',')}`);
  if (r.bysetpos) parts.push(`BYSETPOS=${r.bysetpos.join(',')}`);
  const count =
    r.count ??
    (r.weeks && r.freq === 'WEEKLY'
      ? Math.max(1, Math.floor(r.weeks / r.interval)) * (r.byday?.length ?? 1)
      : undefined);
  if (count !== undefined) parts.push(`COUNT=${count}`);
  else if (r.until !== undefined) parts.push(`UNTIL=${writeDay(r.until).replace(/-/g, '')}`);
  return parts.join(';');
}

/** "for ten weeks": n weeks of n weekdays are that many occurrences (convention 8); months and days become a last day. */
export function lasting(
  context: Context,
  r: RecurValue,
  d: DurationValue,
  addMonths: (day: number, months: number) => number,
): RecurValue {
  if (r.freq === 'WEEKLY' && d.months === 0 && d.minutes === 0 && d.days % 7 === 0)
    return { ...r, weeks: d.days / 7 };
  const start = r.start ?? context.today;
  return { ...r, until: addMonths(start, d.months) + Math.floor(d.days) - 1 };
}
