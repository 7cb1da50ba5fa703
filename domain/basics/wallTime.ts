/** Wall time: what the clock on the teacher's wall shows, counted in whole minutes as if it were UTC. */

/** 'YYYY-MM-DDTHH:mm' */
export type Wall = string;
/** 'YYYY-MM-DD' */
export type Day = string;

export const minutesPerDay = 1440;

/** Days from 1970-01-01 to a date of the Gregorian calendar; month 1–12. */
export function dayNumber(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146097 + dayOfEra - 719468;
}

/** The date of a day number. */
export function dateOf(days: number): { year: number; month: number; day: number } {
  const shifted = days + 719468;
  const era = Math.floor(shifted / 146097);
  const dayOfEra = shifted - era * 146097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = monthFromMarch + (monthFromMarch < 10 ? 3 : -9);
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1,
  };
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

const two = (n: number): string => (n < 10 ? `0${n}` : `${n}`);

// A calendar writes the same few thousand days over and over.
const writtenDays = new Map<number, Day>();
const mostWrittenDays = 20_000;

export function dayAt(days: number): Day {
  const known = writtenDays.get(days);
  if (known !== undefined) return known;
  const { year, month, day } = dateOf(days);
  const text = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  if (writtenDays.size >= mostWrittenDays) writtenDays.clear();
  writtenDays.set(days, text);
  return text;
}

const clocks = Array.from(
  { length: minutesPerDay },
  (_, minute) => `T${two(Math.floor(minute / 60))}:${two(minute % 60)}`,
);

/** Days since 1970-01-01; reads a Day, or the date of a Wall. */
export function daysOf(day: Day | Wall): number {
  return dayNumber(Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10)));
}

/** Minutes since 1970-01-01T00:00 on the same wall. */
export function minutesOf(wall: Wall): number {
  return daysOf(wall) * minutesPerDay + minuteOfDay(wall);
}

export function wallAt(minutes: number): Wall {
  const days = Math.floor(minutes / minutesPerDay);
  return dayAt(days) + clocks[minutes - days * minutesPerDay];
}

/** A minute (0–1439) of a day. */
export const atMinute = (day: Day, minute: number): Wall => day.slice(0, 10) + clocks[minute];

export const dayOf = (wall: Wall): Day => wall.slice(0, 10);

/** 'HH:mm' */
export const clockOf = (wall: Wall): string => wall.slice(11, 16);

/** Minutes since midnight. */
export const minuteOfDay = (wall: Wall): number =>
  Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16));

/** 0 = Sunday. */
export const weekdayOfDays = (days: number): number => (((days + 4) % 7) + 7) % 7;

/** 0 = Sunday. */
export const weekdayOf = (day: Day | Wall): number => weekdayOfDays(daysOf(day));

/** How many days of a week are over before a weekday, in a week that begins on `weekStart`. */
export const intoWeek = (weekday: number, weekStart: number): number => (weekday - weekStart + 7) % 7;

/** The weekdays in the order of a week. */
export const weekFrom = (weekStart: number): number[] =>
  [0, 1, 2, 3, 4, 5, 6].map((at) => (weekStart + at) % 7);

export const addMinutes = (wall: Wall, minutes: number): Wall => wallAt(minutesOf(wall) + minutes);

export const addDays = (day: Day, days: number): Day => dayAt(daysOf(day) + days);

/** The first day of the week in which a day lies. */
export const startOfWeek = (day: Day, weekStart: number): Day =>
  addDays(day, -intoWeek(weekdayOf(day), weekStart));

/** Negative where `to` is earlier. On the wall, so a clock change does not count. */
export const minutesBetween = (from: Wall, to: Wall): number => minutesOf(to) - minutesOf(from);

/** For sorting: their written order is their order in time. */
export const compare = (a: Wall, b: Wall): number => (a < b ? -1 : a > b ? 1 : 0);

/** A date that is in the calendar: 31 February is not. */
export function isDay(value: unknown): value is Day {
  if (typeof value !== 'string') return false;
  const read = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value);
  if (!read) return false;
  const [year, month, day] = [Number(read[1]), Number(read[2]), Number(read[3])];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

export function isWall(value: unknown): value is Wall {
  return (
    typeof value === 'string' && /^.{10}T([01]\d|2[0-3]):[0-5]\d$/.test(value) && isDay(value.slice(0, 10))
  );
}
