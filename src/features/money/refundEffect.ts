/** What giving back so much of a payment takes: its credit first, then what it covered, the latest lesson first. */
import type { Ledger } from '../../../domain/money/ledger.ts';
import type { Lesson } from '../../../domain/calendar/lesson.ts';

export function refundEffect(
  paymentId: string,
  minor: number,
  { entries, leftOf }: Pick<Ledger, 'entries' | 'leftOf'>,
): { creditMinor: number; opened: Lesson[] } {
  const creditMinor = Math.min(minor, leftOf(paymentId).minor);
  let missing = minor - creditMinor;
  const opened: Lesson[] = [];
  for (const { lesson, allocations } of entries.toReversed()) {
    const part = allocations.find((each) => each.paymentId === paymentId)?.amountMinor ?? 0;
    if (missing <= 0 || part === 0) continue;
    missing -= part;
    opened.push(lesson);
  }
  return { creditMinor, opened };
}
