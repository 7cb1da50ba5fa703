/** What a price depends on besides the lesson and its attendee: the discounts, and which lessons a student had before. */
import type { Id } from '../basics/ids.ts';
import { firstMoment } from '../calendar/firstMoment.ts';
import { lessonsBetween, type Held, type Lesson } from '../calendar/lesson.ts';
import type { Discount } from './discount.ts';

type Counted = { subject: string | null; onlySeries: boolean };

export type Pricing = {
  discounts: readonly Discount[];
  /** Which of a student's lessons this is, from 1; `inMonth`: of the lessons of its month. */
  ordinalOf(lesson: Lesson, studentId: Id, counted: Counted, inMonth: boolean): number;
};

/** Where no discount plays a part. */
export const fullPrice: Pricing = { discounts: [], ordinalOf: () => 1 };

export function pricingOf(discounts: readonly Discount[], schedule: readonly Held[]): Pricing {
  const byStudent = new Map<Id, Held[]>();
  const walks = new Map<string, Walk>();
  const heldOf = (studentId: Id): Held[] => {
    if (byStudent.size === 0)
      for (const held of schedule)
        for (const attendee of held.meeting.attendees) {
          const known = byStudent.get(attendee.studentId);
          if (known) known.push(held);
          else byStudent.set(attendee.studentId, [held]);
        }
    return byStudent.get(studentId) ?? [];
  };
  return {
    discounts,
    ordinalOf(lesson, studentId, counted, inMonth) {
      const key = `${studentId} ${counted.onlySeries ? 1 : 0} ${counted.subject ?? ''}`;
      let walk = walks.get(key);
      if (!walk || walk.untilMs <= lesson.startMs) {
        walk = walkOf(heldOf(studentId), studentId, counted, lesson.startMs + furtherMs);
        walks.set(key, walk);
      }
      return walk.countBefore(lesson, inMonth) + 1;
    },
  };
}

type Walk = { untilMs: number; countBefore(lesson: Lesson, inMonth: boolean): number };

/** So that walking on through a calendar does not count anew for every lesson. */
const furtherMs = 400 * 86_400_000;

export const isOfSeries = ({ meeting }: Lesson): boolean =>
  meeting.rrule !== null || meeting.seriesId !== meeting.id;

function walkOf(
  schedule: readonly Held[],
  studentId: Id,
  { subject, onlySeries }: Counted,
  untilMs: number,
): Walk {
  const lessons = schedule
    .flatMap((held) => lessonsBetween(held, firstMoment(held), untilMs))
    .filter(
      (lesson) =>
        (subject === null || lesson.subject === subject) &&
        (!onlySeries || isOfSeries(lesson)) &&
        (lesson.occurrence?.absences.every((each) => each.studentId !== studentId) ?? true),
    )
    .map((lesson) => ({ at: orderOf(lesson), month: monthOf(lesson) }))
    .sort((a, b) => (a.at < b.at ? -1 : 1));
  const order = lessons.map(({ at }) => at);
  const firstOfMonth = new Map<string, number>();
  for (const [i, { month }] of lessons.entries()) if (!firstOfMonth.has(month)) firstOfMonth.set(month, i);
  return {
    untilMs,
    countBefore(lesson, inMonth) {
      const before = placeIn(order, orderOf(lesson));
      return inMonth ? before - Math.min(before, firstOfMonth.get(monthOf(lesson)) ?? before) : before;
    },
  };
}

const monthOf = (lesson: Lesson): string => lesson.start.slice(0, 7);

/** By the moment; two at one moment by their rows, so that each has a number of its own. */
const orderOf = ({ startMs, meeting, slot }: Lesson): string =>
  `${String(startMs).padStart(15, '0')} ${meeting.id} ${slot}`;

/** How many of an ascending list come before. */
function placeIn(order: readonly string[], at: string): number {
  let low = 0;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((order[middle] ?? '') < at) low = middle + 1;
    else high = middle;
  }
  return low;
}
