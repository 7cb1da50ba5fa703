/** A day that has been, as a person says it: today, yesterday, a weekday, a date. */
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { dayOf, type Wall } from '../../../domain/basics/wallTime.ts';
import { phrasesOf, type Language } from '../../../domain/basics/languages.ts';
import { shortDay, weekdayLong } from './when.ts';

export function dayHeading(day: string, now: Wall, language: Language): string {
  const ago = differenceInCalendarDays(new Date(`${day}T12:00`), new Date(`${dayOf(now)}T12:00`));
  const name = weekdayLong(day, language);
  if (ago === 0 || ago === -1) {
    const near = new Intl.RelativeTimeFormat(phrasesOf(language), { numeric: 'auto' }).format(ago, 'day');
    const said = near.charAt(0).toUpperCase() + near.slice(1);
    return ago === 0 ? said : `${said}, ${name}`;
  }
  return ago > -7 && ago < 0 ? name : `${name}, ${shortDay(day, language)}`;
}
