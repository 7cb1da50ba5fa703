/** Expenses as a file that spreadsheets open. */
import type { TFunction } from 'i18next';
import { toMajor } from '../../../domain/basics/money.ts';
import type { Outlay } from '../../../domain/money/expense.ts';
import { repeatName } from '../effects/expenseWords.ts';
import { toCsv } from '../../lib/device/toCsv.ts';

const columns = ['date', 'description', 'category', 'amount', 'currency', 'repeats', 'receipt'] as const;

export const expensesCsv = (outlays: readonly Outlay[], currency: string, t: TFunction): string =>
  toCsv([
    columns.map((column) => t(`insight.expenses.column.${column}`)),
    ...outlays.map(({ expense, day }) => [
      day,
      expense.description,
      t(`insight.expenses.category.${expense.category}`),
      toMajor(expense.amountMinor, currency),
      currency,
      expense.rrule === null ? '' : repeatName(expense.rrule, t),
      t(expense.image === null ? 'students.column.no' : 'students.column.yes'),
    ]),
  ]);
