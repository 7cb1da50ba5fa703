/** What credit and packages cover by now is written down, so that later prices do not touch it; done by night. */
import * as v from 'valibot';
import { id } from '../basics/wire.ts';
import type { Id } from '../basics/ids.ts';
import type { Refusal } from '../basics/refusal.ts';
import type { Actor } from '../kernel/actor.ts';
import { operation, type Change } from '../kernel/operation.ts';
import { openBooks } from './books.ts';
import { changeOf } from './markPayments.ts';
import { familyMoneyFacts, moneyFacts } from './moneyFacts.ts';

export const settleCharges = operation({
  name: 'settleCharges',
  writes: ['payment', 'meeting'],
  // payerIds: of whom; without it of everybody
  args: v.strictObject({ payerIds: v.nullish(v.pipe(v.array(id), v.minLength(1), v.maxLength(500))) }),
  facts: ({ payerIds }, actor: Actor) => (payerIds ? familyMoneyFacts(actor, payerIds) : moneyFacts(actor)),
  change({ payerIds }, facts, means): Change | Refusal {
    const books = openBooks(facts, means);
    const payers: (Id | null)[] = payerIds ? [...new Set(payerIds.map(facts.payerOf))] : [null];
    for (const payerId of payers) books.writeCredit(payerId);
    return changeOf(books);
  },
});
