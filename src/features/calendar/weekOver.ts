/** A week in which nothing lies ahead: no lesson, and no hour in which one is usually held (decision 148). */
import {
  addDays,
  clockOf,
  dayOf,
  startOfWeek,
  weekdayOf,
  type Wall,
} from '../../../domain/basics/wallTime.ts';
import { weekdayNames } from '../../../domain/calendar/recurrence.ts';
import type { CalendarView } from '../../lib/lessons/calendarView.ts';
import type { DayRange } from './grid/visibleRange.ts';
import type { WorkDays, WorkingRanges } from './grid/workDays.ts';

/** Where nobody said when they work. */
const usualDay = [{ from: '14:00', to: '20:00' }];

type Seen = {
  range: DayRange;
  workDays: Pick<WorkDays, 'weekStart'>;
  workingHours: WorkingRanges | null;
  shown: readonly { end: Wall }[];
};

/** Only of the week with today in it, where a week is what is seen. */
export function isWeekOver(
  { range: { from, until }, workDays: { weekStart }, workingHours, shown }: Seen,
  view: CalendarView,
  now: Wall,
): boolean {
  if (view !== 'week' && view !== 'workWeek') return false;
  const today = dayOf(now);
  if (startOfWeek(from, weekStart) !== startOfWeek(today, weekStart)) return false;
  if (shown.some(({ end }) => end > now)) return false;
  const isSaid = weekdayNames.some((name) => (workingHours?.[name] ?? []).length > 0);
  for (let day = today; day < until; day = addDays(day, 1)) {
    const hours = isSaid ? (workingHours?.[weekdayNames[weekdayOf(day)] ?? ''] ?? []) : usualDay;
    if (hours.some(({ to }) => day > today || to > clockOf(now))) return false;
  }
  return true;
}
