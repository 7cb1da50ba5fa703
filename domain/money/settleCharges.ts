/** What credit and packages cover by now is written down, so that later prices do not touch it; done by night. */
import * as v from 'valibot';
import type { Refusal } from '../basics/refusal.ts';
import type { Actor } from '../kernel/actor.ts';
import { operation, type Change } from '../kernel/operation.ts';
import { openBooks } from './books.ts';
import { changeOf } from './markPayments.ts';
import { moneyFacts } from './moneyFacts.ts';

export const settleCharges = operation({
  name: 'settleCharges',
  writes: ['payment', 'meeting'],
  args: v.strictObject({}),
  facts: (_said, actor: Actor) => moneyFacts(actor),
  change(_args, facts, means): Change | Refusal {
    const books = openBooks(facts, means);
    books.writeCredit(null);
    return changeOf(books);
  },
});
