/**
 * All of a teacher's discounts by one factor: their amounts and limits, as when the currency changes; with
 * `percentages` their parts too, which stop at the whole price.
 */
import * as v from 'valibot';
import { largestMinor, proportion } from '../basics/money.ts';
import { isRefusal, refuse, type Refusal } from '../basics/refusal.ts';
import { id } from '../basics/wire.ts';
import { checkPlan } from '../plans/plans.ts';
import type { Gathering } from '../kernel/facts.ts';
import { operation, type Change } from '../kernel/operation.ts';
import type { Terms } from './discount.ts';
import { namesTold } from './discountCard.ts';
import { changedTo, discountsFacts, type DiscountsFacts } from './discountFacts.ts';
import { scaledTerms } from './scaledTerms.ts';

/** A factor is taken to so many parts: 1.1 is no more than it says. */
const parts = 1_000_000;

export const updateDiscountCost = operation({
  name: 'updateDiscountCost',
  writes: ['discount'],
  card: { effect: 'changeDiscount', about: namesTold },
  args: v.strictObject({
    teacherId: id,
    costMultiplier: v.pipe(v.number(), v.finite(), v.minValue(1 / parts), v.maxValue(100)),
    percentages: v.nullish(v.boolean()),
  }),
  onlyOnce: true,
  *facts({ teacherId }, actor): Gathering<DiscountsFacts | Refusal> {
    const facts = yield* discountsFacts(actor);
    if (isRefusal(facts)) return facts;
    return facts.teacher.id === teacherId ? facts : refuse('NOT_FOUND', 'teacherId');
  },
  authorize: (_actor, { teacher }) => checkPlan(teacher),
  change({ costMultiplier, percentages }, { discounts }, { nowMs }): Change | Refusal {
    const factor = Math.round(costMultiplier * parts);
    const times = (minor: number): number => proportion(minor, factor, parts);
    // A hundredth of a percent is as fine as it gets.
    const part = (percent: number): number => Math.min(100, proportion(percent * 100, factor, parts) / 100);
    const rows = discounts.flatMap((discount) => {
      const after = scaledTerms(discount.terms, times, percentages ? part : undefined);
      return JSON.stringify(after) === JSON.stringify(discount.terms)
        ? []
        : [{ before: discount, after: changedTo(discount, after, nowMs) }];
    });
    const tooMuch = rows.some(({ after: { terms } }) => largestIn(terms) > largestMinor);
    if (tooMuch) return refuse('BAD_REQUEST', 'costMultiplier');
    return { rows, tell: [], about: rows.map(({ after }) => after.id) };
  },
});

const largestIn = (terms: Terms): number =>
  Math.max(
    terms.value,
    ...terms.progressiveSteps.map(({ discountValue }) => discountValue),
    terms.maximumDiscountMinor ?? 0,
    terms.minimumPriceMinor ?? 0,
    terms.maximumPerMeetingMinor ?? 0,
  );
