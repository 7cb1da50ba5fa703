/** A teacher marks lessons as paid, whole or in part, or as not paid after all. */
import * as v from 'valibot';
import type { Id } from '../basics/ids.ts';
import { isRefusal, refuse, type Refusal } from '../basics/refusal.ts';
import type { Actor } from '../kernel/actor.ts';
import { operation, type Change, type Means } from '../kernel/operation.ts';
import { openBooks, type Books } from './books.ts';
import { entryKey, type Entry } from './ledger.ts';
import { markedEntry } from './markedLesson.ts';
import { familyMoneyFacts, type MoneyFacts } from './moneyFacts.ts';
import { newPayment } from './newPayment.ts';
import type { PaymentMethod } from './payment.ts';
import { day, mark, method, note, type PaymentMark } from './paymentInput.ts';

const args = v.strictObject({
  marks: v.pipe(v.array(mark), v.minLength(1), v.maxLength(500)),
  method,
  date: v.nullish(day),
  note,
});

export const markPayments = operation({
  name: 'markPayments',
  writes: ['payment', 'meeting'],
  card: { effect: ({ marks }) => (marks.every(({ paid }) => paid === false) ? 'unpay' : 'pay') },
  args,
  facts: ({ marks }, actor: Actor) =>
    familyMoneyFacts(actor, [...new Set(marks.map(({ attendeeId }) => attendeeId))]),
  // What came in may be noted by a lapsed teacher too.
  change({ marks, ...how }, facts, means): Change | Refusal {
    const books = openBooks(facts, means);
    const failed = payMarks(marks, how, { facts, books, means });
    return failed ?? changeOf(books);
  },
});

type How = {
  method?: PaymentMethod | null | undefined;
  date?: string | null | undefined;
  note?: string | null | undefined;
};

type With = { facts: MoneyFacts; books: Books; means: Means };

function payMarks(marks: readonly PaymentMark[], how: How, { facts, books, means }: With): Refusal | null {
  const payers = new Set(marks.map(({ attendeeId }) => facts.payerOf(attendeeId)));
  for (const payerId of payers) books.writeCredit(payerId);
  const taken = new Set<string>();
  const bought = new Map<Id, { entry: Entry; minor: number }[]>();
  const unpaid: Entry[] = [];
  for (const [i, { paid, amount, ...said }] of marks.entries()) {
    const entry = markedEntry(said, facts, books, `marks.${i}`);
    if (isRefusal(entry)) return entry;
    const key = entryKey(entry.lesson, entry.studentId);
    if (taken.has(key)) return refuse('BAD_REQUEST', `marks.${i}`);
    taken.add(key);
    if (paid === false) {
      unpaid.push(entry);
      continue;
    }
    const minor = amount ?? entry.openMinor;
    if (minor > entry.openMinor || (minor === 0 && entry.openMinor > 0))
      return refuse('BAD_REQUEST', `marks.${i}.amount`);
    if (entry.openMinor === 0 && entry.charge) continue;
    bought.set(entry.payerId, [...(bought.get(entry.payerId) ?? []), { entry, minor }]);
  }
  for (const entry of unpaid) unmark(entry, books, means);
  for (const [payerId, parts] of bought) payParts(payerId, parts, how, { facts, books, means });
  return null;
}

/** One payment for all that one payer paid; what costs nothing is only fixed. */
function payParts(
  payerId: Id,
  parts: readonly { entry: Entry; minor: number }[],
  how: How,
  { facts, books, means }: With,
): void {
  const amountMinor = parts.reduce((sum, { minor }) => sum + minor, 0);
  const payment =
    amountMinor > 0
      ? newPayment({ type: 'payment', payerId, amountMinor, ...how }, facts.teacher, means)
      : null;
  if (payment) books.put(payment);
  for (const { entry, minor } of parts)
    books.allocate(
      entry,
      payment && minor > 0
        ? { paymentId: payment.id, amountMinor: minor, inLessons: false, atMs: means.nowMs }
        : null,
    );
}

/** The money was not given: the payment loses what this lesson had of it. A lesson goes back to its package. */
function unmark(entry: Entry, books: Books, { nowMs }: Means): void {
  for (const { paymentId, amountMinor, inLessons } of entry.allocations) {
    const payment = books.payment(paymentId);
    if (!payment || inLessons) continue;
    const rest = payment.amountMinor - amountMinor;
    books.put({ ...payment, amountMinor: rest, removedMs: rest === 0 ? nowMs : null });
  }
  books.cover(entry, []);
}

/** The payments first: the payload speaks of them. */
export function changeOf(books: Books): Change {
  const rows = books.changes();
  const about = rows.flatMap(({ after }) => (after?.kind === 'payment' ? [after.id] : []));
  return { rows, about, tell: [] };
}
