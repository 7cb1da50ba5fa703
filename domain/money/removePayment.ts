/** A payment that never was is taken out; what it had covered is open again. */
import * as v from 'valibot';
import { refuse, type Refusal } from '../basics/refusal.ts';
import { id } from '../basics/wire.ts';
import type { Actor } from '../kernel/actor.ts';
import { operation, type Change } from '../kernel/operation.ts';
import { openBooks } from './books.ts';
import { changeOf } from './markPayments.ts';
import { moneyFactsOfPayment } from './moneyFacts.ts';

export const removePayment = operation({
  name: 'removePayment',
  writes: ['payment', 'meeting'],
  card: { effect: 'unpay' },
  args: v.strictObject({ id }),
  facts: ({ id: paymentId }, actor: Actor) => moneyFactsOfPayment(actor, paymentId),
  change({ id: paymentId }, facts, means): Change | Refusal {
    const books = openBooks(facts, means);
    const payment = books.payment(paymentId);
    if (!payment || payment.removedMs !== null) return refuse('NOT_FOUND', 'id');
    const covered = books
      .ledger()
      .entries.filter(({ charge }) => charge?.allocations.some((each) => each.paymentId === paymentId));
    for (const entry of covered)
      books.cover(
        entry,
        (entry.charge?.allocations ?? []).filter((each) => each.paymentId !== paymentId),
      );
    // What was given back of it goes with it.
    for (const each of books.payments())
      if (each.id === paymentId || each.refundOf === paymentId)
        books.put({ ...each, removedMs: means.nowMs });
    return changeOf(books);
  },
});
