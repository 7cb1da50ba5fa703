/** "Passover 2027", "פורים השנה": of which year a holiday is, where it is said; else it is the next one. */
import { dayNumber, partsOf, type DayNumber } from './days.ts';

const following = /next|הבאה/;

/** The day from which the holiday is looked for. */
export function holidayFrom(year: string | undefined, today: DayNumber): DayNumber {
  if (year === undefined) return today;
  const written = /\d{4}/.exec(year)?.[0];
  const own = partsOf(today).year + (following.test(year) ? 1 : 0);
  return dayNumber(written === undefined ? own : Number(written), 1, 1);
}
