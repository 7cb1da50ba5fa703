/** Payments in their table and in their wire form: the teacher sees all, a student and a parent what they gave themselves. */
import { paymentEntity as declared, writePayment } from '../../../domain/money/payment.ts';
import { entity } from '../../kernel/entities/entity.ts';
import { plainRows } from '../../kernel/entities/plainRows.ts';
import { payingViewers } from './payingViewers.ts';

/** What they cover is written with the occurrences. */
export const paymentEntity = entity(declared, {
  ...plainRows(declared, {
    table: 'app.payments',
    order: 'date',
    fields: {
      type: 'plain once',
      payerId: 'plain once',
      studentId: 'plain once',
      amountMinor: 'plain',
      currency: 'plain',
      method: 'plain once',
      date: 'plain once',
      note: 'plain once',
      lessons: 'plain once',
      endDate: 'plain once',
      refundOf: 'plain once',
      createdMs: 'moment once',
    },
  }),
  toWire: async (_queries, payments) => payments.map(writePayment),
  viewers: payingViewers,
  // What a sister's lessons came to is no business of a student: a parent's payments are the parent's.
  seenBy: (row, viewer) => (viewer.as === 'teacher' || viewer.ids.includes(row.payerId ?? '') ? row : null),
});
