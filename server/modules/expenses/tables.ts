/** The table of expenses, as queries see it. */
import type { ExpenseCategory } from '../../../domain/money/expense.ts';
import type { Moment, MomentOrNull } from '../../db/columns.ts';

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

declare module '../../db/tables.ts' {
  interface Tables {
    'app.expenses': Expenses;
  }
}
