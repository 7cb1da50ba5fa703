/** What a teacher spends, once or again and again, and the days on which it is spent (spec section 3). */
import type { Id } from '../basics/ids.ts';
import { dayOf, minutesOf, wallAt, type Day } from '../basics/wallTime.ts';
import { slotsBetween } from '../calendar/expand.ts';
import { entity } from '../kernel/entity.ts';

export const expenseCategories = [
  'travel',
  'supplies',
  'technology',
  'professional',
  'office',
  'marketing',
  'insurance',
  'other',
] as const;
export type ExpenseCategory = (typeof expenseCategories)[number];

export type Expense = {
  kind: 'expense';
  teacherId: Id;
  id: Id;
  revision: number;
  category: ExpenseCategory;
  description: string;
  /** Each time. */
  amountMinor: number;
  /** The day, or the first of the days that the rule gives. */
  start: Day;
  /** In canonical form, as a meeting's; null: spent once. */
  rrule: string | null;
  /** The picture of a receipt. */
  image: Id | null;
  createdMs: number;
  /** Marked, not erased. */
  removedMs: number | null;
};

/** One time that an expense was paid, or will be. */
export type Outlay = { expense: Expense; day: Day };

/** A day has no hour, but what a series is reckoned with has one. */
export const placedAt = (day: Day, rrule: string | null) => ({ start: `${day}T00:00`, rrule });

/** On each day from `from` until before `until`, in order. */
export function outlaysBetween(expenses: readonly Expense[], from: Day, until: Day): Outlay[] {
  const [first, last] = [minutesOf(`${from}T00:00`), minutesOf(`${until}T00:00`)];
  return expenses
    .flatMap((expense) =>
      slotsBetween(placedAt(expense.start, expense.rrule), first, last).map((slot): Outlay => ({
        expense,
        day: dayOf(wallAt(slot)),
      })),
    )
    .sort((a, b) => (a.day === b.day ? 0 : a.day < b.day ? -1 : 1));
}

export const spentMinor = (outlays: readonly Outlay[]): number =>
  outlays.reduce((sum, { expense }) => sum + expense.amountMinor, 0);

export const expenseEntity = entity<Expense>()({
  kind: 'expense',
  wire: { name: 'expense', type: 'Expense' },
  asked: true,
  undo: 'marks',
  log: {
    area: 'money',
    of: ({ description, amountMinor, removedMs }) => ({
      name: description,
      amountMinor,
      isGone: removedMs !== null,
    }),
  },
});

declare module '../kernel/rows.ts' {
  interface Entities {
    expense: typeof expenseEntity;
  }
}
