/**
 * What a family may know of its money with one teacher: its own lessons with their prices, what it paid, and what is
 * still due. Families cannot reckon it themselves: prices depend on groups and discounts that are others' business.
 */
import type { Id } from '../basics/ids.ts';
import type { Held, Lesson } from '../calendar/lesson.ts';
import { ledgerOf, type Account, type Ledger } from './ledger.ts';
import type { MoneyFacts } from './moneyFacts.ts';
import type { Span } from './monthSpan.ts';
import { priceOf, type Price } from './price.ts';
import { lineOf, statementOf, type Statement, type StatementLine } from './statement.ts';

/** A teacher names a family; a student or a parent asks for themselves. */
export type Asker =
  | { as: 'teacher'; payerId: Id }
  /** `students`: for whom they speak, of this teacher's. */
  | { as: 'family'; actorId: Id; students: readonly Id[] };

export type PricedLine = StatementLine & { price: Price };

export type FamilyAccount = {
  payerId: Id;
  /** The asker is the one who pays; nobody else is told what was paid, nor what others of the family cost. */
  isWhole: boolean;
  students: { studentId: Id; lines: PricedLine[]; totalMinor: number }[];
  /** What is open now, the oldest first, of all months. */
  open: PricedLine[];
  openMinor: number;
  /** null unless whole. */
  paid: Paid | null;
};

/** opening + charges − payments = due. */
export type Paid = Pick<
  Statement,
  'openingMinor' | 'chargesMinor' | 'paymentsMinor' | 'dueMinor' | 'packages' | 'payments'
> & { creditMinor: number; funds: Account['funds'] };

export function familyAccountsOf(
  facts: MoneyFacts,
  asker: Asker,
  span: Span,
  nowMs: number,
): FamilyAccount[] {
  const payerIds = payersFor(facts, asker);
  const own = factsOf(facts, new Set(payerIds));
  const ledger = ledgerOf(own, nowMs);
  return payerIds.map((payerId) => accountOf({ facts: own, ledger, payerId, asker, span }));
}

/** Who pays for the students of whom the asker speaks. */
function payersFor({ payerOf }: Pick<MoneyFacts, 'payerOf'>, asker: Asker): Id[] {
  if (asker.as === 'teacher') return [payerOf(asker.payerId)];
  const payers = [...new Set(asker.students.map(payerOf))].sort();
  // Their own first.
  return payers.sort((a, b) => Number(b === asker.actorId) - Number(a === asker.actorId));
}

/** Only the meetings that can say something of these payers: of their students, or covered by their payments. */
export function factsOf(facts: MoneyFacts, payerIds: ReadonlySet<Id>): MoneyFacts {
  const { payerOf } = facts;
  const payments = new Set(
    facts.payments.filter((each) => payerIds.has(payerOf(each.payerId))).map(({ id }) => id),
  );
  const speaks = ({ meeting, occurrences }: Held): boolean =>
    meeting.attendees.some(({ studentId }) => payerIds.has(payerOf(studentId))) ||
    occurrences.some(({ charges }) =>
      charges.some(({ allocations }) => allocations.some(({ paymentId }) => payments.has(paymentId))),
    );
  return { ...facts, schedule: facts.schedule.filter(speaks) };
}

/** Whether the asker may know everything of this payer's account. */
export const isWholeFor = (asker: Asker, payerId: Id): boolean =>
  asker.as === 'teacher' || asker.actorId === payerId;

/** What was charged explains itself, unless it was fixed at another price than today's. */
export function explained(
  { pricing }: Pick<MoneyFacts, 'pricing'>,
  lesson: Lesson,
  studentId: Id,
  amountMinor: number,
): Price {
  const price = priceOf(lesson, studentId, pricing);
  return price.minor === amountMinor
    ? price
    : { minor: amountMinor, lines: [{ kind: 'lesson', amountMinor }] };
}

type Asked = { facts: MoneyFacts; ledger: Ledger; payerId: Id; asker: Asker; span: Span };

function accountOf({ facts, ledger, payerId, asker, span }: Asked): FamilyAccount {
  const isWhole = isWholeFor(asker, payerId);
  const sees = (studentId: Id): boolean =>
    isWhole || (asker.as === 'family' && asker.students.includes(studentId));
  const priced = (line: StatementLine): PricedLine => ({
    ...line,
    // When others paid is theirs to tell.
    closedOn: isWhole ? line.closedOn : [],
    price: explained(facts, line.lesson, line.studentId, line.amountMinor),
  });
  const statement = statementOf(ledger, facts, payerId, span);
  const account = ledger.accounts.get(payerId);
  const byId = new Map(facts.payments.map((payment) => [payment.id, payment]));
  const open = (account?.open ?? []).filter(({ studentId }) => sees(studentId));
  return {
    payerId,
    isWhole,
    students: statement.students
      .filter(({ studentId }) => sees(studentId))
      .map((each) => ({ ...each, lines: each.lines.map(priced) })),
    open: open.map((entry) => priced(lineOf(entry, byId))),
    openMinor: open.reduce((sum, { openMinor }) => sum + openMinor, 0),
    paid: isWhole ? paidOf(statement, account) : null,
  };
}

const paidOf = (statement: Statement, account: Account | undefined): Paid => ({
  openingMinor: statement.openingMinor,
  chargesMinor: statement.chargesMinor,
  paymentsMinor: statement.paymentsMinor,
  dueMinor: statement.dueMinor,
  packages: statement.packages,
  payments: statement.payments,
  creditMinor: account?.creditMinor ?? 0,
  funds: (account?.funds ?? []).filter(({ left }) => left > 0),
});
