/** Payments as the schema has them, and who may see what of them: the teacher, and whoever gave them. */
import { paymentEntity as declared } from '../../../domain/money/payment.ts';
import { shownRows } from '../../kernel/entities/shownRows.ts';

export const shownPayments = shownRows(declared, {
  about:
    'What a family gave or got back; what it covers stands with the attendees of meetings (AttendeeCharge).',
  query: ['paymentsByTeacherId', 'To the teacher all of them; to a student and a parent their own.'],
  callers: 'signedIn',
  viewers: ['teacher', 'self', 'guardian'],
  fields: {
    id: 'ID!',
    version: 'Int',
    removed: 'Boolean',
    teacherId: 'ID',
    type: ['String', 'payment, refund, package (lessons paid ahead) or credit (lessons given without money)'],
    payerId: ['ID', 'A parent, or a student who pays for themselves.'],
    studentId: ['ID', 'Whose lessons a package or a credit covers.'],
    amount: ['Float', 'In major units.'],
    currency: 'String',
    method: ['String', 'cash, transfer, bit, card, check or other'],
    date: ['String', "A day of the teacher's zone, YYYY-MM-DD."],
    note: 'String',
    lessons: ['Int', 'Of a package or a credit; of a refund how many of them ended with it.'],
    endDate: ['String', 'The last day on which a lesson is covered.'],
    refundOf: 'ID',
    createdAt: 'String',
  },
});
