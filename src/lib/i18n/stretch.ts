/** A stretch of time in one line, whatever its length: hours of one day, a whole day, or days from one to another. */
import { addDays, dayOf } from '../../../domain/basics/wallTime.ts';
import type { Language } from '../../../domain/basics/languages.ts';
import { hourOf, shortDay, weekday } from './when.ts';

const isMidnight = (wall: string): boolean => hourOf(wall) === '00:00';

/** Whole days, from midnight to midnight. */
export const isWholeDays = (start: string, end: string): boolean =>
  isMidnight(start) && isMidnight(end) && start < end;

const dayWords = (wall: string, language: Language): string =>
  `${weekday(wall, language)} ${shortDay(wall, language)}`;

/** "Thu 26 Nov, 14:00–15:00"; "Thu 26 Nov" for the whole of it; "Thu 24 Dec – Sun 27 Dec"; the end is exclusive. */
export function stretchOf(start: string, end: string, language: Language): string {
  if (isWholeDays(start, end)) {
    const last = addDays(dayOf(end), -1);
    if (last === dayOf(start)) return dayWords(start, language);
    return `${dayWords(start, language)} – ${dayWords(last, language)}`;
  }
  // A day ends at its own 24:00, not at another day's 00:00.
  const [lastDay, lastHour] = isMidnight(end)
    ? [addDays(dayOf(end), -1), '24:00']
    : [dayOf(end), hourOf(end)];
  if (dayOf(start) === lastDay) return `${dayWords(start, language)}, ${hourOf(start)}–${lastHour}`;
  return `${dayWords(start, language)}, ${hourOf(start)} – ${dayWords(lastDay, language)}, ${lastHour}`;
}
