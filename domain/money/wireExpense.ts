/** An expense as it travels: the one writer and the one reader. */
import type { Id } from '../basics/ids.ts';
import { toMajor, toMinor } from '../basics/money.ts';
import { dayOf } from '../basics/wallTime.ts';
import { toMs, toWall } from '../basics/zones.ts';
import { expenseCategories, type Expense } from './expense.ts';

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
  image?: Id | null;
};

const halfDayMs = 12 * 3_600_000;

type Teacher = { currency: string; zone: string };

export function writeExpense(expense: Expense, { currency, zone }: Teacher): WireExpense {
  const { id, revision: version, teacherId, category, description, rrule, image } = expense;
  if (expense.removedMs !== null) return { id, version, removed: true };
  const amount = toMajor(expense.amountMinor, currency);
  const start = String(toMs(`${expense.start}T00:00`, zone));
  return { id, version, removed: false, teacherId, category, description, amount, start, rrule, image };
}

/** null for what is gone, and for what has no day or no amount. */
export function readExpense(wire: WireExpense, { currency, zone }: Teacher): Expense | null {
  if (wire.removed || !wire.start || wire.amount == null) return null;
  return {
    kind: 'expense',
    teacherId: wire.teacherId ?? '',
    id: wire.id,
    revision: wire.version ?? 0,
    category: expenseCategories.find((each) => each === wire.category) ?? 'other',
    description: wire.description ?? '',
    amountMinor: toMinor(wire.amount, currency) ?? 0,
    // Its noon: a midnight that was written before the teacher's zone changed is still that day.
    start: dayOf(toWall(Number(wire.start) + halfDayMs, zone)),
    rrule: wire.rrule ?? null,
    image: wire.image ?? null,
    createdMs: 0,
    removedMs: null,
  };
}
