/** The expenses of the world, as operations know them. */
import { readExpense, type WireExpense } from '../../domain/money/wireExpense.ts';
import { toMs } from '../../domain/basics/zones.ts';
import type { Expense } from '../../domain/money/expense.ts';
import { wallOfMoment } from './lesson.ts';
import { currencyOf, type World } from './world.ts';

export function expenseRows(world: World): Expense[] {
  const teacher = { currency: currencyOf(world), zone: world.timeZone };
  return world.expenses.flatMap((wire) => {
    const { start } = wire;
    const wall =
      typeof start === 'string' || typeof start === 'number' ? wallOfMoment(start, world.timeZone) : null;
    const ms = wall === null ? null : String(toMs(wall, world.timeZone));
    const row = readExpense({ teacherId: world.user?.id, ...(wire as WireExpense), start: ms }, teacher);
    return row ?? [];
  });
}
