/** Who may see what of payments: the teacher, and whoever gave them. */
import type { AccessPolicy, FieldRule } from '../../kernel/entities/policy.ts';

const each = (names: readonly string[], rule: FieldRule): Record<string, FieldRule> =>
  Object.fromEntries(names.map((name) => [name, rule]));

export const paymentPolicy = {
  Query: { paymentsByTeacherId: 'signedIn' },
  Subscription: { payments: 'signedIn' },
  types: {
    Payment: each(
      [
        'id',
        'version',
        'removed',
        'teacherId',
        'type',
        'payerId',
        'studentId',
        'amount',
        'currency',
        'method',
        'date',
        'note',
        'lessons',
        'endDate',
        'refundOf',
        'createdAt',
      ],
      ['teacher', 'self', 'guardian'],
    ),
  },
} as const satisfies AccessPolicy;
