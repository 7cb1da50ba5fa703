/** A refund comes off the payment's credit; only what is more opens lessons again, the latest first. */
import { expect, test } from 'vitest';
import { refundEffect } from '../../../../src/features/money/refundEffect.ts';

const entry = (start: string) => ({
  lesson: { start },
  allocations: [{ paymentId: 'p', amountMinor: 15_000 }],
});
const ledger = {
  entries: [entry('2026-11-01T16:00'), entry('2026-11-08T16:00')],
  leftOf: () => ({ minor: 10_000, lessons: 0 }),
} as unknown as Parameters<typeof refundEffect>[2];

test.each([
  [10_000, 10_000, []],
  [20_000, 10_000, ['2026-11-08T16:00']],
  [30_000, 10_000, ['2026-11-08T16:00', '2026-11-01T16:00']],
])('%i takes %i of the credit', (minor, creditMinor, days) => {
  const effect = refundEffect('p', minor, ledger);
  expect(effect.creditMinor).toBe(creditMinor);
  expect(effect.opened.map(({ start }) => start)).toEqual(days);
});
