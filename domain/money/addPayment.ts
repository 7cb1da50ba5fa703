/** A teacher writes down what a family gave: money, which covers the oldest charges first, or lessons paid ahead. */
import * as v from 'valibot';
import { isRefusal, refuse, type Refusal } from '../basics/refusal.ts';
import type { Actor } from '../kernel/actor.ts';
import { operation, type Change, type Means } from '../kernel/operation.ts';
import { openBooks, type Books } from './books.ts';
import { markedEntry } from './markedLesson.ts';
import { changeOf } from './markPayments.ts';
import { familyMoneyFacts, isPayer, payerAndStudent, type MoneyFacts } from './moneyFacts.ts';
import { newPayment } from './newPayment.ts';
import type { Payment } from './payment.ts';
import { paymentInput, type PaymentInput } from './paymentInput.ts';

export const addPayment = operation({
  name: 'addPayment',
  writes: ['payment', 'meeting'],
  card: {
    effect: ({ input }) =>
      input.type === 'package' ? 'sell' : input.type === 'credit' ? 'credit' : 'receive',
    about: ({ input }, _rows, { person }) => person(input.studentId ?? input.payerId),
  },
  args: v.strictObject({ input: paymentInput }),
  facts: ({ input }, actor: Actor) =>
    familyMoneyFacts(actor, [
      ...payerAndStudent(input),
      ...(input.allocations ?? []).map(({ attendeeId }) => attendeeId),
    ]),
  change({ input }, facts, means): Change | Refusal {
    const refusal = checkInput(input, facts);
    if (refusal) return refusal;
    const books = openBooks(facts, means);
    const payment = newPayment(
      {
        ...input,
        payerId: facts.payerOf(input.payerId),
        studentId: input.studentId ?? null,
        amountMinor: input.amount ?? 0,
        lessons: input.lessons ?? 0,
        endDate: input.endDate ?? null,
      },
      facts.teacher,
      means,
    );
    // What they had before is used first.
    books.writeCredit(payment.payerId);
    books.put(payment);
    const failed = allocateNamed(input, payment, { facts, books, means });
    if (failed) return failed;
    books.writeCredit(payment.payerId);
    return changeOf(books);
  },
});

function checkInput(input: PaymentInput, facts: MoneyFacts): Refusal | null {
  if (!isPayer(facts, input.payerId)) return refuse('NOT_FOUND', 'input.payerId');
  const { date, endDate } = input;
  if (endDate != null && date != null && endDate < date) return refuse('BAD_REQUEST', 'input.endDate');
  return input.type === 'payment' ? checkMoney(input) : checkLessons(input, facts);
}

function checkMoney({ amount, lessons, endDate, studentId }: PaymentInput): Refusal | null {
  if (!amount) return refuse('BAD_REQUEST', 'input.amount');
  const isOdd = lessons != null || endDate != null || studentId != null;
  return isOdd ? refuse('BAD_REQUEST', 'input.lessons') : null;
}

function checkLessons(input: PaymentInput, { roster, payerOf }: MoneyFacts): Refusal | null {
  const { type, payerId, studentId, amount, lessons, allocations } = input;
  const student = roster.find(({ id }) => id === studentId);
  if (!student) return refuse('NOT_FOUND', 'input.studentId');
  if (student.payerId !== payerOf(payerId)) return refuse('BAD_REQUEST', 'input.studentId');
  if (lessons == null) return refuse('BAD_REQUEST', 'input.lessons');
  if (type === 'credit' && amount) return refuse('BAD_REQUEST', 'input.amount');
  return allocations?.length ? refuse('BAD_REQUEST', 'input.allocations') : null;
}

type With = { facts: MoneyFacts; books: Books; means: Means };

function allocateNamed(
  { allocations, type }: PaymentInput,
  payment: Payment,
  { facts, books, means }: With,
): Refusal | null {
  if (type !== 'payment') return null;
  // A payment covers nothing by itself before what was named has its part.
  const before = openBooks(facts, means);
  let rest = payment.amountMinor;
  const seen = new Set<string>();
  for (const [i, { amount, ...said }] of (allocations ?? []).entries()) {
    const path = `input.allocations.${i}`;
    const entry = markedEntry(said, facts, before, path);
    if (isRefusal(entry)) return entry;
    const key = `${entry.lesson.meeting.id} ${entry.lesson.slot} ${entry.studentId}`;
    if (entry.payerId !== payment.payerId || seen.has(key)) return refuse('BAD_REQUEST', path);
    seen.add(key);
    if (amount === 0 || amount > entry.openMinor || amount > rest)
      return refuse('BAD_REQUEST', `${path}.amount`);
    rest -= amount;
    books.allocate(entry, {
      paymentId: payment.id,
      amountMinor: amount,
      inLessons: false,
      atMs: means.nowMs,
    });
  }
  return null;
}
