/** What one student pays less: a part of the price, or an amount. */
import * as v from 'valibot';
import { refuse, type Refusal } from '../basics/refusal.ts';
import type { Marks } from '../basics/wire.ts';

/** A percentage, or an amount in minor units. */
export type PersonalDiscount = { type: 'percentage' | 'fixed'; value: number };

export const personalDiscount = v.pipe(
  v.strictObject({
    type: v.picklist(['percentage', 'fixed']),
    value: v.pipe(v.number(), v.finite(), v.minValue(0)),
  }),
  v.metadata({ input: 'PersonalDiscountInput', wire: 'discount' } satisfies Marks),
);

export function checkDiscount(discount: PersonalDiscount | null | undefined, field: string): Refusal | null {
  if (!discount) return null;
  const { type, value } = discount;
  const isOdd = type === 'percentage' ? value > 100 : !Number.isSafeInteger(value);
  return isOdd ? refuse('BAD_REQUEST', field) : null;
}
