/** The Jewish calendar by arithmetic: on which day a Hebrew date falls. */

/** Days from 1 January 1970, as daysOf counts them. */
export type DayNumber = number;

const isLeap = (year: number): boolean => (7 * year + 1) % 19 < 7;

/** Days from the calendar's epoch to 1 Tishri, the postponements of the new year included. */
function elapsed(year: number): number {
  const monthsBefore = Math.floor((235 * year - 234) / 19);
  const parts = 12084 + 13753 * monthsBefore;
  const day = 29 * monthsBefore + Math.floor(parts / 25920);
  return (3 * (day + 1)) % 7 < 3 ? day + 1 : day;
}

function newYearDelay(year: number): number {
  const [before, at, after] = [elapsed(year - 1), elapsed(year), elapsed(year + 1)];
  if (after - at === 356) return 2;
  return at - before === 382 ? 1 : 0;
}

/** 1 Tishri, in days from 1 January 1970. */
const newYear = (year: number): DayNumber => elapsed(year) + newYearDelay(year) - 2092590;

const yearLength = (year: number): number => newYear(year + 1) - newYear(year);

function monthLength(year: number, month: number): number {
  if ([2, 4, 6, 10, 13].includes(month)) return 29;
  if (month === 12) return isLeap(year) ? 30 : 29;
  if (month === 8) return yearLength(year) % 10 === 5 ? 30 : 29;
  if (month === 9) return yearLength(year) % 10 === 3 ? 29 : 30;
  return 30;
}

/** The day number of a Hebrew date; undefined where the month has no such day. */
export function hebrewDay(year: number, month: number, day: number): DayNumber | undefined {
  if (month === 13 && !isLeap(year)) return hebrewDay(year, 12, day);
  if (day < 1 || day > monthLength(year, month)) return undefined;
  let at = newYear(year) + day - 1;
  const last = isLeap(year) ? 13 : 12;
  for (let m = 7; m !== month; m = m === last ? 1 : m + 1) at += monthLength(year, m);
  return at;
}

/** The Hebrew year that a day belongs to. */
export function hebrewYear(day: DayNumber): number {
  const near = Math.floor(day / 365.2468) + 5731;
  return newYear(near) > day ? near - 1 : newYear(near + 1) <= day ? near + 1 : near;
}

/** The first such date from `from` on; Adar without a number is the second one of a leap year. */
export function nextHebrewDay(from: DayNumber, month: number, day: number): DayNumber | undefined {
  const near = Math.floor(from / 365.2468) + 5730;
  for (let year = near - 1; year < near + 4; year++) {
    const at = hebrewDay(year, month, day);
    if (at !== undefined && at >= from) return at;
  }
  return undefined;
}
