/** How an expense and its repeating are called. */
import type { TFunction } from 'i18next';
import { parseRule } from '../../../domain/calendar/recurrence.ts';
import type { Expense } from '../../../domain/money/expense.ts';

/** Without a name of its own it is called after its category. */
export const expenseName = (
  { description, category }: Pick<Expense, 'description' | 'category'>,
  t: TFunction,
): string => description || t(`insight.expenses.category.${category}`);

/** "monthly", "every 2 weeks" */
export function repeatName(rrule: string, t: TFunction): string {
  const rule = parseRule(rrule);
  return rule ? t(`insight.expenses.every.${rule.frequency}`, { count: rule.interval }) : '';
}
