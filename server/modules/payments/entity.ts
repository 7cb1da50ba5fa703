/** Payments in their wire form: the teacher sees all, a student and a parent what they gave themselves. */
import type { Id } from '../../../domain/basics/ids.ts';
import { writePayment } from '../../../domain/money/wirePayment.ts';
import { paymentEntity as declared, type Payment } from '../../../domain/money/payment.ts';
import { entity, type Changed } from '../../kernel/entities/entity.ts';
import { calendarViewers } from '../people/calendarViewers.ts';
import { readPayments, writePayments } from './rows.ts';

type PaymentViewer = { as: 'teacher' } | { as: 'payer'; ids: Id[] };

export const paymentEntity = entity(declared, {
  read: readPayments,
  write: (transaction, { after }: Changed<Payment>) => writePayments(transaction, after),
  toWire: async (_queries, payments) => payments.map(writePayment),
  async viewers(queries, teacherId, actors): Promise<(PaymentViewer | null)[]> {
    const related = await calendarViewers(queries, teacherId, actors);
    return related.map((viewer, at) => {
      const actor = actors[at];
      if (!viewer || !actor) return null;
      // What a sister's lessons came to is no business of a student: a parent's payments are the parent's.
      return viewer.as === 'teacher' ? viewer : { as: 'payer', ids: [actor.id, ...viewer.students] };
    });
  },
  seenBy: (row, viewer) => (viewer.as === 'teacher' || viewer.ids.includes(row.payerId ?? '') ? row : null),
});
