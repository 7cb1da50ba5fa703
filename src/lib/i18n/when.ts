/** Days and hours as they are written on screen, in the language of the screen; hours always by 24. */
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { format } from 'date-fns/format';
import type { Locale } from 'date-fns';
import { enGB } from 'date-fns/locale/en-GB';
import { he } from 'date-fns/locale/he';
import { patternsOf, phrasesOf, type Language } from '../../../domain/basics/languages.ts';

/** As date-fns names days and months. */
export type DayNames = Locale;

/** Those of the languages in the first load; the others bring theirs with their words. */
const locales = new Map<Language, DayNames>([
  ['he', he],
  ['en', enGB],
]);

export const addDayNames = (language: Language, names: DayNames): void => {
  locales.set(language, names);
};

/** A day by a pattern of date-fns. */
export const dayAs = (wall: string, pattern: string, language: Language): string =>
  format(noonOf(wall), pattern, { locale: locales.get(language) ?? enGB });

/** The noon of a day as a Date, so that no clock change of the device's zone can reach its figures. */
const noonOf = (wall: string): Date =>
  new Date(Number(wall.slice(0, 4)), Number(wall.slice(5, 7)) - 1, Number(wall.slice(8, 10)), 12);

/** "16:00" */
export const hourOf = (wall: string): string => wall.slice(11, 16);

/** "16:00–17:00" */
export const hoursOf = (start: string, end: string): string => `${hourOf(start)}–${hourOf(end)}`;

/** "22.11" or "22 Nov" */
export const shortDay = (wall: string, language: Language): string =>
  dayAs(wall, patternsOf(language).day, language);

/** With its year where that is not the year of `now`: "31.10.2027" or "31 Oct 2027". */
export function shortDayNear(wall: string, now: string, language: Language): string {
  const { day } = patternsOf(language);
  if (wall.slice(0, 4) === now.slice(0, 4)) return dayAs(wall, day, language);
  return dayAs(wall, `${day}${day.charAt(1)}yyyy`, language);
}

/** "ראשון" or "Sun" */
export const weekday = (wall: string, language: Language): string => {
  const name = dayAs(wall, patternsOf(language).weekday, language);
  // date-fns writes "יום ראשון"; in a row the word "day" says nothing.
  return name.replace(/^יום /u, '');
};

/** "ראשון" or "Sunday" */
export const weekdayLong = (wall: string, language: Language): string => dayAs(wall, 'EEEE', language);

/** "א׳" or "S": the least that tells a day in its column. */
export const weekdayLetter = (wall: string, language: Language): string => dayAs(wall, 'EEEEE', language);

/** "דנה, נועם ויעל" or "Dana, Noam and Yael" */
export const listOf = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);

/** "today", "tomorrow", or the weekday and date. */
export function dayNear(wall: string, now: string, language: Language): string {
  const days = differenceInCalendarDays(noonOf(wall), noonOf(now));
  if (days === 0 || days === 1) {
    return new Intl.RelativeTimeFormat(phrasesOf(language), { numeric: 'auto' }).format(days, 'day');
  }
  return `${weekdayLong(wall, language)}, ${shortDay(wall, language)}`;
}

const minuteMs = 60_000;

/** "25 minutes ago", in the largest whole unit up to days. */
export function agoOf(ms: number, language: Language): string {
  const minutes = Math.max(1, Math.round(ms / minuteMs));
  const [count, unit] =
    minutes < 60
      ? ([minutes, 'minute'] as const)
      : minutes < 48 * 60
        ? ([Math.round(minutes / 60), 'hour'] as const)
        : ([Math.round(minutes / 60 / 24), 'day'] as const);
  const told = new Intl.RelativeTimeFormat(phrasesOf(language), { numeric: 'auto' }).format(-count, unit);
  // Hebrew says the one and the two in the word, and the browser repeats them: "לפני שעתיים (2)".
  return told.replace(/ \(\d+\)$/, '');
}
