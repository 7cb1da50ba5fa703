/** A teacher records what was spent. */
import * as v from 'valibot';
import { isRefusal, type Refusal } from '../basics/refusal.ts';
import { operation, type Change } from '../kernel/operation.ts';
import { planRefusal } from '../plans/plans.ts';
import type { Expense } from './expense.ts';
import { checkAdvanced, expensesFacts, newExpenseInput, placedExpense } from './expenseFacts.ts';

export const addExpense = operation({
  name: 'addExpense',
  writes: ['expense'],
  card: { effect: 'addExpense' },
  args: v.strictObject({ input: newExpenseInput }),
  facts: (_args, actor) => expensesFacts(actor),
  authorize: (_actor, { teacher }, { input }) =>
    planRefusal(teacher, 'expenses', 'input') ?? checkAdvanced(input, null, teacher),
  change({ input }, { teacher }, { nowMs, newId }): Change | Refusal {
    const plain: Expense = {
      kind: 'expense',
      teacherId: teacher.id,
      id: newId(),
      revision: 0,
      category: input.category ?? 'other',
      description: (input.description ?? '').trim(),
      amountMinor: input.amount,
      start: input.start,
      rrule: null,
      dayOfMonth: null,
      image: input.image ?? null,
      createdMs: nowMs,
      removedMs: null,
    };
    const made = placedExpense(plain, { start: input.start, rrule: input.rrule ?? null }, teacher, nowMs);
    if (isRefusal(made)) return made;
    return { rows: [{ before: null, after: made }], tell: [], about: [made.id] };
  },
});
