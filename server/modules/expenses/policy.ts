/** Who may see what of an expense: its teacher everything, nobody else anything. */
import type { AccessPolicy } from '../../kernel/entities/policy.ts';

const own = ['teacher'] as const;

export const expensePolicy = {
  Query: { getExpensesByTeacherId: ['teacher'] },
  Subscription: { expenses: ['teacher'] },
  types: {
    Expense: {
      id: own,
      version: own,
      removed: own,
      teacherId: own,
      category: own,
      description: own,
      amount: own,
      start: own,
      rrule: own,
      image: own,
    },
  },
} as const satisfies AccessPolicy;
