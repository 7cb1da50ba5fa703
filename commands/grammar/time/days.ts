/** Days and wall moments as whole numbers: a day counts from 1 January 1970, a moment is day × 1440 + minute. No zone, no clock. */
import type { Day, Wall } from './readings.ts';

/** Days since 1970-01-01. */
export type DayNumber = number;
/** Wall minutes since 1970-01-01T00:00. */
export type Moment = number;

export const dayLength = 1440;

export function dayNumber(year: number, month: number, day: number): DayNumber {
  const date = new Date(Date.UTC(2000, month - 1, day));
  date.setUTCFullYear(year + (date.getUTCFullYear() - 2000));
  return Math.round(date.getTime() / 86_400_000);
}

export function partsOf(day: DayNumber): { year: number; month: number; day: number } {
  const date = new Date(day * 86_400_000);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** 0 = Sunday */
export const weekdayOf = (day: DayNumber): number => (((day + 4) % 7) + 7) % 7;

export const monthLength = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

export function exists(year: number, month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= monthLength(year, month);
}

/** The same day of another month, clipped to that month's end (convention 6). */
export function addMonths(day: DayNumber, months: number): DayNumber {
  const at = partsOf(day);
  const index = at.year * 12 + at.month - 1 + months;
  const year = Math.floor(index / 12);
  const month = index - year * 12 + 1;
  return dayNumber(year, month, Math.min(at.day, monthLength(year, month)));
}

const two = (n: number) => String(n).padStart(2, '0');

export function writeDay(day: DayNumber): Day {
  const at = partsOf(day);
  return `${String(at.year).padStart(4, '0')}-${two(at.month)}-${two(at.day)}`;
}

export const writeClock = (minute: number): string =>
  `${two(Math.floor(minute / 60) % 24)}:${two(Math.floor(minute) % 60)}`;

export function writeWall(moment: Moment): Wall {
  const day = Math.floor(moment / dayLength);
  return `${writeDay(day)}T${writeClock(moment - day * dayLength)}`;
}

export function readWall(wall: Wall): Moment {
  const [year, month, day, hour, minute] = wall.split(/\D/).map(Number);
  return dayNumber(year ?? 1970, month ?? 1, day ?? 1) * dayLength + (hour ?? 0) * 60 + (minute ?? 0);
}
