/** Days and hours as they are written on screen, in the language of the screen; hours always by 24. */
import { format, parse } from 'date-fns';
import { enGB } from 'date-fns/locale/en-GB';
import { he } from 'date-fns/locale/he';
import type { Language } from './language.ts';

const locales = { he, en: enGB };

/** A wall time (or a day) as a Date of the same figures; only its figures are used, never its instant. */
const figures = (wall: string): Date =>
  parse(
    wall.length > 10 ? wall.slice(0, 16) : `${wall.slice(0, 10)}T00:00`,
    "yyyy-MM-dd'T'HH:mm",
    new Date(0),
  );

/** "16:00" */
export const hourOf = (wall: string): string => wall.slice(11, 16);

/** "16:00–17:00" */
export const hoursOf = (start: string, end: string): string => `${hourOf(start)}–${hourOf(end)}`;

/** "22.11" or "22 Nov" */
export const shortDay = (wall: string, language: Language): string =>
  format(figures(wall), language === 'he' ? 'd.M' : 'd MMM', { locale: locales[language] });

/** "ראשון" or "Sun" */
export const weekday = (wall: string, language: Language): string => {
  const name = format(figures(wall), language === 'he' ? 'EEEE' : 'EEE', { locale: locales[language] });
  // date-fns writes "יום ראשון"; in a row the word "day" says nothing.
  return name.replace(/^יום /u, '');
};

/** "ראשון" or "Sunday" */
export const weekdayLong = (wall: string, language: Language): string =>
  format(figures(wall), 'EEEE', { locale: locales[language] });

/** Minutes after a wall time, within the same figures (for lengths of lessons). */
export function plusMinutes(wall: string, minutes: number): string {
  const at = figures(wall);
  at.setMinutes(at.getMinutes() + minutes);
  return format(at, "yyyy-MM-dd'T'HH:mm");
}

/** "דנה, נועם ויעל" or "Dana, Noam and Yael" */
export const listOf = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
