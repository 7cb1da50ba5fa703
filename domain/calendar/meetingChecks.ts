/** What every meeting must hold to, whether it is made or changed (spec sections 1, 5 and 9). */
import { refuse, type Refusal } from '../basics/refusal.ts';
import { minutesBetween, type Wall } from '../basics/wallTime.ts';
import { hasOwnWall, laterTwin, settle, toMs, toWall } from '../basics/zones.ts';
import { withinTenYears } from '../basics/wire.ts';
import type { Teacher } from '../people/people.ts';
import type { LinkedStudent } from '../people/link.ts';
import { holds, planRefusal } from '../plans/plans.ts';
import { nextSlot } from './expand.ts';
import type { Attendee, Meeting } from './meeting.ts';
import { parseRule, printRule } from './recurrence.ts';
import type { Rows } from '../kernel/rows.ts';

const largestCapacity = 500;
const longestMinutes = 24 * 60;

/** The length in minutes; the end is counted on from the start as a watch counts it, over any clock change (wire.ts). */
export function checkTimes(start: Wall, end: Wall, zone: string, nowMs: number): number | Refusal {
  const minutes = minutesBetween(start, end);
  if (!withinTenYears(toMs(start, zone), nowMs)) return refuse('BAD_TIME', 'input.start');
  if (minutes <= 0 || minutes > longestMinutes) return refuse('BAD_TIME', 'input.end');
  return minutes;
}

/**
 * The length of a lesson of which only the end was said, as the clock shows it. Where the hour comes twice, the end
 * after the start is meant; when both are, nobody can tell.
 */
export function checkEnd({ startMs, zone }: { startMs: number; zone: string }, end: Wall): number | Refusal {
  const later = laterTwin(end, zone);
  const endMs = toMs(end, zone);
  if (later !== null && endMs > startMs) return refuse('HOUR_TWICE', 'input.end');
  const minutes = ((later ?? endMs) - startMs) / 60_000;
  return minutes > 0 && minutes <= longestMinutes ? minutes : refuse('BAD_TIME', 'input.end');
}

/** A start that was said on one wall, on another; in the second of two equal hours it has no place there. */
export function startOnWallOf(start: Wall, from: string, to: string): Wall | Refusal {
  const ms = toMs(start, from);
  return hasOwnWall(ms, to) ? toWall(ms, to) : refuse('HOUR_TWICE', 'input.start');
}

/** The rule in canonical form, and the first start it gives at or after `start`. */
export function checkRule(rrule: string, start: Wall): { rrule: string; start: Wall } | Refusal {
  const rule = parseRule(rrule);
  if (!rule) return refuse('BAD_RULE', 'input.rrule');
  const canonical = printRule(rule);
  const first = nextSlot({ start, rrule: canonical }, start);
  return first === null ? refuse('BAD_RULE', 'input.rrule') : { rrule: canonical, start: first };
}

/** A start that exists: one that a clock change skips moves forward, as it would on its way over the wire. */
export const settledStart = (start: Wall, zone: string): Wall => settle(start, zone);

/** `before`: who attended until now; only those who are new must be free to come. */
export function checkAttendees(
  attendees: readonly Attendee[],
  before: readonly Attendee[],
  students: readonly LinkedStudent[],
  teacher: Teacher,
): Refusal | null {
  const field = 'input.attendees';
  const known = new Set(before.map(({ studentId }) => studentId));
  for (const { studentId, personalDiscount } of attendees) {
    if (personalDiscount?.type === 'percentage' && personalDiscount.value > 100)
      return refuse('BAD_REQUEST', field);
    if (personalDiscount?.type === 'fixed' && !Number.isSafeInteger(personalDiscount.value))
      return refuse('BAD_REQUEST', field);
    if (known.has(studentId)) continue;
    const student = students.find(({ id }) => id === studentId);
    if (!student) return refuse('NOT_FOUND', field);
    if (student.blocked || student.archived)
      return refuse('BLOCKED', field, { studentId, name: student.name });
  }
  const grows = attendees.length > before.length;
  // Whoever was there when the plan held more stays; a smaller group is never refused.
  const count = attendees.length;
  // That the plan runs at all is asked for elsewhere: a student may ask a teacher whose plan has lapsed.
  return grows && !holds(teacher.plan, 'attendees', count)
    ? planRefusal(teacher, { limit: 'attendees', count }, field)
    : null;
}

export function checkCapacity(
  { capacity, attendees }: Pick<Meeting, 'capacity' | 'attendees'>,
  field: string,
): Refusal | null {
  if (capacity < 1 || capacity > largestCapacity) return refuse('BAD_REQUEST', 'input.capacity');
  return attendees.length > capacity
    ? refuse('CAPACITY', field, { capacity, attendees: attendees.length })
    : null;
}

/** Lesson numbers count from 0 or more. */
export function checkNumber(oldLessonNumber: number | null | undefined): Refusal | null {
  const isNumber =
    oldLessonNumber === null ||
    oldLessonNumber === undefined ||
    (oldLessonNumber >= 0 && oldLessonNumber <= 100_000);
  return isNumber ? null : refuse('BAD_REQUEST', 'input.oldLessonNumber');
}

/** A subject is known by its name; none at all is allowed. */
export function checkSubject(subject: string, subjects: readonly Rows['subject'][]): Refusal | null {
  return subject === '' || subjects.some(({ name }) => name === subject)
    ? null
    : refuse('NOT_FOUND', 'input.subject');
}
