/** The nearest occurrence ahead of each lesson, once for each; those that are over are left out. */
import { addDays, addMinutes, compare, dayOf, type Wall } from '../../../../domain/basics/wallTime.ts';
import { nextSlot } from '../../../../domain/calendar/expand.ts';
import type { Held, Lesson } from '../../../world/lesson.ts';

const daysAhead = 366;

/** A calendar of thousands is not expanded for it: each series is asked for its next one alone. */
export function nextOfEach(lessons: Lesson[], since: Wall): Held[] {
  const to = `${addDays(dayOf(since), daysAhead)}T00:00`;
  return lessons
    .flatMap((lesson): Held[] => {
      if (lesson.busyOnly) return [];
      if (lesson.rrule === null) {
        const held = { lesson, start: lesson.start, end: addMinutes(lesson.start, lesson.minutes) };
        return lesson.start >= since ? [held] : [];
      }
      let slot = nextSlot(lesson, since);
      while (slot !== null && slot < to && lesson.exdates.has(slot))
        slot = nextSlot(lesson, addMinutes(slot, 1));
      return slot === null || slot >= to
        ? []
        : [{ lesson, start: slot, end: addMinutes(slot, lesson.minutes) }];
    })
    .sort((a, b) => compare(a.start, b.start));
}
