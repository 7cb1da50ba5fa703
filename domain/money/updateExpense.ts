/** A teacher changes an expense: all of it, or what is spent from a day on. */
import * as v from 'valibot';
import { isRefusal, type Refusal } from '../basics/refusal.ts';
import { version } from '../kernel/sharedInput.ts';
import { operation, type Change } from '../kernel/operation.ts';
import type { Teacher } from '../people/people.ts';
import { planRefusal } from '../plans/plans.ts';
import { cutExpense } from './cutExpense.ts';
import type { Expense } from './expense.ts';
import {
  checkAdvanced,
  expenseFacts,
  expenseFrom,
  expenseInput,
  expenseScope,
  placedExpense,
  type ExpenseInput,
} from './expenseFacts.ts';

export const updateExpense = operation({
  name: 'updateExpense',
  writes: ['expense'],
  card: { effect: 'changeExpense' },
  args: v.strictObject({ input: expenseInput, scope: expenseScope, from: expenseFrom, version }),
  facts: ({ input, version: shown }, actor) =>
    expenseFacts({ id: input.id, version: shown, field: 'input.id' }, actor),
  authorize: (_actor, { teacher, expense }, { input }) =>
    planRefusal(teacher, 'anything') ?? checkAdvanced(input, expense, teacher),
  change({ input, scope, from }, { teacher, expense }, { nowMs, newId }): Change | Refusal {
    const cut = scope === 'future' && from ? cutExpense(expense, from, newId) : null;
    const after = patched(cut?.later ?? expense, input, teacher, nowMs);
    if (isRefusal(after)) return after;
    const rows = cut
      ? [
          { before: expense, after: cut.earlier },
          { before: null, after },
        ]
      : [{ before: expense, after }];
    return { rows, tell: [], about: [after.id] };
  },
});

function patched(expense: Expense, input: ExpenseInput, teacher: Teacher, nowMs: number): Expense | Refusal {
  const after: Expense = {
    ...expense,
    category: input.category ?? expense.category,
    description: input.description === undefined ? expense.description : (input.description ?? '').trim(),
    amountMinor: input.amount ?? expense.amountMinor,
    image: input.image === undefined ? expense.image : input.image,
  };
  // What only gets another name keeps the day it has, however long ago that was.
  if (input.start === undefined && input.rrule === undefined) return after;
  return placedExpense(after, input, teacher, nowMs);
}
