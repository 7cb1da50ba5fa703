/** What one attendee pays for one lesson: its price, less what is off for them. */
import { proportion } from '../basics/money.ts';
import type { Id } from '../basics/ids.ts';
import type { Lesson } from './lesson.ts';
import type { Attendee } from './meeting.ts';

/** Minor units, never below nothing; halves are rounded up, in the teacher's favour. */
export function chargeOf(costMinor: number, discount: Attendee['personalDiscount']): number {
  if (!discount) return costMinor;
  return discount.type === 'fixed'
    ? Math.max(0, costMinor - discount.value)
    : proportion(costMinor, 100 - discount.value, 100);
}

/** What was paid stays as it was paid. */
export function amountOf(lesson: Lesson, studentId: Id): { minor: number; paid: boolean } {
  const payment = lesson.occurrence?.payments.find((each) => each.studentId === studentId);
  if (payment) return { minor: payment.amountMinor, paid: true };
  const attendee = lesson.meeting.attendees.find((each) => each.studentId === studentId);
  return { minor: chargeOf(lesson.costMinor, attendee?.personalDiscount), paid: false };
}
