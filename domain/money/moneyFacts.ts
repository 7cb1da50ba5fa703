/** What every deed with payments needs to know: the whole calendar of the teacher, and what came in. */
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
import type { Pricing } from './pricing.ts';
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
