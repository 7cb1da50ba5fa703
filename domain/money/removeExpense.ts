/** A teacher takes an expense off the books: all of it, or what is spent from a day on. */
import * as v from 'valibot';
import { id } from '../basics/wire.ts';
import { version } from '../kernel/sharedInput.ts';
import { operation, type Change } from '../kernel/operation.ts';
import { cutExpense } from './cutExpense.ts';
import { expenseFacts, expenseFrom, expenseScope } from './expenseFacts.ts';

export const removeExpense = operation({
  name: 'removeExpense',
  writes: ['expense'],
  card: { effect: 'removeExpense' },
  args: v.strictObject({ id, scope: expenseScope, from: expenseFrom, version }),
  facts: (said, actor) => expenseFacts({ id: said.id, version: said.version, field: 'id' }, actor),
  // A lapsed teacher too: what one has written down one may strike out.
  change({ scope, from }, { expense }, { nowMs, newId }): Change {
    const cut = scope === 'future' && from ? cutExpense(expense, from, newId) : null;
    const after = cut?.earlier ?? { ...expense, removedMs: nowMs };
    return { rows: [{ before: expense, after }], tell: [], about: [expense.id] };
  },
});
