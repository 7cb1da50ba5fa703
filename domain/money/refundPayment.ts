/** A teacher gives money back. What the payment had covered is open again as far as the money is gone, the latest lesson first. */
import * as v from 'valibot';
import type { Id } from '../basics/ids.ts';
import { refuse, type Refusal } from '../basics/refusal.ts';
import { id, money } from '../basics/wire.ts';
import type { Actor } from '../kernel/actor.ts';
import { operation, type Change } from '../kernel/operation.ts';
import { openBooks, type Books } from './books.ts';
import type { Entry } from './ledger.ts';
import { changeOf } from './markPayments.ts';
import { moneyFactsOfPayment } from './moneyFacts.ts';
import { newPayment } from './newPayment.ts';
import { coversLessons } from './payment.ts';
import { day, method, note } from './paymentInput.ts';

// amount: without it all that was not given back before; of a package what its lessons left are worth, and they end
const args = v.strictObject({ id, amount: v.nullish(money), method, date: v.nullish(day), note });

export const refundPayment = operation({
  name: 'refundPayment',
  writes: ['payment', 'meeting'],
  card: { effect: 'refund' },
  args,
  facts: ({ id: paymentId }, actor: Actor) => moneyFactsOfPayment(actor, paymentId),
  change({ id: paymentId, amount, ...how }, facts, means): Change | Refusal {
    const books = openBooks(facts, means);
    const source = books.payment(paymentId);
    if (!source || source.removedMs !== null || source.type === 'refund') return refuse('NOT_FOUND', 'id');
    books.writeCredit(facts.payerOf(source.payerId));
    const left = books.ledger().leftOf(paymentId);
    const inLessons = coversLessons(source);
    const most = inLessons ? left.minor : source.amountMinor - refundedMinor(books, paymentId);
    const minor = amount ?? most;
    if (minor > most || (minor === 0 && (!inLessons || left.lessons === 0)))
      return refuse('BAD_REQUEST', 'amount');
    if (!inLessons) takeBack(books, paymentId, minor - left.minor);
    books.put(
      newPayment(
        {
          ...how,
          type: 'refund',
          payerId: source.payerId,
          studentId: source.studentId,
          amountMinor: minor,
          lessons: inLessons ? left.lessons : 0,
          refundOf: source.id,
          method: how.method ?? source.method,
        },
        facts.teacher,
        means,
      ),
    );
    return changeOf(books);
  },
});

const refundedMinor = (books: Books, paymentId: Id): number =>
  books
    .payments()
    .filter(({ refundOf }) => refundOf === paymentId)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** So much of the payment is covered no longer, from the latest lesson back. */
function takeBack(books: Books, paymentId: Id, minor: number): void {
  let missing = minor;
  const covered = books.ledger().entries.filter((entry) => partOf(entry, paymentId) > 0);
  for (const entry of covered.toReversed()) {
    if (missing <= 0) return;
    const taken = Math.min(missing, partOf(entry, paymentId));
    missing -= taken;
    books.cover(
      entry,
      entry.allocations.flatMap((each) => {
        if (each.paymentId !== paymentId) return [each];
        const amountMinor = each.amountMinor - taken;
        return amountMinor > 0 ? [{ ...each, amountMinor }] : [];
      }),
    );
  }
}

const partOf = ({ allocations }: Entry, paymentId: Id): number =>
  allocations.find((each) => each.paymentId === paymentId)?.amountMinor ?? 0;
