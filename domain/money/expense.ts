/** What a teacher spends, once or again and again, the days on which it is spent (spec section 3), and how it travels. */
import type { Id } from '../basics/ids.ts';
import { toMajor, toMinor } from '../basics/money.ts';
import { dayOf, minutesOf, wallAt, type Day } from '../basics/wallTime.ts';
import { toMs, toWall } from '../basics/zones.ts';
import { slotsBetween, type Placed } from '../calendar/expand.ts';
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
  /** Of one that is paid on the 31st and was cut at the last day of a shorter month: 31; else null, the day of `start`. */
  dayOfMonth: number | null;
  /** The picture of a receipt. */
  image: Id | null;
  createdMs: number;
  /** Marked, not erased. */
  removedMs: number | null;
};

/** One time that an expense was paid, or will be. */
export type Outlay = { expense: Expense; day: Day };

const dayOfMonthOf = (day: Day): number => Number(day.slice(8));

/** A day has no hour, but what a series is reckoned with has one. Rent of the 31st is paid in a shorter month too. */
export const placedAt = ({
  start,
  rrule,
  dayOfMonth,
}: Pick<Expense, 'start' | 'rrule' | 'dayOfMonth'>): Placed => ({
  start: `${start}T00:00`,
  rrule,
  dayOfMonth: dayOfMonth ?? dayOfMonthOf(start),
});

/** The same expense from a later day of it on. */
export function fromDay(expense: Expense, start: Day): Expense {
  const meant = expense.dayOfMonth ?? dayOfMonthOf(expense.start);
  return { ...expense, start, dayOfMonth: meant === dayOfMonthOf(start) ? null : meant };
}

/** On each day from `from` until before `until`, in order. */
export function outlaysBetween(expenses: readonly Expense[], from: Day, until: Day): Outlay[] {
  const [first, last] = [minutesOf(`${from}T00:00`), minutesOf(`${until}T00:00`)];
  return expenses
    .flatMap((expense) =>
      slotsBetween(placedAt(expense), first, last).map((slot): Outlay => ({
        expense,
        day: dayOf(wallAt(slot)),
      })),
    )
    .sort((a, b) => (a.day === b.day ? 0 : a.day < b.day ? -1 : 1));
}

export const spentMinor = (outlays: readonly Outlay[]): number =>
  outlays.reduce((sum, { expense }) => sum + expense.amountMinor, 0);

export const expenseEntity = entity<Expense, WireExpense>()({
  kind: 'expense',
  wire: {
    name: 'expense',
    type: 'Expense',
    whole: { as: 'expenses', for: 'teacher' },
    read: readExpense,
    moments: ['start'],
  },
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

/** The type Expense of the GraphQL schema. */
export type WireExpense = {
  id: Id;
  version?: number | null;
  removed?: boolean | null;
  teacherId?: Id | null;
  category?: string | null;
  description?: string | null;
  amount?: number | null;
  start?: string | null;
  rrule?: string | null;
  dayOfMonth?: number | null;
  image?: Id | null;
};

const halfDayMs = 12 * 3_600_000;

type Teacher = { currency: string; zone: string };

export function writeExpense(expense: Expense, { currency, zone }: Teacher): WireExpense {
  const { id, revision: version, teacherId, category, description, rrule, dayOfMonth, image } = expense;
  if (expense.removedMs !== null) return { id, version, removed: true };
  const amount = toMajor(expense.amountMinor, currency);
  const start = String(toMs(`${expense.start}T00:00`, zone));
  return {
    id,
    version,
    removed: false,
    teacherId,
    category,
    description,
    amount,
    start,
    rrule,
    dayOfMonth,
    image,
  };
}

/** null for what is gone, and for what has no day or no amount. */
export function readExpense(
  wire: WireExpense,
  { currency, zone, teacherId = '' }: Teacher & { teacherId?: Id },
): Expense | null {
  if (wire.removed || !wire.start || wire.amount == null) return null;
  return {
    kind: 'expense',
    teacherId: wire.teacherId ?? teacherId,
    id: wire.id,
    revision: wire.version ?? 0,
    category: expenseCategories.find((each) => each === wire.category) ?? 'other',
    description: wire.description ?? '',
    amountMinor: toMinor(wire.amount, currency) ?? 0,
    // Its noon: a midnight that was written before the teacher's zone changed is still that day.
    start: dayOf(toWall(Number(wire.start) + halfDayMs, zone)),
    rrule: wire.rrule ?? null,
    dayOfMonth: wire.dayOfMonth ?? null,
    image: wire.image ?? null,
    createdMs: 0,
    removedMs: null,
  };
}
