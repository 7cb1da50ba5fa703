/** A teacher changes a discount, or switches it on or off; lessons that have begun keep what they had. */
import * as v from 'valibot';
import { refuse, type Refusal } from '../basics/refusal.ts';
import { checkPlan } from '../plans/plans.ts';
import { version } from '../kernel/sharedInput.ts';
import { operation, type Change } from '../kernel/operation.ts';
import { namedAlike } from './discount.ts';
import { namesTold } from './discountCard.ts';
import { changedTo, discountFacts } from './discountFacts.ts';
import { discountInput, type DiscountInput } from './discountInput.ts';
import { checkFeatures, checkTerms, patched, settled } from './discountTerms.ts';

function effectOfPatch({ discount: { id: _id, ...said } }: { discount: DiscountInput }) {
  const isSwitch = Object.keys(said).length === 1 && typeof said.active === 'boolean';
  if (!isSwitch) return 'changeDiscount';
  return said.active ? 'switchOnDiscount' : 'switchOffDiscount';
}

export const updateDiscount = operation({
  name: 'updateDiscount',
  writes: ['discount'],
  card: { effect: effectOfPatch, about: namesTold },
  args: v.strictObject({ discount: discountInput, version }),
  facts: ({ discount, version: shown }, actor) =>
    discountFacts({ id: discount.id, version: shown, field: 'discount.id' }, actor),
  authorize(_actor, { teacher, discount }, said) {
    // A lapsed teacher too may take less off.
    if (effectOfPatch(said) === 'switchOffDiscount') return null;
    const after = settled(patched(discount.terms, said.discount));
    return checkPlan(teacher) ?? checkFeatures(teacher, after, discount.terms);
  },
  change({ discount: said }, { discount, discounts, subjects }, { nowMs }): Change | Refusal {
    const terms = settled(patched(discount.terms, said));
    // The subject it is of may be gone; what is not spoken of stays.
    const known = said.subject === undefined && terms.subject !== null ? [{ name: terms.subject }] : subjects;
    const refusal = checkTerms(terms, said, known);
    if (refusal) return refusal;
    if (namedAlike(terms.name, discount.id, discounts))
      return refuse('NAME_TAKEN', 'discount.name', { name: terms.name });
    return {
      rows: [{ before: discount, after: changedTo(discount, terms, nowMs) }],
      tell: [],
      about: [discount.id],
    };
  },
});
