/** What actions with payments need to know: what came in, and the lessons of those whom it concerns, or the whole calendar. */
import type { Id } from '../basics/ids.ts';
import { refuse, type Refusal } from '../basics/refusal.ts';
import type { MeetingWithOccurrences } from '../calendar/occurrence.ts';
import { need, type Gathering } from '../kernel/facts.ts';
import type { LinkedStudent } from '../people/link.ts';
import type { Teacher } from '../people/people.ts';
import type { Actor } from '../kernel/actor.ts';
import type { LedgerFacts } from './ledger.ts';
import type { Payment } from './payment.ts';
import { priceBy } from './price.ts';
import { pricingOf, type Pricing } from './pricing.ts';
import { pricingFacts } from './pricingFacts.ts';

export type MoneyFacts = Omit<LedgerFacts, 'schedule' | 'payments'> & {
  teacher: Teacher;
  roster: LinkedStudent[];
  schedule: MeetingWithOccurrences[];
  payments: Payment[];
  pricing: Pricing;
};

export function* moneyFacts(actor: Actor): Gathering<MoneyFacts | Refusal> {
  if (actor.role !== 'teacher') return refuse('FORBIDDEN');
  const teacher = yield* need('teacher', { teacherId: actor.id });
  if (!teacher) return refuse('NOT_FOUND');
  return yield* moneyOf(teacher);
}

/** Of the families of these people alone; of all others the facts are not whole. */
export function* familyMoneyFacts(actor: Actor, people: readonly Id[]): Gathering<MoneyFacts | Refusal> {
  if (actor.role !== 'teacher') return refuse('FORBIDDEN');
  const teacher = yield* need('teacher', { teacherId: actor.id });
  return teacher ? yield* moneyOfFamilies(teacher, people) : refuse('NOT_FOUND');
}

/** Of the family that a payment came from, and of the student whose lessons it covers. */
export function* moneyFactsOfPayment(actor: Actor, paymentId: Id): Gathering<MoneyFacts | Refusal> {
  if (actor.role !== 'teacher') return refuse('FORBIDDEN');
  const [payment] = yield* need('payments', { teacherId: actor.id, ids: [paymentId] });
  if (!payment) return refuse('NOT_FOUND', 'id');
  return yield* familyMoneyFacts(actor, payerAndStudent(payment));
}

export const payerAndStudent = ({
  payerId,
  studentId,
}: {
  payerId: Id;
  studentId?: Id | null | undefined;
}): Id[] => (studentId == null ? [payerId] : [payerId, studentId]);

export function* moneyOf(teacher: Teacher): Gathering<MoneyFacts> {
  const teacherId = teacher.id;
  const roster = yield* need('roster', { teacherId });
  const payments = yield* need('payments', { teacherId });
  const schedule = yield* need('schedule', { teacherId, from: '1970-01-01T00:00', until: null });
  const pricing = yield* pricingFacts(teacherId);
  return {
    teacher,
    roster,
    payments,
    schedule,
    payerOf: payerIn(roster),
    pricing,
    priceFor: priceBy(pricing),
  };
}

/** What can say something of those who pay for these people; of all others the facts are not whole. */
export function* moneyOfFamilies(teacher: Teacher, people: readonly Id[]): Gathering<MoneyFacts> {
  const teacherId = teacher.id;
  const roster = yield* need('roster', { teacherId });
  const payments = yield* need('payments', { teacherId });
  const payerOf = payerIn(roster);
  const payers = new Set(people.map(payerOf));
  const students = roster.filter(({ id }) => payers.has(payerOf(id))).map(({ id }) => id);
  const own = payments.filter(({ payerId }) => payers.has(payerOf(payerId)));
  const schedule = yield* need('familyLessons', {
    teacherId,
    studentIds: [...new Set([...students, ...payers])].sort(),
    paymentIds: own.map(({ id }) => id),
  });
  // Which of a student's lessons one is, the student's own lessons tell.
  const pricing = pricingOf(yield* need('discounts', { teacherId }), schedule);
  return { teacher, roster, payments, schedule, payerOf, pricing, priceFor: priceBy(pricing) };
}

/** What `familyLessons` answers, of a calendar that is there whole. */
export function familyLessonsIn<Held extends MeetingWithOccurrences>(
  all: readonly Held[],
  { studentIds, paymentIds }: { studentIds: readonly Id[]; paymentIds: readonly Id[] },
): Held[] {
  const [students, payments] = [new Set(studentIds), new Set(paymentIds)];
  const series = new Set(
    all
      .filter(
        ({ meeting, occurrences }) =>
          meeting.attendees.some(({ studentId }) => students.has(studentId)) ||
          occurrences.some(({ charges }) =>
            charges.some(({ allocations }) => allocations.some(({ paymentId }) => payments.has(paymentId))),
          ),
      )
      .map(({ meeting }) => meeting.seriesId),
  );
  return all.filter(({ meeting }) => series.has(meeting.seriesId));
}

export function payerIn(roster: readonly Pick<LinkedStudent, 'id' | 'payerId'>[]): (id: Id) => Id {
  const payers = new Map(roster.map(({ id, payerId }) => [id, payerId]));
  return (id) => payers.get(id) ?? id;
}

/** Who may be named as a payer: who learns, who pays for them, and whoever has paid before. */
export function isPayer({ roster, payments }: MoneyFacts, id: Id): boolean {
  return (
    roster.some((student) => student.id === id || student.payerId === id) ||
    payments.some(({ payerId }) => payerId === id)
  );
}
