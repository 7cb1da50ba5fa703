/** How every student stands: lessons had, paid and not paid, what is owed, and the next lesson; all in one walk over the calendar. */
import type { Id } from '../basics/ids.ts';
import { firstMoment } from '../calendar/firstMoment.ts';
import { hasBegun, lessonsBetween, type Held, type Lesson } from '../calendar/lesson.ts';
import { openMinorOf } from './owed.ts';
import { amountOf, priceBy } from './price.ts';
import type { Pricing } from './pricing.ts';

export type Standing = {
  /** Lessons they were at (spec section 4, per attendee). */
  attended: number;
  absent: number;
  paid: number;
  unpaid: number;
  /** For lessons that have begun, the late cancels too; what a credit will cover is not taken off (money/ledger.ts). */
  owedMinor: number;
  /** The first one ahead that takes place and that they come to. */
  next: Lesson | null;
  /** Lessons that have begun, the latest first. */
  past: Lesson[];
};

const nothing = (): Standing => ({
  attended: 0,
  absent: 0,
  paid: 0,
  unpaid: 0,
  owedMinor: 0,
  next: null,
  past: [],
});

export const noStanding: Standing = nothing();

const dayMs = 86_400_000;
/** Where the next lesson is looked for; nearly always it is found in the first stretch. */
const aheadMs = [0, 35 * dayMs, 400 * dayMs] as const;

export function standings(meetings: readonly Held[], nowMs: number, pricing: Pricing): Map<Id, Standing> {
  const all = new Map<Id, Standing>();
  const of = (id: Id): Standing => {
    const known = all.get(id) ?? nothing();
    all.set(id, known);
    return known;
  };
  for (const held of meetings) {
    if (held.meeting.attendees.length === 0) continue;
    for (const lesson of lessonsBetween(held, firstMoment(held), nowMs + 1))
      if (hasBegun(lesson, nowMs)) count(lesson, of, pricing);
    const [now, near, far] = aheadMs;
    if (lookAhead(held, nowMs + now, nowMs + near, of)) lookAhead(held, nowMs + near, nowMs + far, of);
  }
  for (const standing of all.values()) standing.past.sort((a, b) => b.startMs - a.startMs);
  return all;
}

/** Whether somebody's next lesson of this meeting is still to be found. */
function lookAhead(held: Held, fromMs: number, untilMs: number, of: (id: Id) => Standing): boolean {
  for (const lesson of lessonsBetween(held, fromMs, untilMs))
    if (lesson.startMs > fromMs && !foresee(lesson, of)) return false;
  return true;
}

const comes = ({ occurrence }: Lesson, studentId: Id): boolean =>
  occurrence?.absences.every((each) => each.studentId !== studentId) ?? true;

function count(lesson: Lesson, of: (id: Id) => Standing, pricing: Pricing): void {
  const priceFor = priceBy(pricing);
  for (const { studentId } of lesson.meeting.attendees) {
    const standing = of(studentId);
    standing.past.push(lesson);
    standing.owedMinor += openMinorOf(lesson, studentId, priceFor);
    if (!comes(lesson, studentId)) {
      standing.absent++;
      continue;
    }
    standing.attended++;
    if (amountOf(lesson, studentId, pricing).paid) standing.paid++;
    else standing.unpaid++;
  }
}

/** false once this meeting has nothing more to say: everybody's next lesson of it is known. */
function foresee(lesson: Lesson, of: (id: Id) => Standing): boolean {
  let waiting = false;
  for (const { studentId } of lesson.meeting.attendees) {
    const standing = of(studentId);
    if (standing.next && standing.next.startMs <= lesson.startMs) continue;
    if (comes(lesson, studentId)) standing.next = lesson;
    else waiting = true;
  }
  return waiting;
}
