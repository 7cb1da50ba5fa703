/** What a family gave and got back: money, or lessons paid ahead. What it was used for stands with the charges. */
import type { Id } from '../basics/ids.ts';
import type { Day } from '../basics/wallTime.ts';
import { entity } from '../kernel/entity.ts';

/** credit: lessons given without money, to make up for one that fell away. */
export type PaymentType = 'payment' | 'refund' | 'package' | 'credit';

export const paymentMethods = ['cash', 'transfer', 'bit', 'card', 'check', 'other'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export type Payment = {
  kind: 'payment';
  teacherId: Id;
  id: Id;
  revision: number;
  type: PaymentType;
  /** A parent, or a student who pays for themselves. */
  payerId: Id;
  /** Whose lessons a package or a credit covers; null: those of whoever the payer pays for. */
  studentId: Id | null;
  amountMinor: number;
  currency: string;
  method: PaymentMethod;
  /** The teacher's day on which it came. */
  date: Day;
  note: string;
  /** Of a package or a credit; of a refund how many of them ended with it. */
  lessons: number;
  /** The last day on which a lesson is covered; null: it has no end. */
  endDate: Day | null;
  /** Of a refund. */
  refundOf: Id | null;
  createdMs: number;
  removedMs: number | null;
};

export const coversLessons = ({ type }: Pick<Payment, 'type'>): boolean =>
  type === 'package' || type === 'credit';

export const paymentEntity = entity<Payment>()({
  kind: 'payment',
  wire: { name: 'payment', type: 'Payment' },
  asked: true,
  undo: 'marks',
  log: {
    area: 'money',
    of: ({ payerId, studentId, amountMinor, removedMs }) => ({
      studentIds: [studentId ?? payerId],
      amountMinor,
      isGone: removedMs !== null,
    }),
  },
});

declare module '../kernel/rows.ts' {
  interface Entities {
    payment: typeof paymentEntity;
  }
}
