/** How months, years and lengths of time are called in statistics. */
import { addDays, type Day } from '../../../domain/basics/wallTime.ts';
import type { Span } from '../../../domain/money/statistics.ts';
import type { Language } from '../../../domain/basics/languages.ts';
import { dayAs, shortDay } from '../../lib/i18n/when.ts';
import type { Figures, StatsView } from './figures.ts';

export const monthName = (day: Day, language: Language): string => dayAs(day, 'LLLL', language);
const shortMonth = (day: Day, language: Language): string => dayAs(day, 'LLL', language);

/** "October", "November 2025", "2025" */
export function earlierName(
  { view, day, earlierDay }: Pick<Figures, 'view' | 'day' | 'earlierDay'>,
  language: Language,
): string {
  const year = earlierDay.slice(0, 4);
  if (view === 'year') return year;
  const name = monthName(earlierDay, language);
  return earlierDay.slice(5, 7) === day.slice(5, 7) ? `${name} ${year}` : name;
}

/** "15–21.11", "1.11"; of a year "Nov" */
export function spanName({ from, until }: Span, view: StatsView, language: Language): string {
  if (view === 'year') return shortMonth(from, language);
  const last = addDays(until, -1);
  return from === last ? shortDay(last, language) : `${Number(from.slice(8))}–${shortDay(last, language)}`;
}

/** "29:15" */
export const hoursName = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(Math.round(minutes % 60)).padStart(2, '0')}`;

/** Any Sunday: the names of the weekdays are told from it. */
const aSunday = 22;
export const dayAt = (weekday: number): Day => `2026-11-${String(aSunday + weekday)}`;
