/** Payments in their wire form: the teacher sees all, a student and a parent what they gave themselves. */
import { writePayment } from '../../../domain/money/wirePayment.ts';
import { paymentEntity as declared, type Payment } from '../../../domain/money/payment.ts';
import { entity, type Changed } from '../../kernel/entities/entity.ts';
import { payingViewers } from './payingViewers.ts';
import { readPayments, writePayments } from './rows.ts';

export const paymentEntity = entity(declared, {
  read: readPayments,
  write: (transaction, { after }: Changed<Payment>) => writePayments(transaction, after),
  toWire: async (_queries, payments) => payments.map(writePayment),
  viewers: payingViewers,
  // What a sister's lessons came to is no business of a student: a parent's payments are the parent's.
  seenBy: (row, viewer) => (viewer.as === 'teacher' || viewer.ids.includes(row.payerId ?? '') ? row : null),
});
