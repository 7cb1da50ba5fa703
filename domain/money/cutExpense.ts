/** Cuts an expense that repeats in two: what was spent before a day stays as it was. */
import type { Id } from '../basics/ids.ts';
import { dayOf, minutesOf, wallAt, type Wall } from '../basics/wallTime.ts';
import { nextSlot, slotsBetween } from '../calendar/expand.ts';
import { parseRule, printRule } from '../calendar/recurrence.ts';
import { fromDay, placedAt, type Expense } from './expense.ts';

/** null where nothing lies on one of the two sides. */
export function cutExpense(
  expense: Expense,
  from: Wall,
  newId: () => Id,
): { earlier: Expense; later: Expense } | null {
  const rule = expense.rrule === null ? null : parseRule(expense.rrule);
  const placed = placedAt(expense);
  const day = `${dayOf(from)}T00:00`;
  const next = nextSlot(placed, day);
  if (!rule || next === null || day <= placed.start) return null;
  const before = slotsBetween(placed, minutesOf(placed.start), minutesOf(day));
  const until = dayOf(wallAt(before.at(-1) ?? minutesOf(placed.start)));
  const count = rule.count;
  return {
    earlier: {
      ...expense,
      rrule: printRule(count === null ? { ...rule, until } : { ...rule, count: before.length }),
    },
    later: {
      ...fromDay(expense, dayOf(next)),
      id: newId(),
      rrule: printRule(count === null ? rule : { ...rule, count: count - before.length }),
    },
  };
}
