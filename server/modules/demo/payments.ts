/** What the demo school's families have paid: one payment a month for all that was paid of its lessons. */
import type { Id } from '../../../domain/basics/ids.ts';
import { dayOf, type Wall } from '../../../domain/basics/wallTime.ts';
import { toMs, toWall } from '../../../domain/basics/zones.ts';
import type { Payment, PaymentMethod } from '../../../domain/money/payment.ts';
import type { Occurrence } from '../../../domain/calendar/occurrence.ts';
import { demoId } from './demoId.ts';
import { childrenOfRuth, ruth, students } from './people.ts';

const zone = 'Asia/Jerusalem';

export const payerKey = (student: string): string =>
  (childrenOfRuth as readonly string[]).includes(student) ? ruth.key : student;

export const paymentIdOf = (payer: string, slot: Wall): Id =>
  demoId(toMs(`${slot.slice(0, 7)}-01T00:00`, zone), `payment ${payer}`);

const methods: readonly PaymentMethod[] = ['bit', 'cash', 'transfer'];

export function paymentsFor(
  occurrences: readonly Occurrence[],
  teacherId: Id,
  idOf: (key: string) => Id,
): Payment[] {
  const keys = new Map(students.map(({ key }, at) => [idOf(key), { payer: payerKey(key), at }]));
  const payments = new Map<Id, Payment>();
  for (const { studentId, allocations } of occurrences.flatMap(({ charges }) => charges))
    for (const { paymentId, amountMinor, atMs } of allocations) {
      const { payer, at } = keys.get(studentId) ?? { payer: studentId, at: 0 };
      const known = payments.get(paymentId);
      const createdMs = Math.max(known?.createdMs ?? 0, atMs);
      payments.set(paymentId, {
        kind: 'payment',
        teacherId,
        id: paymentId,
        revision: 1,
        type: 'payment',
        payerId: idOf(payer),
        studentId: null,
        amountMinor: (known?.amountMinor ?? 0) + amountMinor,
        currency: 'ILS',
        method: methods[at % methods.length] ?? 'cash',
        date: dayOf(toWall(createdMs, zone)),
        note: '',
        lessons: 0,
        endDate: null,
        refundOf: null,
        createdMs,
        removedMs: null,
      });
    }
  return [...payments.values()];
}
