/** A teacher makes a discount. */
import * as v from 'valibot';
import { refuse, type Refusal } from '../basics/refusal.ts';
import { operation, type Change } from '../kernel/operation.ts';
import { namedAlike, type Discount } from './discount.ts';
import { namesTold } from './discountCard.ts';
import { discountsFacts } from './discountFacts.ts';
import { newDiscountInput } from './discountInput.ts';
import { checkFeatures, checkTerms, noTerms, patched, settled } from './discountTerms.ts';

const mostDiscounts = 200;

export const createDiscount = operation({
  name: 'createDiscount',
  writes: ['discount'],
  card: { effect: 'addDiscount', about: namesTold },
  args: v.strictObject({ discount: newDiscountInput }),
  facts: (_args, actor) => discountsFacts(actor),
  authorize: (_actor, { teacher }, { discount }) =>
    checkFeatures(teacher, settled(patched(noTerms, discount)), null),
  change({ discount }, { teacher, discounts, subjects }, { nowMs, newId }): Change | Refusal {
    const terms = settled(patched(noTerms, discount));
    const id = newId();
    const refusal = checkTerms(terms, discount, subjects);
    if (refusal) return refusal;
    if (namedAlike(terms.name, id, discounts))
      return refuse('NAME_TAKEN', 'discount.name', { name: terms.name });
    if (discounts.length >= mostDiscounts) return refuse('TOO_MANY', 'discount', { limit: mostDiscounts });
    const made: Discount = {
      kind: 'discount',
      teacherId: teacher.id,
      id,
      revision: 0,
      terms,
      earlier: [],
      createdMs: nowMs,
      modifiedMs: nowMs,
      deletedMs: null,
      removedMs: null,
    };
    return { rows: [{ before: null, after: made }], tell: [], about: [id] };
  },
});
