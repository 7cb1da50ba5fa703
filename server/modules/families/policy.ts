/** Who may see what of a family's account: the rows are chosen and masked as a whole (domain/money/familyAccount.ts). */
import type { AccessPolicy, FieldRule } from '../../kernel/entities/policy.ts';

const whole = (...fields: readonly string[]): Record<string, FieldRule> =>
  Object.fromEntries(fields.map((field) => [field, 'asParent']));

export const familyPolicy = {
  Query: { familyAccounts: 'signedIn', receipt: 'signedIn', familyMailsByTeacherId: ['teacher'] },
  types: {
    FamilyAccount: whole('payerId', 'month', 'currency', 'open', 'openLines', 'students', 'paid'),
    FamilyPaid: whole('opening', 'charges', 'payments', 'due', 'credit', 'received', 'funds'),
    FamilyStudent: whole('studentId', 'name', 'total', 'lines'),
    ChargeLine: whole(
      'kind',
      'meetingId',
      'occurrence',
      'start',
      'end',
      'studentId',
      'subject',
      'amount',
      'open',
      'inLessons',
      'closedOn',
      'price',
    ),
    PriceLine: whole('kind', 'amount', 'name', 'percent'),
    FamilyPayment: whole('id', 'type', 'date', 'method', 'amount', 'lessons', 'closes'),
    LessonFund: whole('studentId', 'type', 'left', 'lessons', 'endDate'),
    Receipt: whole(
      'teacherName',
      'studentName',
      'meetingId',
      'studentId',
      'subject',
      'location',
      'start',
      'end',
      'number',
      'kind',
      'currency',
      'price',
      'amount',
      'covers',
      'open',
      'freeUntil',
    ),
    FamilyMail: whole('id', 'version', 'type', 'payerId', 'month', 'createdAt'),
    ReceiptCover: whole('amount', 'inLessons', 'date'),
  },
} as const satisfies AccessPolicy;
