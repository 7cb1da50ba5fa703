/** What prices depend on, asked for: the discounts, and the calendar only where there are any. */
import type { Id } from '../basics/ids.ts';
import { need, type Gathering } from '../kernel/facts.ts';
import { fullPrice, pricingOf, type Pricing } from './pricing.ts';

export function* pricingFacts(teacherId: Id): Gathering<Pricing> {
  const discounts = yield* need('discounts', { teacherId });
  if (discounts.length === 0) return fullPrice;
  return pricingOf(discounts, yield* need('schedule', { teacherId, from: '1970-01-01T00:00', until: null }));
}
