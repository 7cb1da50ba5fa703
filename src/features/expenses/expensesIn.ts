/** The expenses that were loaded, as rows again. */
import type { Codec } from '../../../domain/basics/wire.ts';
import { type Expense, readExpense, type WireExpense } from '../../../domain/money/expense.ts';

export const expensesIn = (rows: readonly WireExpense[], codec: Codec): Expense[] =>
  rows.flatMap((row) => readExpense(row, codec) ?? []);
