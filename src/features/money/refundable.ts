/** What of a payment can still be given back. */
import { coversLessons, type Payment } from '../../../domain/money/payment.ts';
import type { Books } from './useLedger.ts';

export function refundable(payment: Payment, { ledger, payments }: Books): number {
  if (payment.type === 'refund') return 0;
  if (coversLessons(payment)) return ledger.leftOf(payment.id).minor;
  const given = payments.filter(({ refundOf }) => refundOf === payment.id);
  return given.reduce((rest, { amountMinor }) => rest - amountMinor, payment.amountMinor);
}
