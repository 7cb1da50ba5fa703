/** The name of the days that are seen: "22–26 November 2026", in the person's language. */
import { addDays, type Day } from '../../../../domain/basics/wallTime.ts';
import { datesOf, type Language } from '../../../../domain/basics/languages.ts';
import type { CalendarView } from '../../../lib/lessons/calendarView.ts';
import { visibleRange } from './visibleRange.ts';
import type { WorkDays } from './workDays.ts';

const dateFor = (day: Day): Date => new Date(`${day}T00:00:00Z`);

export function rangeTitle(view: CalendarView, day: Day, work: WorkDays, language: Language): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(datesOf(language), { ...options, timeZone: 'UTC' });
  if (view === 'month') return format({ month: 'long', year: 'numeric' }).format(dateFor(day));
  if (view === 'day') return format({ weekday: 'long', day: 'numeric', month: 'long' }).format(dateFor(day));
  const { from, until } = visibleRange(view, day, work);
  // Two months are written short: the year behind them is seen on narrow paper too.
  const last = addDays(until, -1);
  const month = view === 'agenda' || from.slice(0, 7) !== last.slice(0, 7) ? 'short' : 'long';
  const range = format({ day: 'numeric', month, year: 'numeric' }).formatRange(dateFor(from), dateFor(last));
  return range.replace(/(?<=\d)\s–\s(?=\d)/u, '–');
}
