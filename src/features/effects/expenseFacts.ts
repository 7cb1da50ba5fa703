/** What a plan does to expenses, told in facts without words. */
import type { Expense } from '../../../domain/money/expense.ts';
import type { RowChange } from '../../../domain/kernel/rows.ts';

type ExpenseSide = Pick<Expense, 'category' | 'amountMinor' | 'start' | 'rrule'> & {
  description: string;
  hasReceipt: boolean;
};

export type ExpenseFacts = { said: { before: ExpenseSide | null; after: ExpenseSide | null }[] };

/** null where no row is an expense. */
export function expenseFacts(rows: readonly RowChange[]): ExpenseFacts | null {
  const said = rows.flatMap(({ before, after }) => {
    const [was, is] = [sideOf(before), sideOf(after)];
    return was || is ? [{ before: was, after: is }] : [];
  });
  return said.length > 0 ? { said } : null;
}

function sideOf(row: RowChange['after']): ExpenseSide | null {
  if (row?.kind !== 'expense' || row.removedMs !== null) return null;
  const { category, description, amountMinor, start, rrule, image } = row;
  return { category, description, amountMinor, start, rrule, hasReceipt: image !== null };
}
