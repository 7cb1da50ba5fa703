/** What a family gave and got back: money, or lessons paid ahead; and how it travels. What it was used for stands with the charges. */
import type { Id } from '../basics/ids.ts';
import { toMajor, toMinor } from '../basics/money.ts';
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

export const paymentEntity = entity<Payment, WirePayment>()({
  kind: 'payment',
  wire: {
    name: 'payment',
    type: 'Payment',
    whole: { as: 'payments', for: 'everyone' },
    read: readPayment,
  },
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

/** The type Payment of the GraphQL schema; what is masked is null or missing. */
export type WirePayment = {
  id: Id;
  version?: number | null;
  removed?: boolean | null;
  teacherId?: Id | null;
  type?: string | null;
  payerId?: Id | null;
  studentId?: Id | null;
  amount?: number | null;
  currency?: string | null;
  method?: string | null;
  date?: string | null;
  note?: string | null;
  lessons?: number | null;
  endDate?: string | null;
  refundOf?: Id | null;
  createdAt?: string | null;
};

export function writePayment(payment: Payment): WirePayment {
  const { id, revision, teacherId, type, payerId, studentId, amountMinor, currency } = payment;
  const { method, date, note, lessons, endDate, refundOf, createdMs, removedMs } = payment;
  return {
    id,
    version: revision,
    removed: removedMs !== null,
    teacherId,
    type,
    payerId,
    studentId,
    amount: toMajor(amountMinor, currency),
    currency,
    method,
    date,
    note,
    lessons,
    endDate,
    refundOf,
    createdAt: String(createdMs),
  };
}

/** null: it is gone. */
export function readPayment(wire: WirePayment, { teacherId }: { teacherId: Id }): Payment | null {
  const { payerId, date } = wire;
  if (wire.removed || !payerId || !date) return null;
  const told = { ...unsaid, ...withoutNulls(wire) };
  const { id, type, currency, method, note, lessons } = told;
  return {
    kind: 'payment',
    teacherId: wire.teacherId ?? teacherId,
    id,
    revision: told.version,
    type: type as PaymentType,
    payerId,
    studentId: wire.studentId ?? null,
    amountMinor: toMinor(told.amount, currency) ?? 0,
    currency,
    method: method as PaymentMethod,
    date,
    note,
    lessons,
    endDate: wire.endDate ?? null,
    refundOf: wire.refundOf ?? null,
    createdMs: Number(told.createdAt),
    removedMs: null,
  };
}

/** What stands where the wire says nothing. */
const unsaid = {
  version: 0,
  type: 'payment',
  amount: 0,
  currency: 'ILS',
  method: 'other',
  note: '',
  lessons: 0,
  createdAt: '0',
};

type Told = { [Field in keyof WirePayment]: NonNullable<WirePayment[Field]> };

const withoutNulls = (wire: WirePayment): Told =>
  Object.fromEntries(Object.entries(wire).filter(([, value]) => value != null)) as Told;
