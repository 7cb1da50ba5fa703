/** All of a teacher's expenses become larger or smaller by one factor, to the nearest smallest unit. */
import * as v from 'valibot';
import { largestMinor, scaled } from '../basics/money.ts';
import { isRefusal, refuse, type Refusal } from '../basics/refusal.ts';
import { factor, id } from '../basics/wire.ts';
import type { Gathering } from '../kernel/facts.ts';
import { operation, type Change } from '../kernel/operation.ts';
import { planRefusal } from '../plans/plans.ts';
import { expensesFacts, type ExpensesFacts } from './expenseFacts.ts';

export const updateExpensesCostMultiplier = operation({
  name: 'updateExpensesCostMultiplier',
  writes: ['expense'],
  card: { effect: 'scaleExpenses' },
  args: v.strictObject({ teacherId: id, costMultiplier: factor }),
  onlyOnce: true,
  *facts({ teacherId }, actor): Gathering<ExpensesFacts | Refusal> {
    const facts = yield* expensesFacts(actor);
    return isRefusal(facts) || teacherId === actor.id ? facts : refuse('NOT_FOUND', 'teacherId');
  },
  authorize: (_actor, { teacher }) => planRefusal(teacher, 'anything'),
  change({ costMultiplier }, { expenses }): Change | Refusal {
    const rows = expenses.map((before) => ({
      before,
      // What was spent was not nothing.
      after: { ...before, amountMinor: Math.max(1, scaled(before.amountMinor, costMultiplier)) },
    }));
    if (rows.some(({ after }) => after.amountMinor > largestMinor))
      return refuse('BAD_REQUEST', 'costMultiplier');
    return { rows, tell: [], about: expenses.map((expense) => expense.id) };
  },
});
