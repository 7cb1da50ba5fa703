/** An attendee as it travels: absences and payments stand with the person, by the moment of the lesson. */
import type { Id } from '../basics/ids.ts';
import { toMajor, toMinor } from '../basics/money.ts';
import type { Attendee } from './meeting.ts';
import type { AbsenceKind, Occurrence } from './occurrence.ts';

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
  payments?: readonly { occurrence: string; amount: number }[] | null;
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
  const payments = rows.flatMap((row) =>
    row.payments
      .filter((each) => each.studentId === studentId)
      .map(({ amountMinor }) => ({ occurrence: momentOf(row), amount: toMajor(amountMinor, currency) })),
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
    paid: payments.map(({ occurrence }) => occurrence),
    absences,
    payments,
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

/** Hangs the absences and payments of one attendee on the occurrences that `at` finds or makes. */
export function readMarks(
  { attendeeId, absences, cant, payments, paid }: WireAttendee,
  at: (moment: string) => Occurrence,
  currency: string,
): void {
  const kinds = absences ?? (cant ?? []).map((occurrence) => ({ occurrence, kind: 'student' }));
  for (const { occurrence, kind } of kinds) {
    at(occurrence).absences.push({ studentId: attendeeId, kind: kind as AbsenceKind, atMs: 0 });
  }
  const amounts = payments ?? (paid ?? []).map((occurrence) => ({ occurrence, amount: 0 }));
  for (const { occurrence, amount } of amounts) {
    const row = at(occurrence);
    const id = `${row.id}/${attendeeId}`;
    row.payments.push({ id, studentId: attendeeId, amountMinor: toMinor(amount, currency) ?? 0, atMs: 0 });
  }
}
