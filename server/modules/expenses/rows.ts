/** Reads and writes expenses. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Expense } from '../../../domain/money/expense.ts';
import type { Queries, Stored, StoreTransaction } from '../../db/tables.ts';
import type { Which } from '../../kernel/entities/entity.ts';

export async function readExpenses(
  queries: Queries,
  teacherId: Id,
  { ids, since, removedToo }: Which = {},
): Promise<Expense[]> {
  if (ids?.length === 0) return [];
  let query = queries.selectFrom('app.expenses').selectAll().where('teacher_id', '=', teacherId);
  if (ids) query = query.where('id', 'in', ids);
  if (since !== undefined) query = query.where('revision', '>', since);
  if (!removedToo) query = query.where('removed_at', 'is', null);
  return (await query.orderBy('start').orderBy('id').execute()).map(toExpense);
}

export async function writeExpenses(
  transaction: StoreTransaction,
  expenses: readonly Expense[],
): Promise<void> {
  if (expenses.length === 0) return;
  await transaction
    .insertInto('app.expenses')
    .values(expenses.map(toStored))
    .onConflict((conflict) =>
      conflict.columns(['teacher_id', 'id']).doUpdateSet((row) => ({
        revision: row.ref('excluded.revision'),
        category: row.ref('excluded.category'),
        description: row.ref('excluded.description'),
        amount_minor: row.ref('excluded.amount_minor'),
        start: row.ref('excluded.start'),
        rrule: row.ref('excluded.rrule'),
        image: row.ref('excluded.image'),
        removed_at: row.ref('excluded.removed_at'),
      })),
    )
    .execute();
}

const toExpense = (row: Stored<'app.expenses'>): Expense => ({
  kind: 'expense',
  teacherId: row.teacher_id,
  id: row.id,
  revision: row.revision,
  category: row.category,
  description: row.description,
  amountMinor: row.amount_minor,
  start: row.start,
  rrule: row.rrule,
  image: row.image,
  createdMs: row.created_at.getTime(),
  removedMs: row.removed_at === null ? null : row.removed_at.getTime(),
});

const toStored = (expense: Expense) => ({
  teacher_id: expense.teacherId,
  id: expense.id,
  revision: expense.revision,
  category: expense.category,
  description: expense.description,
  amount_minor: expense.amountMinor,
  start: expense.start,
  rrule: expense.rrule,
  image: expense.image,
  created_at: new Date(expense.createdMs),
  removed_at: expense.removedMs === null ? null : new Date(expense.removedMs),
});
