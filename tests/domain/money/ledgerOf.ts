/** The ledger of a school in memory, as the screens, the sentences and the server reckon it. */
import { ledgerOf, type Ledger, type LedgerFacts } from '../../../domain/money/ledger.ts';
import { moneyBy } from '../../../domain/money/lessonMoney.ts';
import { payerIn } from '../../../domain/money/moneyFacts.ts';
import { priceBy } from '../../../domain/money/price.ts';
import { pricingOf, type Pricing } from '../../../domain/money/pricing.ts';
import type { MoneyOf } from '../../../domain/money/statistics.ts';
import type { School } from '../school.ts';

type Money = { facts: LedgerFacts; ledger: Ledger; pricing: Pricing; moneyOf: MoneyOf };

export function moneyIn(school: School, nowMs = school.nowMs()): Money {
  const schedule = school.all();
  const pricing = pricingOf(school.answers.discounts({ teacherId: 'rivka' }), schedule);
  const facts: LedgerFacts = {
    schedule,
    payments: school.answers.payments({ teacherId: 'rivka' }),
    payerOf: payerIn(school.answers.roster({ teacherId: 'rivka' })),
    priceFor: priceBy(pricing),
  };
  const ledger = ledgerOf(facts, nowMs);
  return { facts, ledger, pricing, moneyOf: moneyBy(ledger, facts.priceFor) };
}
