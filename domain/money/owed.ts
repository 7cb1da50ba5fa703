/** What one attendee owes for one lesson: as it was fixed, or else as the price tells now. */
import type { Id } from '../basics/ids.ts';
import { allocatedMinor, chargeIn, isSettled } from '../calendar/charge.ts';
import type { Lesson } from '../calendar/lesson.ts';
import type { AbsenceKind, Charge, ChargeKind } from '../calendar/occurrence.ts';

/** In minor units. */
export type PriceFor = (lesson: Lesson, studentId: Id) => number;

export type Owed = { kind: ChargeKind; amountMinor: number; charge: Charge | null };

/** The contract charges who calls off too late, and so it charges who does not come without a word. */
export const isCharged = (absence: AbsenceKind | null): boolean =>
  absence === null || absence === 'late' || absence === 'noShow';

export const absenceOf = ({ occurrence }: Pick<Lesson, 'occurrence'>, studentId: Id): AbsenceKind | null =>
  occurrence?.absences.find((each) => each.studentId === studentId)?.kind ?? null;

/** null: nothing is owed, whatever was paid on it before. */
export function owedFor(lesson: Lesson, studentId: Id, priceFor: PriceFor): Owed | null {
  const absence = absenceOf(lesson, studentId);
  const attends = lesson.meeting.attendees.some((each) => each.studentId === studentId);
  if (!attends || lesson.cancelled || !isCharged(absence)) return null;
  const charge = chargeIn(lesson, studentId);
  return {
    kind: absence === null ? 'lesson' : 'lateCancel',
    amountMinor: charge?.amountMinor ?? priceFor(lesson, studentId),
    charge,
  };
}

/** What is still to be paid of it, as far as it is written. */
export function openMinorOf(lesson: Lesson, studentId: Id, priceFor: PriceFor): number {
  const owed = owedFor(lesson, studentId, priceFor);
  if (!owed || (owed.charge && isSettled(owed.charge))) return 0;
  return owed.amountMinor - (owed.charge ? allocatedMinor(owed.charge) : 0);
}
