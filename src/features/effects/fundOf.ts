/** Which lessons paid ahead pay a lesson of a plan, and what is left of them after it. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Lesson } from '../../../domain/calendar/lesson.ts';
import { ledgerOf, type LedgerFacts } from '../../../domain/money/ledger.ts';
import { coversLessons } from '../../../domain/money/payment.ts';

export type FundTaken = { type: 'package' | 'credit'; left: number; of: number };

/** As the ledger stands when it begins: the lessons before it have theirs first. */
export function fundsAt(
  lesson: Lesson,
  facts: LedgerFacts,
  nowMs: number,
): (studentId: Id) => FundTaken | null {
  if (!facts.payments.some((payment) => payment.removedMs === null && coversLessons(payment)))
    return () => null;
  const ledger = ledgerOf(facts, Math.max(nowMs, lesson.startMs));
  return (studentId) => {
    const taken = ledger.entryAt(lesson, studentId)?.allocations.find(({ inLessons }) => inLessons);
    const payment = facts.payments.find(({ id }) => id === taken?.paymentId);
    return payment
      ? {
          type: payment.type === 'credit' ? 'credit' : 'package',
          left: ledger.leftOf(payment.id).lessons,
          of: payment.lessons,
        }
      : null;
  };
}
