/** What one student pays less: a part of the price, or an amount. */
import { refuse, type Refusal } from '../basics/refusal.ts';
import type { Attendee } from '../calendar/meeting.ts';

export type PersonalDiscount = NonNullable<Attendee['personalDiscount']>;

export function checkDiscount(discount: PersonalDiscount | null | undefined, field: string): Refusal | null {
  if (!discount) return null;
  const { type, value } = discount;
  const isOdd = type === 'percentage' ? value > 100 : !Number.isSafeInteger(value);
  return isOdd ? refuse('BAD_REQUEST', field) : null;
}
