/** The calendar and its lessons. */
import type { calendar as he } from '../he/calendar.ts';
import type { WordsOf } from '../shape.ts';

export const calendar: WordsOf<typeof he> = {
  title: 'Calendar',
  lesson: 'Lesson',
  busy: 'Taken',
  andMore: 'and {{count}} more',
  places: '{{taken}} of {{capacity}} places',
  repeats: 'repeats',
  today: 'Today',
  month: 'Month',
  week: 'Week',
  workWeek: 'Work week',
  day: 'Day',
  previous: 'Previous',
  next: 'Next',
  view: 'Calendar view',
  newLesson: 'New lesson',
  preview: 'Preview',
  previewLong: 'Preview, not confirmed yet',
  loading: 'The calendar is loading',
  emptyTitle: 'No lessons on these days',
  emptyBody: 'Drag on the calendar, or type in the conversation:',
  failedTitle: 'The calendar didn’t load',
  failedBody: 'The server did not answer. What was saved is safe.',
  state: {
    ghost: 'Preview, not confirmed yet',
    ghostClash: 'Preview, overlaps another lesson',
    old: 'The time before',
    clashed: 'Overlapped by the plan',
    busy: 'Taken',
  },
};
