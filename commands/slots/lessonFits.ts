/** Whether a lesson that is only asked for, or only to be joined, is the one that words choose. */
import { dayOf, minuteOfDay, minutesOf, wallAt, weekdayOf } from '../../domain/basics/wallTime.ts';
import { slotsBetween } from '../../domain/calendar/expand.ts';
import type { Lesson } from '../world/lesson.ts';
import type { IndexedWorld } from '../world/indexWorld.ts';
import { fits, type Selector } from './selector.ts';
import type { When } from './saidWhen.ts';

const ahead = 60 * 1440;

function isOn(lesson: Lesson, { day, clock, stretch, recurrence }: When, world: IndexedWorld): boolean {
  const hour = minuteOfDay(lesson.start);
  if (clock !== undefined && clock.minute !== hour && !(clock.open && clock.minute % 720 === hour % 720))
    return false;
  const isLoose = day?.which === 'bare' || day?.which === 'coming';
  const weekdays =
    recurrence?.weekdays ?? (day?.weekday !== undefined && isLoose ? [day.weekday] : undefined);
  if (weekdays === undefined && day === undefined && stretch === undefined) return true;
  const from = minutesOf(lesson.start > world.now ? lesson.start : world.now);
  const starts =
    lesson.rrule === null ? [lesson.start] : slotsBetween(lesson, from, from + ahead).map(wallAt);
  return starts.some((start) =>
    weekdays !== undefined
      ? weekdays.includes(weekdayOf(start))
      : day !== undefined
        ? dayOf(start) === day.date || dayOf(start) === day.other
        : (stretch?.start === undefined || start >= stretch.start) &&
          (stretch?.end === undefined || start < stretch.end),
  );
}

/** A lesson whose teacher is not told is with whichever teacher was named. */
export function lessonFits(lesson: Lesson, selector: Selector, world: IndexedWorld): boolean {
  const people =
    lesson.teacherId === null
      ? selector.people.filter(({ named }) => named.some(({ kind }) => kind !== 'teacher'))
      : selector.people;
  return fits(lesson, { ...selector, people }) && isOn(lesson, selector.when, world);
}
