/** A payment as it comes in; what was not said is as usual. */
import type { Id } from '../basics/ids.ts';
import type { Day } from '../basics/wallTime.ts';
import { dayOf } from '../basics/wallTime.ts';
import { toWall } from '../basics/zones.ts';
import type { Means } from '../kernel/operation.ts';
import type { Teacher } from '../people/people.ts';
import type { Payment, PaymentMethod, PaymentType } from './payment.ts';

type Said = {
  type: PaymentType;
  payerId: Id;
  amountMinor: number;
  studentId?: Id | null;
  method?: PaymentMethod | null | undefined;
  date?: Day | null | undefined;
  note?: string | null | undefined;
  lessons?: number;
  endDate?: Day | null;
  refundOf?: Id | null;
};

export const newPayment = (
  said: Said,
  { id, zone, currency }: Teacher,
  { nowMs, newId }: Means,
): Payment => ({
  kind: 'payment',
  teacherId: id,
  id: newId(),
  revision: 0,
  type: said.type,
  payerId: said.payerId,
  studentId: said.studentId ?? null,
  amountMinor: said.amountMinor,
  currency,
  method: said.method ?? 'other',
  date: said.date ?? dayOf(toWall(nowMs, zone)),
  note: said.note ?? '',
  lessons: said.lessons ?? 0,
  endDate: said.endDate ?? null,
  refundOf: said.refundOf ?? null,
  createdMs: nowMs,
  removedMs: null,
});
