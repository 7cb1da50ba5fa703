/** What lessons cost, and what they would cost. */
import type { Id } from '../../../domain/basics/ids.ts';
import { proportion } from '../../../domain/basics/money.ts';
import { toMs } from '../../../domain/basics/zones.ts';
import { lessonsOfAll, type Lesson } from '../../../domain/calendar/lesson.ts';
import { amountOf, priceOf } from '../../../domain/money/price.ts';
import { answersOf, heldMeetings } from '../../slots/answers.ts';
import type { Held } from '../../world/lesson.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { subjectRows } from '../../world/subjectRows.ts';
import { booksOf } from './booksOf.ts';

/** What a place adds, as far as the teacher's own page knows it. */
const placeMinor = (place: Lesson['location'], world: IndexedWorld): number =>
  answersOf(world).teacher({ teacherId: world.user?.id ?? '' })?.locations[place].costMinor ?? 0;

export const hourlyOf = (subject: Id, world: IndexedWorld): number =>
  subjectRows(world).find(({ id }) => id === subject)?.hourlyMinor ?? 0;

export const quoteMinor = (
  { subject, minutes, place }: { subject: Id; minutes: number; place: Lesson['location'] | undefined },
  world: IndexedWorld,
): number => proportion(hourlyOf(subject, world), minutes, 60) + (place ? placeMinor(place, world) : 0);

/** The lesson as the rules know it. */
export function lessonOfHeld(
  { lesson, start }: Pick<Held, 'lesson' | 'start'>,
  world: IndexedWorld,
): Lesson | null {
  const held = heldMeetings(world).filter(({ meeting }) => meeting.id === lesson.id);
  const atMs = toMs(start, world.timeZone);
  return lessonsOfAll(held, atMs, atMs + 1).find(({ startMs }) => startMs === atMs) ?? null;
}

const yearMs = 365 * 86_400_000;

export type Difference = { studentId: Id; beforeMinor: number; afterMinor: number };

/**
 * A year of lessons of a subject from a moment on, at another price an hour; what has a price of its own keeps it.
 * `older`: how many of them are still at another price than the one in the list.
 */
export function ifPriced(
  { subject, hourlyMinor, from }: { subject: Id; hourlyMinor: number; from: string },
  world: IndexedWorld,
): { students: Difference[]; older: number } {
  const name = world.named.get(subject)?.name ?? subject;
  const { pricing } = booksOf(world);
  const fromMs = toMs(from, world.timeZone);
  const students = new Map<Id, Difference>();
  const listedMinor = hourlyOf(subject, world);
  let older = 0;
  for (const lesson of lessonsOfAll(heldMeetings(world), fromMs, fromMs + yearMs)) {
    if (lesson.subject !== name || lesson.meeting.costByHand || lesson.startMs < fromMs) continue;
    const costAt = (hour: number): number =>
      proportion(hour, lesson.minutes, 60) + placeMinor(lesson.location, world);
    const costMinor = costAt(hourlyMinor);
    if (lesson.costMinor !== costAt(listedMinor)) older += 1;
    for (const { studentId } of lesson.meeting.attendees) {
      if (lesson.occurrence?.absences.some((each) => each.studentId === studentId)) continue;
      const now = amountOf(lesson, studentId, pricing);
      const then = now.paid ? now.minor : priceOf({ ...lesson, costMinor }, studentId, pricing).minor;
      const known = students.get(studentId) ?? { studentId, beforeMinor: 0, afterMinor: 0 };
      students.set(studentId, {
        studentId,
        beforeMinor: known.beforeMinor + now.minor,
        afterMinor: known.afterMinor + then,
      });
    }
  }
  const changed = [...students.values()]
    .filter(({ beforeMinor, afterMinor }) => beforeMinor !== afterMinor)
    .sort((a, b) => b.afterMinor - b.beforeMinor - (a.afterMinor - a.beforeMinor));
  return { students: changed, older };
}
