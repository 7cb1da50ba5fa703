/** The days a view shows, and the pages before and after it. Weeks begin as in the reader's language (language.md, convention 2). */
import {
  addDays,
  dateOf,
  dayAt,
  dayNumber,
  daysInMonth,
  daysOf,
  intoWeek,
  startOfWeek,
  type Day,
} from '../../../../domain/basics/wallTime.ts';
import type { CalendarView } from '../../../lib/lessons/calendarView.ts';
import type { WorkDays } from './workDays.ts';

export type DayRange = { from: Day; until: Day };

/** An agenda is read on, not turned: it shows four weeks. */
const agendaDays = 28;

const weekOf = (day: Day, weekStart: number): DayRange => {
  const from = startOfWeek(day, weekStart);
  return { from, until: addDays(from, 7) };
};

/** until is exclusive; a month is shown in whole weeks. */
export function visibleRange(view: CalendarView, day: Day, { first, last, weekStart }: WorkDays): DayRange {
  if (view === 'day') return { from: day, until: addDays(day, 1) };
  if (view === 'agenda') return { from: day, until: addDays(day, agendaDays) };
  const week = weekOf(day, weekStart);
  if (view === 'week') return week;
  if (view === 'workWeek') {
    const from = addDays(week.from, intoWeek(first, weekStart));
    return { from, until: addDays(week.from, intoWeek(last, weekStart) + 1) };
  }
  const { year, month } = dateOf(daysOf(day));
  const end = dayAt(dayNumber(year, month, daysInMonth(year, month)));
  return { from: weekOf(`${day.slice(0, 8)}01`, weekStart).from, until: weekOf(end, weekStart).until };
}

export function turnPage(view: CalendarView, day: Day, pages: 1 | -1): Day {
  if (view === 'day') return addDays(day, pages);
  if (view === 'agenda') return addDays(day, agendaDays * pages);
  if (view === 'week' || view === 'workWeek') return addDays(day, 7 * pages);
  const { year, month } = dateOf(daysOf(day));
  const next = month + pages;
  const at = { year: year + (next < 1 ? -1 : next > 12 ? 1 : 0), month: ((next + 11) % 12) + 1 };
  return dayAt(dayNumber(at.year, at.month, 1));
}
