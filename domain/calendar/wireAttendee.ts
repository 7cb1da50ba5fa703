/** An attendee as it travels: absences and charges stand with the person, by the moment of the lesson. */
import type { Id } from '../basics/ids.ts';
import { toMajor, toMinor } from '../basics/money.ts';
import type { Attendee } from './meeting.ts';
import { isSettled } from './charge.ts';
import type { AbsenceKind, Charge, ChargeKind, Occurrence } from './occurrence.ts';

export type WireAttendee = {
  attendeeId: Id;
  name?: string | null;
  email?: string | null;
  role?: string | null;
  rsvp?: string | null;
  personalDiscount?: { type: string; value: number } | null;
  discountId?: Id | null;
  cant?: readonly string[] | null;
  paid?: readonly string[] | null;
  absences?: readonly { occurrence: string; kind: string }[] | null;
  charges?: readonly WireCharge[] | null;
};

/** What is fixed for one lesson, and what covers it. */
export type WireCharge = {
  occurrence: string;
  kind: string;
  amount: number;
  allocations?: readonly { paymentId: Id; amount: number; inLessons: boolean }[] | null;
};

export type AttendeeWriting = {
  currency: string;
  nameOf?(studentId: Id): { name: string; email: string | null } | undefined;
};

/** `rows`: the occurrences whose marks are told here; `momentOf`: the milliseconds that name each of them. */
export function writeAttendee(
  { studentId, personalDiscount, discountId }: Attendee,
  rows: readonly Occurrence[],
  momentOf: (row: Occurrence) => string,
  { currency, nameOf }: AttendeeWriting,
): WireAttendee {
  const absences = rows.flatMap((row) =>
    row.absences
      .filter((each) => each.studentId === studentId)
      .map(({ kind }) => ({ occurrence: momentOf(row), kind })),
  );
  const charges = rows.flatMap((row) =>
    row.charges
      .filter((each) => each.studentId === studentId)
      .map((each) => ({ occurrence: momentOf(row), each })),
  );
  const person = nameOf?.(studentId);
  return {
    attendeeId: studentId,
    name: person?.name ?? null,
    email: person?.email ?? null,
    role: 'student',
    rsvp: null,
    personalDiscount: personalDiscount
      ? {
          type: personalDiscount.type,
          value:
            personalDiscount.type === 'fixed'
              ? toMajor(personalDiscount.value, currency)
              : personalDiscount.value,
        }
      : null,
    discountId: discountId ?? null,
    cant: absences.map(({ occurrence }) => occurrence),
    paid: charges.flatMap(({ occurrence, each }) => (isSettled(each) ? [occurrence] : [])),
    absences,
    charges: charges.map(({ occurrence, each }) => writeCharge(occurrence, each, currency)),
  };
}

export function readAttendee(
  { attendeeId, personalDiscount, discountId }: WireAttendee,
  currency: string,
): Attendee {
  const booking = { studentId: attendeeId, ...(discountId ? { discountId } : {}) };
  if (!personalDiscount) return booking;
  const type = personalDiscount.type === 'fixed' ? 'fixed' : 'percentage';
  const value = type === 'fixed' ? (toMinor(personalDiscount.value, currency) ?? 0) : personalDiscount.value;
  return { ...booking, personalDiscount: { type, value } };
}

function writeCharge(
  occurrence: string,
  { kind, amountMinor, allocations }: Charge,
  currency: string,
): WireCharge {
  return {
    occurrence,
    kind,
    amount: toMajor(amountMinor, currency),
    allocations: allocations.map((each) => ({
      paymentId: each.paymentId,
      amount: toMajor(each.amountMinor, currency),
      inLessons: each.inLessons,
    })),
  };
}

/** Hangs the absences and charges of one attendee on the occurrences that `at` finds or makes. */
export function readMarks(
  { attendeeId, absences, cant, charges, paid }: WireAttendee,
  at: (moment: string) => Occurrence,
  currency: string,
): void {
  const kinds = absences ?? (cant ?? []).map((occurrence) => ({ occurrence, kind: 'student' }));
  for (const { occurrence, kind } of kinds) {
    at(occurrence).absences.push({ studentId: attendeeId, kind: kind as AbsenceKind, atMs: 0 });
  }
  // Where only `paid` is told, as another client of the spec writes it, nothing is known of the amount.
  const told =
    charges ?? (paid ?? []).map((occurrence): WireCharge => ({ occurrence, kind: 'lesson', amount: 0 }));
  for (const { occurrence, kind, amount, allocations } of told) {
    const row = at(occurrence);
    row.charges.push({
      id: `${row.id}/${attendeeId}`,
      studentId: attendeeId,
      kind: kind as ChargeKind,
      amountMinor: toMinor(amount, currency) ?? 0,
      atMs: 0,
      allocations: (allocations ?? []).map((each) => ({
        paymentId: each.paymentId,
        amountMinor: toMinor(each.amount, currency) ?? 0,
        inLessons: each.inLessons,
        atMs: 0,
      })),
    });
  }
}
