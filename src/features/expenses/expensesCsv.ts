/** Expenses as a file that spreadsheets open. */
import type { TFunction } from 'i18next';
import { toMajor } from '../../../domain/basics/money.ts';
import type { Outlay } from '../../../domain/money/expense.ts';
import { toCsv } from '../../lib/device/toCsv.ts';

const columns = ['date', 'description', 'category', 'amount', 'repeats', 'receipt'] as const;

export const expensesCsv = (outlays: readonly Outlay[], currency: string, t: TFunction): string =>
  toCsv([
    columns.map((column) => t(`insight.expenses.column.${column}`)),
    ...outlays.map(({ expense, day }) => [
      day,
      expense.description,
      t(`insight.expenses.category.${expense.category}`),
      toMajor(expense.amountMinor, currency),
      expense.rrule ?? '',
      t(expense.image === null ? 'students.column.no' : 'students.column.yes'),
    ]),
  ]);
