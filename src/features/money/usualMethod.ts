/** How a family paid the last time; null where it never has. */
import type { Id } from '../../../domain/basics/ids.ts';
import { coversLessons, type Payment, type PaymentMethod } from '../../../domain/money/payment.ts';

export function usualMethod(payments: readonly Payment[], payerIds: readonly Id[]): PaymentMethod | null {
  const own = payments.filter(
    (each) =>
      payerIds.includes(each.payerId) &&
      (each.type === 'payment' || (coversLessons(each) && each.amountMinor > 0)) &&
      each.method !== 'other',
  );
  const last = own.toSorted((a, b) =>
    a.date === b.date ? b.createdMs - a.createdMs : a.date < b.date ? 1 : -1,
  )[0];
  return last?.method ?? null;
}
