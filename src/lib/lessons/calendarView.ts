/** The ways the calendar can be looked at, in the order in which they are offered. */

/** Those that are a grid of days; the agenda is a list. */
export type GridView = 'month' | 'week' | 'workWeek' | 'day';

export type CalendarView = GridView | 'agenda';

export const calendarViews: readonly CalendarView[] = ['month', 'week', 'workWeek', 'day', 'agenda'];
