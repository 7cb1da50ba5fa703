/** The ledger over what a world tells: what is open of whom, and what came in. */
import type { Id } from '../../domain/basics/ids.ts';
import { toMs } from '../../domain/basics/zones.ts';
import { ledgerOf, type Ledger } from '../../domain/money/ledger.ts';
import { payerIn } from '../../domain/money/moneyFacts.ts';
import type { Payment } from '../../domain/money/payment.ts';
import { priceBy } from '../../domain/money/price.ts';
import { pricingOf, type Pricing } from '../../domain/money/pricing.ts';
import { heldMeetings, paymentRows } from '../answers.ts';
import { discountRows } from '../discountRows.ts';
import type { IndexedWorld } from '../indexWorld.ts';

type Books = { ledger: Ledger; payments: Payment[]; payerOf(id: Id): Id; pricing: Pricing };

const made = new WeakMap<IndexedWorld, Books>();

export function booksOf(world: IndexedWorld): Books {
  const known = made.get(world);
  if (known) return known;
  const schedule = heldMeetings(world);
  const payments = paymentRows(world);
  const payerOf = payerIn(world.students.map(({ id, payerId }) => ({ id, payerId: payerId ?? id })));
  const pricing = pricingOf(discountRows(world), schedule);
  const nowMs = toMs(world.now, world.timeZone);
  const books: Books = {
    ledger: ledgerOf({ schedule, payments, payerOf, priceFor: priceBy(pricing) }, nowMs),
    payments,
    payerOf,
    pricing,
  };
  made.set(world, books);
  return books;
}
