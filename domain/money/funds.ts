/** What is left of every payment while charges are covered from it. */
import type { Id } from '../basics/ids.ts';
import type { Allocation } from '../calendar/occurrence.ts';
import { coversLessons, type Payment } from './payment.ts';

export type Left = { payment: Payment; minor: number; lessons: number };

export type Funds = {
  all(): Left[];
  left(paymentId: Id): Left | null;
  /** Takes what an allocation says, as far as it is there; null where nothing of it is. */
  honour(allocation: Allocation): Allocation | null;
  /** One lesson of a package or a credit, at what it costs there. */
  takeLesson(left: Left, atMs: number): Allocation;
  takeMoney(left: Left, minor: number, atMs: number): Allocation;
};

export function openFunds(payments: readonly Payment[]): Funds {
  const funds = new Map<Id, Left>();
  for (const payment of payments)
    if (payment.type !== 'refund' && payment.removedMs === null)
      funds.set(payment.id, { payment, minor: payment.amountMinor, lessons: payment.lessons });
  for (const { type, removedMs, refundOf, amountMinor, lessons } of payments) {
    const source = type === 'refund' && removedMs === null ? funds.get(refundOf ?? '') : undefined;
    if (!source) continue;
    source.minor -= amountMinor;
    source.lessons -= lessons;
  }
  const take = (left: Left, minor: number, inLessons: boolean, atMs: number): Allocation => {
    left.minor -= minor;
    if (inLessons) left.lessons -= 1;
    return { paymentId: left.payment.id, amountMinor: minor, inLessons, atMs };
  };
  return {
    all: () => [...funds.values()],
    left: (paymentId) => funds.get(paymentId) ?? null,
    honour({ paymentId, amountMinor, inLessons, atMs }) {
      const left = funds.get(paymentId);
      if (!left || inLessons !== coversLessons(left.payment)) return null;
      if (inLessons)
        return left.lessons > 0 && left.minor >= amountMinor ? take(left, amountMinor, true, atMs) : null;
      const minor = Math.min(left.minor, amountMinor);
      return minor > 0 ? take(left, minor, false, atMs) : null;
    },
    takeLesson: (left, atMs) => take(left, lessonShare(left), true, atMs),
    takeMoney: (left, minor, atMs) => take(left, minor, false, atMs),
  };
}

/** All lessons of a package together cost what it cost, to the smallest unit. */
const lessonShare = ({ minor, lessons }: Left): number =>
  lessons <= 1 ? minor : Math.floor(minor / lessons + 0.5);
