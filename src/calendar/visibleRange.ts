/** The days a view shows, and the pages before and after it. Weeks begin on Sunday (language.md, convention 2). */
import {
  addDays,
  dateOf,
  dayAt,
  dayNumber,
  daysInMonth,
  daysOf,
  weekdayOf,
  type Day,
} from '../../domain/basics/wallTime.ts';
import type { GridView } from './CalendarGrid.tsx';

export type DayRange = { from: Day; until: Day };

const weekOf = (day: Day): DayRange => {
  const from = addDays(day, -weekdayOf(day));
  return { from, until: addDays(from, 7) };
};

/** until is exclusive; a month is shown in whole weeks. */
export function visibleRange(view: GridView, day: Day): DayRange {
  if (view === 'day') return { from: day, until: addDays(day, 1) };
  if (view === 'week') return weekOf(day);
  const { year, month } = dateOf(daysOf(day));
  const last = dayAt(dayNumber(year, month, daysInMonth(year, month)));
  return { from: weekOf(`${day.slice(0, 8)}01`).from, until: weekOf(last).until };
}

export function turnPage(view: GridView, day: Day, pages: 1 | -1): Day {
  if (view === 'day') return addDays(day, pages);
  if (view === 'week') return addDays(day, 7 * pages);
  const { year, month } = dateOf(daysOf(day));
  const next = month + pages;
  const at = { year: year + (next < 1 ? -1 : next > 12 ? 1 : 0), month: ((next + 11) % 12) + 1 };
  return dayAt(dayNumber(at.year, at.month, 1));
}
