/**
 * What a cancel costs that comes too late, as far as a family can know it: what a discount by rule takes off depends on
 * others and is the server's to tell, so the sum is the most.
 */
import type { Id } from '../basics/ids.ts';
import { chargeIn } from '../calendar/charge.ts';
import type { Lesson } from '../calendar/lesson.ts';
import { lessOff } from './lessOff.ts';

export function lateCostMinor(lesson: Lesson, studentId: Id): number {
  const off = lesson.meeting.attendees.find((each) => each.studentId === studentId)?.personalDiscount;
  return chargeIn(lesson, studentId)?.amountMinor ?? lessOff(lesson.costMinor, off);
}
