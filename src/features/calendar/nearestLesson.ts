/** The lesson to jump to: the nearest one ahead of a day within five years, else the latest before it (spec section 2). */
import type { Id } from '../../../domain/basics/ids.ts';
import { addDays, type Day } from '../../../domain/basics/wallTime.ts';
import { toMs } from '../../../domain/basics/zones.ts';
import { lessonsBetween, type Lesson } from '../../../domain/calendar/lesson.ts';
import type { MeetingWithOccurrences } from '../../../domain/calendar/occurrence.ts';

const window = 5 * 366;

/** `id` is a meeting's, or that of an occurrence which differs. */
export function nearestLesson(held: readonly MeetingWithOccurrences[], id: Id, day: Day): Lesson | null {
  const found = held.find(
    ({ meeting, occurrences }) => meeting.id === id || occurrences.some((row) => row.id === id),
  );
  if (!found) return null;
  const at = (days: number): number => toMs(`${addDays(day, days)}T00:00`, found.meeting.zone);
  const all = (fromMs: number, untilMs: number): Lesson[] =>
    lessonsBetween(found, fromMs, untilMs).filter(
      ({ occurrence }) => found.meeting.id === id || occurrence?.id === id,
    );
  return all(at(0), at(window))[0] ?? all(at(-window), at(0)).at(-1) ?? null;
}
