/** The ledger over what is loaded: one for every screen, so that none says another figure than the next. */
import { useShallow } from 'zustand/react/shallow';
import { lessonsBetween } from '../../../domain/calendar/lesson.ts';
import { ledgerOf, type Ledger, type LedgerFacts } from '../../../domain/money/ledger.ts';
import { moneyBy } from '../../../domain/money/lessonMoney.ts';
import { payerIn } from '../../../domain/money/moneyFacts.ts';
import { type Payment, readPayment } from '../../../domain/money/payment.ts';
import { priceBy } from '../../../domain/money/price.ts';
import { pricingOf, type Pricing } from '../../../domain/money/pricing.ts';
import type { MoneyOf } from '../../../domain/money/statistics.ts';
import { readDiscount } from '../../../domain/money/wireDiscount.ts';
import { codecNow } from '../entities/codecNow.ts';
import { useEntityStore } from '../entities/entityStore.ts';
import { useNow } from '../page/useNow.ts';
import { loadedMeetings } from './loadedMeetings.ts';

export type LoadedLedger = {
  ledger: Ledger;
  facts: LedgerFacts;
  pricing: Pricing;
  moneyOf: MoneyOf;
  payments: Payment[];
  /** The moment up to which lessons count. */
  nowMs: number;
};

type Made = { of: readonly unknown[]; untilMs: number; loaded: LoadedLedger };

let made: Made | null = null;

/** It says the same until the next lesson begins. */
const quarterMs = 15 * 60_000;

export function loadedLedger(nowMs: number): LoadedLedger {
  const { meetings, teachers, students, payments: wires, discounts: rules } = useEntityStore.getState();
  const of = [meetings, teachers, students, wires, rules];
  const stands = made !== null && made.loaded.nowMs <= nowMs && nowMs < made.untilMs;
  if (made && stands && of.every((part, i) => part === made?.of[i])) return made.loaded;
  const { held } = loadedMeetings();
  const { currency } = codecNow();
  const payments = wires.flatMap((wire) => readPayment(wire, { teacherId: wire.teacherId ?? '' }) ?? []);
  const discounts = rules.flatMap(
    (wire) => readDiscount(wire, { teacherId: wire.teacherId ?? '', currency }) ?? [],
  );
  const pricing = pricingOf(discounts, held);
  const payerOf = payerIn(students.map(({ id, payerId }) => ({ id, payerId: payerId ?? id })));
  const facts: LedgerFacts = { schedule: held, payments, payerOf, priceFor: priceBy(pricing) };
  const ledger = ledgerOf(facts, nowMs);
  const loaded: LoadedLedger = {
    ledger,
    facts,
    pricing,
    moneyOf: moneyBy(ledger, facts.priceFor),
    payments,
    nowMs,
  };
  const next = held.flatMap((each) =>
    lessonsBetween(each, nowMs, nowMs + quarterMs).flatMap(({ startMs }) =>
      startMs > nowMs ? [startMs] : [],
    ),
  );
  made = {
    of,
    untilMs: next.reduce((first, startMs) => Math.min(first, startMs), nowMs + quarterMs),
    loaded,
  };
  return loaded;
}

/** Reckoned anew when something it follows from changes, and when a lesson begins. */
export function useLoadedLedger(): LoadedLedger {
  useEntityStore(
    useShallow((school) => [
      school.meetings,
      school.teachers,
      school.students,
      school.payments,
      school.discounts,
    ]),
  );
  return loadedLedger(useNow(codecNow().zone).ms);
}
