/** The name of the days that are seen: "22–26 November 2026", in the person's language. */
import { addDays, type Day } from '../../domain/basics/wallTime.ts';
import type { GridView } from './CalendarGrid.tsx';
import { visibleRange } from './visibleRange.ts';

const dateFor = (day: Day): Date => new Date(`${day}T00:00:00Z`);

export function rangeTitle(view: GridView, day: Day, language: string): string {
  if (view === 'month') {
    return new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      dateFor(day),
    );
  }
  if (view === 'day') {
    return new Intl.DateTimeFormat(language, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }).format(dateFor(day));
  }
  const { from, until } = visibleRange(view, day);
  return new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatRange(dateFor(from), dateFor(addDays(until, -1)));
}
