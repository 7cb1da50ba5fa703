/** Reads and writes payments; what they cover is written with the occurrences. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Payment } from '../../../domain/money/payment.ts';
import type { Queries, Stored, StoreTransaction } from '../../db/tables.ts';
import type { Which } from '../../kernel/entities/entity.ts';

export async function readPayments(
  queries: Queries,
  teacherId: Id,
  { ids, since, removedToo }: Which = {},
): Promise<Payment[]> {
  if (ids?.length === 0) return [];
  let query = queries.selectFrom('app.payments').selectAll().where('teacher_id', '=', teacherId);
  if (ids) query = query.where('id', 'in', ids);
  if (since !== undefined) query = query.where('revision', '>', since);
  if (!removedToo) query = query.where('removed_at', 'is', null);
  return (await query.orderBy('date').orderBy('id').execute()).map(toPayment);
}

export async function writePayments(
  transaction: StoreTransaction,
  payments: readonly Payment[],
): Promise<void> {
  if (payments.length === 0) return;
  await transaction
    .insertInto('app.payments')
    .values(payments.map(toStored))
    .onConflict((conflict) =>
      conflict.columns(['teacher_id', 'id']).doUpdateSet((row) => ({
        revision: row.ref('excluded.revision'),
        amount_minor: row.ref('excluded.amount_minor'),
        currency: row.ref('excluded.currency'),
        removed_at: row.ref('excluded.removed_at'),
      })),
    )
    .execute();
}

const toPayment = (row: Stored<'app.payments'>): Payment => ({
  kind: 'payment',
  teacherId: row.teacher_id,
  id: row.id,
  revision: row.revision,
  type: row.type,
  payerId: row.payer_id,
  studentId: row.student_id,
  amountMinor: row.amount_minor,
  currency: row.currency,
  method: row.method,
  date: row.date,
  note: row.note,
  lessons: row.lessons,
  endDate: row.end_date,
  refundOf: row.refund_of,
  createdMs: row.created_at.getTime(),
  removedMs: row.removed_at?.getTime() ?? null,
});

const toStored = (payment: Payment) => ({
  teacher_id: payment.teacherId,
  id: payment.id,
  revision: payment.revision,
  type: payment.type,
  payer_id: payment.payerId,
  student_id: payment.studentId,
  amount_minor: payment.amountMinor,
  currency: payment.currency,
  method: payment.method,
  date: payment.date,
  note: payment.note,
  lessons: payment.lessons,
  end_date: payment.endDate,
  refund_of: payment.refundOf,
  created_at: new Date(payment.createdMs),
  removed_at: payment.removedMs === null ? null : new Date(payment.removedMs),
});
