/** The ledger over what a world tells: what is open of whom, and what came in. */
import type { Id } from '../../../domain/basics/ids.ts';
import { dayOf } from '../../../domain/basics/wallTime.ts';
import { toMs } from '../../../domain/basics/zones.ts';
import { ledgerOf, type Entry, type Ledger } from '../../../domain/money/ledger.ts';
import { payerIn } from '../../../domain/money/moneyFacts.ts';
import type { Payment } from '../../../domain/money/payment.ts';
import { priceBy } from '../../../domain/money/price.ts';
import { pricingOf, type Pricing } from '../../../domain/money/pricing.ts';
import { heldMeetings } from '../../slots/answers.ts';
import { rowsIn } from '../../world/rowsIn.ts';
import { discountRows } from '../../world/discountRows.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { dateWords } from '../../kernel/words.ts';

type Books = { ledger: Ledger; payments: Payment[]; payerOf(id: Id): Id; pricing: Pricing };

const made = new WeakMap<IndexedWorld, Books>();

export function booksOf(world: IndexedWorld): Books {
  const known = made.get(world);
  if (known) return known;
  const schedule = heldMeetings(world);
  const payments = rowsIn(world, 'payments');
  // To a family all that they see is their own.
  const own = world.user?.id ?? '';
  const payerOf =
    world.role === 'teacher'
      ? payerIn(world.students.map(({ id, payerId }) => ({ id, payerId: payerId ?? id })))
      : () => own;
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

/** Lessons that have begun and are not paid, the oldest first. */
export const openEntries = (world: IndexedWorld): Entry[] =>
  booksOf(world).ledger.entries.filter(({ isDue, openMinor }) => isDue && openMinor > 0);

export const openSum = (entries: readonly Entry[]): number =>
  entries.reduce((sum, { openMinor }) => sum + openMinor, 0);

export const nameOfPerson = (id: Id, world: IndexedWorld): string => world.named.get(id)?.name ?? '';

/** A family is called by its children: who their parent is, they tell or do not. */
export function nameOfPayer(id: Id, world: IndexedWorld): string {
  const own = nameOfPerson(id, world);
  if (own !== '') return own;
  const children = world.students.filter((student) => student.payerId === id);
  return children.map((child) => nameOfPerson(child.id, world)).join(', ');
}

/** "Maths 3 March" */
export const entryWords = ({ lesson }: Entry, world: IndexedWorld): string =>
  [lesson.subject || lesson.summary, dateWords(world, dayOf(lesson.start))].filter(Boolean).join(' ');
