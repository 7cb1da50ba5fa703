/** What is owed and what is left of the money, derived in two ways: by the ledger, and from what is written. */
import type { Id } from '../basics/ids.ts';
import { need, type Gathering } from '../kernel/facts.ts';
import { ledgerOf, type Ledger } from './ledger.ts';
import { moneyOf } from './moneyFacts.ts';
import { allocatedMinor } from '../calendar/charge.ts';
import type { Payment } from './payment.ts';
import { standings } from './standing.ts';
import { owedByStudent } from './standingsByLedger.ts';

/** studentId null: what is left of all payments of the teacher. */
type Difference = { studentId: Id | null; ledgerMinor: number; writtenMinor: number };

export type Recount = {
  /** Payers whose credit covers charges, which is not written yet; until it is, the two ways differ. */
  unwritten: Id[];
  differences: Difference[];
};

export function* recount(teacherId: Id, nowMs: number): Gathering<Recount> {
  const teacher = yield* need('teacher', { teacherId });
  if (!teacher) return { unwritten: [], differences: [] };
  const facts = yield* moneyOf(teacher);
  const ledger = ledgerOf(facts, nowMs);
  const written = standings(facts.schedule, nowMs, facts.pricing);
  const owed = owedByStudent(ledger);
  const pairs: Difference[] = [...new Set([...owed.keys(), ...written.keys()])].map((studentId) => ({
    studentId,
    ledgerMinor: owed.get(studentId) ?? 0,
    writtenMinor: written.get(studentId)?.owedMinor ?? 0,
  }));
  pairs.push({
    studentId: null,
    ledgerMinor: leftInLedger(ledger),
    writtenMinor: leftAsWritten(facts.payments, ledger),
  });
  return {
    unwritten: [
      ...new Set(ledger.entries.flatMap((entry) => (entry.unwritten.length > 0 ? [entry.payerId] : []))),
    ],
    differences: pairs.filter(({ ledgerMinor, writtenMinor }) => ledgerMinor !== writtenMinor),
  };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0);

const leftInLedger = ({ accounts }: Ledger): number =>
  sum(
    [...accounts.values()].flatMap(({ creditMinor, funds }) => [
      creditMinor,
      ...funds.map(({ minor }) => minor),
    ]),
  );

const leftAsWritten = (payments: readonly Payment[], { entries }: Ledger): number =>
  sum(
    payments
      .filter(({ removedMs }) => removedMs === null)
      .map(({ type, amountMinor }) => (type === 'refund' ? -amountMinor : amountMinor)),
  ) - sum(entries.map(({ charge }) => (charge ? allocatedMinor(charge) : 0)));
