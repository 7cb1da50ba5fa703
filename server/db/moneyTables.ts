/** The tables of money. */
import type { ExpenseCategory } from '../../domain/money/expense.ts';
import type { Moment, MomentOrNull } from './columns.ts';

type Expenses = {
  teacher_id: string;
  id: string;
  revision: number;
  category: ExpenseCategory;
  description: string;
  amount_minor: number;
  start: string;
  rrule: string | null;
  image: string | null;
  created_at: Moment;
  removed_at: MomentOrNull;
};

export type MoneyTables = {
  'app.expenses': Expenses;
};
