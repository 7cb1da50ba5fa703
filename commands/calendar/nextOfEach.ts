/** The nearest occurrence ahead of each lesson, once for each; those that are over are left out. */
import { addDays, addMinutes, compare, dayOf, type Wall } from '../../domain/basics/wallTime.ts';
import type { IndexedWorld } from '../indexWorld.ts';
import type { Held, Lesson } from './lesson.ts';

const daysAhead = 366;

/** A calendar of thousands is not expanded for it: each series is asked for its next one alone. */
export function nextOfEach(lessons: Lesson[], since: Wall, world: IndexedWorld): Held[] {
  const to = `${addDays(dayOf(since), daysAhead)}T00:00`;
  return lessons
    .flatMap((lesson): Held[] => {
      if (lesson.busyOnly) return [];
      if (lesson.rrule === null) {
        const held = { lesson, start: lesson.start, end: addMinutes(lesson.start, lesson.minutes) };
        return lesson.start >= since ? [held] : [];
      }
      const all = () => true;
      return world.search({ from: since, to, wanted: all, enough: all, among: [lesson] }).slice(0, 1);
    })
    .sort((a, b) => compare(a.start, b.start));
}
