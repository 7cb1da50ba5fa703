/** A calendar month as days. */
import { daysInMonth, addDays, type Day } from '../basics/wallTime.ts';

/** `until` is exclusive. */
export type Span = { from: Day; until: Day };

/** null for what is no month: YYYY-MM. */
export function monthSpan(month: string): Span | null {
  const [, year, number] = /^(20\d\d)-(0[1-9]|1[0-2])$/.exec(month) ?? [];
  if (year === undefined || number === undefined) return null;
  const from = `${month}-01`;
  return { from, until: addDays(from, daysInMonth(Number(year), Number(number))) };
}

export const monthOf = (day: Day): string => day.slice(0, 7);
