/** The expenses as the dialog of all lists them: searched, of one category, of a stretch of time, and in order. */
import { addDays, dayOf, type Day, type Wall } from '../../../domain/basics/wallTime.ts';
import {
  outlaysBetween,
  type Expense,
  type ExpenseCategory,
  type Outlay,
} from '../../../domain/money/expense.ts';

export const periods = ['month', 'year', 'lastYear', 'all', 'ahead'] as const;
/** `stretch`: days that are named elsewhere, as those of the figures. */
type Period = (typeof periods)[number] | 'stretch';
export const sorts = ['date', 'name', 'category', 'amount'] as const;
export type Sort = (typeof sorts)[number];

export type ExpenseFilter = {
  query: string;
  category: ExpenseCategory | 'all';
  period: Period;
  sort: Sort;
  descending: boolean;
};

export const pageSize = 10;

const aYear = 366;

/** Days with their name; `until` is the first after them. */
export type Stretch = { from: Day; until: Day; name: string };

/** What lies ahead and repeats without an end is shown a year far. */
function daysOfPeriod(period: Period, now: Wall, stretch: Stretch | null): { from: Day; until: Day } {
  const today = dayOf(now);
  const tomorrow = addDays(today, 1);
  const year = Number(today.slice(0, 4));
  if (period === 'stretch' && stretch)
    return { from: stretch.from, until: stretch.until < tomorrow ? stretch.until : tomorrow };
  if (period === 'month') return { from: `${today.slice(0, 7)}-01`, until: tomorrow };
  if (period === 'year') return { from: `${year}-01-01`, until: tomorrow };
  if (period === 'lastYear') return { from: `${year - 1}-01-01`, until: `${year}-01-01` };
  return period === 'ahead'
    ? { from: tomorrow, until: addDays(tomorrow, aYear) }
    : { from: '1970-01-01', until: tomorrow };
}

type Named = { nameOf(expense: Expense): string; categoryOf(category: ExpenseCategory): string };
/** `sumOf`: an amount as the list shows it. */
type NamedIn = Named & { sumOf(minor: number): string; stretch: Stretch | null };

/** What is sought in a row: its words, and its amount with or without the sign between thousands. */
function soughtIn(expense: Expense, { nameOf, categoryOf, sumOf }: Omit<NamedIn, 'stretch'>): string {
  const sum = sumOf(expense.amountMinor);
  return [nameOf(expense), categoryOf(expense.category), sum, sum.replaceAll(',', '')]
    .join('\n')
    .toLowerCase();
}

export function listedExpenses(
  expenses: readonly Expense[],
  { query, category, period, sort, descending }: ExpenseFilter,
  now: Wall,
  { nameOf, categoryOf, sumOf, stretch }: NamedIn,
): Outlay[] {
  const { from, until } = daysOfPeriod(period, now, stretch);
  const wanted = query.trim().toLowerCase();
  const found = outlaysBetween(expenses, from, until).filter(
    ({ expense }) =>
      (category === 'all' || expense.category === category) &&
      (wanted === '' || soughtIn(expense, { nameOf, categoryOf, sumOf }).includes(wanted)),
  );
  const inOrder = found.sort((a, b) => compared(a, b, sort, { nameOf, categoryOf }) || byDay(a, b));
  return descending ? inOrder.reverse() : inOrder;
}

const byDay = (a: Outlay, b: Outlay): number =>
  a.day === b.day ? a.expense.createdMs - b.expense.createdMs : a.day < b.day ? -1 : 1;

function compared(a: Outlay, b: Outlay, sort: Sort, { nameOf, categoryOf }: Named): number {
  if (sort === 'amount') return a.expense.amountMinor - b.expense.amountMinor;
  if (sort === 'name') return nameOf(a.expense).localeCompare(nameOf(b.expense));
  return sort === 'category'
    ? categoryOf(a.expense.category).localeCompare(categoryOf(b.expense.category))
    : 0;
}

/** The category of the latest expense of that name; null: there was none. */
export function likeBefore(expenses: readonly Expense[], description: string): ExpenseCategory | null {
  const name = description.trim().toLowerCase();
  if (name === '') return null;
  return expenses.findLast((each) => each.description.toLowerCase() === name)?.category ?? null;
}
