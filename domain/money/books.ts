/** The calendar and the payments while something is being paid; in the end, the rows that changed. */
import type { Id } from '../basics/ids.ts';
import { openDraft, type Draft } from '../calendar/draft.ts';
import type { Lesson } from '../calendar/lesson.ts';
import type { Allocation, Charge } from '../calendar/occurrence.ts';
import { newOccurrence, putPruned } from '../calendar/series/detachOccurrence.ts';
import type { Means } from '../kernel/operation.ts';
import type { RowChange } from '../kernel/rows.ts';
import { entryFor, ledgerOf, type Entry, type Ledger } from './ledger.ts';
import type { MoneyFacts } from './moneyFacts.ts';
import type { Payment } from './payment.ts';

export type Books = {
  /** As everything stands now. */
  ledger(): Ledger;
  payment(id: Id): Payment | null;
  payments(): Payment[];
  put(payment: Payment): void;
  /** Of a lesson that is still ahead, too; null: nothing is owed for it. */
  entry(lesson: Lesson, studentId: Id): Entry | null;
  /** Writes down what credit and packages of this payer cover, so that a later price does not touch it; null: of all. */
  writeCredit(payerId: Id | null): void;
  /** The charge is fixed, with one more allocation; without one it was free of charge. */
  allocate(entry: Entry, allocation: Allocation | null): void;
  /** What covers it from now on; a charge that nothing covers follows the price again, unless it is a late cancel. */
  cover(entry: Entry, allocations: readonly Allocation[]): void;
  changes(): RowChange[];
};

export function openBooks(facts: MoneyFacts, { nowMs, newId }: Means): Books {
  const draft = openDraft(facts.schedule);
  const before = new Map(facts.payments.map((payment) => [payment.id, payment]));
  const now = new Map(before);
  let ledger: Ledger | null = null;

  const standing = (): Payment[] => [...now.values()].filter(({ removedMs }) => removedMs === null);

  function ledgerNow(): Ledger {
    ledger ??= ledgerOf(
      { ...facts, schedule: draft.meetings().map(({ id }) => draft.held(id)), payments: standing() },
      nowMs,
    );
    return ledger;
  }

  function entry(lesson: Lesson, studentId: Id): Entry | null {
    return ledgerNow().entryAt(lesson, studentId) ?? entryFor(lesson, studentId, facts, nowMs);
  }

  const { fixed, write } = writing(draft, { nowMs, newId });
  function writeCharge(each: Entry, charge: Charge | null): void {
    write(each, charge);
    ledger = null;
  }

  return {
    ledger: ledgerNow,
    payment: (id) => now.get(id) ?? null,
    payments: standing,
    put(payment) {
      now.set(payment.id, payment);
      ledger = null;
    },
    entry,
    writeCredit(payerId) {
      const due = ledgerNow().entries.filter(
        (each) => each.unwritten.length > 0 && (payerId === null || each.payerId === payerId),
      );
      for (const each of due) writeCharge(each, fixed(each, joined(each.allocations)));
    },
    allocate(each, allocation) {
      writeCharge(each, fixed(each, joined([...each.allocations, ...(allocation ? [allocation] : [])])));
    },
    cover(each, allocations) {
      const isPriced = each.allocations.some(({ inLessons }) => inLessons);
      const amountMinor = isPriced ? facts.priceFor(each.lesson, each.studentId) : each.amountMinor;
      const stays = allocations.length > 0 || each.kind === 'lateCancel';
      writeCharge(each, stays ? fixed({ ...each, amountMinor }, [...allocations]) : null);
    },
    changes: () => [
      ...[...now.values()]
        .map((after): RowChange => ({ before: before.get(after.id) ?? null, after }))
        .filter((change) => change.before !== change.after),
      ...draft.changes(),
    ],
  };
}

function writing(draft: Draft, { nowMs, newId }: Means) {
  return {
    fixed: ({ charge, studentId, kind, amountMinor }: Entry, allocations: Allocation[]): Charge => ({
      ...(charge ?? { id: newId(), studentId, atMs: nowMs }),
      kind,
      amountMinor,
      allocations,
    }),
    write({ lesson, studentId }: Entry, charge: Charge | null): void {
      const { meeting, slot } = lesson;
      const row =
        draft.held(meeting.id).occurrences.find((each) => each.slot === slot) ??
        newOccurrence(lesson, newId());
      const others = row.charges.filter((each) => each.studentId !== studentId);
      putPruned(draft, { ...row, charges: charge ? [...others, charge] : others });
    },
  };
}

/** One allocation for each payment. */
function joined(allocations: readonly Allocation[]): Allocation[] {
  const byPayment = new Map<Id, Allocation>();
  for (const each of allocations) {
    const known = byPayment.get(each.paymentId);
    byPayment.set(
      each.paymentId,
      known ? { ...known, amountMinor: known.amountMinor + each.amountMinor } : each,
    );
  }
  return [...byPayment.values()];
}
