/** What other discounts would change on lessons ahead: how much less, at how many places, and for whom. */
import type { Id } from '../basics/ids.ts';
import { lessonsOfAll } from '../calendar/lesson.ts';
import type { MeetingWithOccurrences } from '../calendar/occurrence.ts';
import type { Discount } from './discount.ts';
import { amountOf } from './price.ts';
import { pricingOf } from './pricing.ts';

type OfStudent = { studentId: Id; places: number; changed: number; beforeMinor: number; afterMinor: number };

export type PriceDifference = {
  /** One student at one lesson. */
  places: number;
  changed: number;
  beforeMinor: number;
  afterMinor: number;
  /** Those whose price changes, the largest difference first. */
  students: OfStudent[];
};

/** Lessons of [fromMs, untilMs); what is paid keeps its price. */
export function priceDifference(
  schedule: readonly MeetingWithOccurrences[],
  before: readonly Discount[],
  after: readonly Discount[],
  [fromMs, untilMs]: readonly [number, number],
): PriceDifference {
  const [was, will] = [pricingOf(before, schedule), pricingOf(after, schedule)];
  const students = new Map<Id, OfStudent>();
  for (const lesson of lessonsOfAll(schedule, fromMs, untilMs)) {
    if (lesson.startMs < fromMs) continue;
    for (const { studentId } of lesson.meeting.attendees) {
      if (lesson.occurrence?.absences.some((each) => each.studentId === studentId)) continue;
      const beforeMinor = amountOf(lesson, studentId, was).minor;
      const afterMinor = amountOf(lesson, studentId, will).minor;
      const one = students.get(studentId) ?? {
        studentId,
        places: 0,
        changed: 0,
        beforeMinor: 0,
        afterMinor: 0,
      };
      students.set(studentId, {
        studentId,
        places: one.places + 1,
        changed: one.changed + (beforeMinor === afterMinor ? 0 : 1),
        beforeMinor: one.beforeMinor + beforeMinor,
        afterMinor: one.afterMinor + afterMinor,
      });
    }
  }
  const all = [...students.values()];
  const sum = (of: (each: OfStudent) => number): number => all.reduce((total, each) => total + of(each), 0);
  return {
    places: sum(({ places }) => places),
    changed: sum(({ changed }) => changed),
    beforeMinor: sum(({ beforeMinor }) => beforeMinor),
    afterMinor: sum(({ afterMinor }) => afterMinor),
    students: all
      .filter(({ changed }) => changed > 0)
      .sort(
        (a, b) =>
          b.beforeMinor - b.afterMinor - (a.beforeMinor - a.afterMinor) ||
          (a.studentId < b.studentId ? -1 : 1),
      ),
  };
}
