/** The holidays and memorial days of Israel, and on which of them no work is done (docs/decisions/029). */
import { minutesPerDay, weekdayOfDays } from '../../basics/wallTime.ts';
import { hebrewDay, hebrewYear, nextHebrewDay, type DayNumber } from './hebrewCalendar.ts';

/** Month and day of the Hebrew calendar, Nisan = 1; and how many days it lasts. */
const dates = {
  roshHashana: [7, 1, 2],
  fastOfGedaliah: [7, 3],
  yomKippur: [7, 10],
  sukkot: [7, 15],
  holHamoedSukkot: [7, 16, 5],
  hoshanaRaba: [7, 21],
  simchatTorah: [7, 22],
  hanukkah: [9, 25, 8],
  tuBishvat: [11, 15],
  purim: [13, 14],
  pesach: [1, 15],
  holHamoedPesach: [1, 16, 5],
  seventhOfPesach: [1, 21],
  holocaustDay: [1, 27],
  memorialDay: [2, 4],
  independenceDay: [2, 5],
  lagBaomer: [2, 18],
  jerusalemDay: [2, 28],
  shavuot: [3, 6],
  tishaBeav: [5, 9],
} as const satisfies Record<string, readonly [month: number, day: number, days?: number]>;

export type HolidayName = keyof typeof dates;

export const holidayNames = Object.keys(dates) as HolidayName[];

/** By law nobody works on them; the evening before belongs to them, but for that of Independence Day. */
const daysOfRest: readonly HolidayName[] = [
  'roshHashana',
  'yomKippur',
  'sukkot',
  'simchatTorah',
  'pesach',
  'seventhOfPesach',
  'independenceDay',
  'shavuot',
];

/** On the day before a day of rest work ends at two o'clock. */
const eveEnds = 14 * 60;

export type Holiday = {
  name: HolidayName;
  /** The day before it. */
  isEve: boolean;
  /** Until which minute work is done. */
  worksUntil: number;
};

/** Where the law moves a day away from the Sabbath; `day` is the one that the Hebrew date gives. */
function keptOn(name: HolidayName, day: DayNumber): DayNumber {
  const weekday = weekdayOfDays(day);
  switch (name) {
    case 'fastOfGedaliah':
    case 'tishaBeav':
      return weekday === 6 ? day + 1 : day;
    case 'holocaustDay':
      return weekday === 5 ? day - 1 : weekday === 0 ? day + 1 : day;
    case 'memorialDay':
      return keptOn('independenceDay', day + 1) - 1;
    case 'independenceDay':
      return day + ({ 1: 1, 5: -1, 6: -2 }[weekday] ?? 0);
    default:
      return day;
  }
}

/** Spoken of, these are of seven days: with the middle ones, which have names of their own. */
const ofAWeek: readonly HolidayName[] = ['sukkot', 'pesach'];

/** The coming one, or the one that is: its days, the end exclusive. */
export function nextHoliday(name: HolidayName, today: DayNumber): [first: DayNumber, end: DayNumber] {
  const [month, day, own = 1]: readonly [number, number, number?] = dates[name];
  const days = ofAWeek.includes(name) ? 7 : own;
  const first = keptOn(name, nextHebrewDay(today - days + 1, month, day) ?? today);
  return [first, first + days];
}

const years = new Map<number, ReadonlyMap<DayNumber, Holiday>>();

function holidaysOfYear(year: number): ReadonlyMap<DayNumber, Holiday> {
  const made = new Map<DayNumber, Holiday>();
  for (const name of holidayNames) {
    const [month, day, days = 1]: readonly [number, number, number?] = dates[name];
    const date = hebrewDay(year, month, day);
    if (date === undefined) continue;
    const first = keptOn(name, date);
    const rests = daysOfRest.includes(name);
    for (let n = 0; n < days; n++)
      made.set(first + n, { name, isEve: false, worksUntil: rests ? 0 : minutesPerDay });
  }
  for (const name of daysOfRest) {
    const [month, day] = dates[name];
    const date = hebrewDay(year, month, day);
    // The day before Independence Day has a name of its own.
    if (date === undefined || name === 'independenceDay') continue;
    // Hoshana Raba and the last of the middle days keep their own name.
    made.set(date - 1, { ...(made.get(date - 1) ?? { name, isEve: true }), worksUntil: eveEnds });
  }
  return made;
}

/** What a day is in Israel; null for most days. */
export function holidayOn(day: DayNumber): Holiday | null {
  // The eve of the new year is the last day of the year before.
  for (const year of [hebrewYear(day), hebrewYear(day) + 1]) {
    const known = years.get(year) ?? holidaysOfYear(year);
    years.set(year, known);
    const found = known.get(day);
    if (found) return found;
  }
  return null;
}
