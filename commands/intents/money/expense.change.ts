/** Changes an expense: its amount, its category or its day. */
import { toMinor } from '../../../domain/basics/money.ts';
import { dayOf } from '../../../domain/basics/wallTime.ts';
import { expenseCategories, type ExpenseCategory } from '../../../domain/money/expense.ts';
import { command } from '../../kernel/command.ts';
import { say } from '../../kernel/draft.ts';
import { currencyOf } from '../../world/world.ts';
import { rowsIn } from '../../world/rowsIn.ts';
import { dayIn, expenseReadings, isOfLessons, sumsIn, theExpense } from './spoken.ts';

export const expenseChange = command({
  id: 'expense.change',
  who: ['teacher'],
  effect: 'does',
  weighs: () => true,
  says: {
    en: ['(change|update|correct|fix|edit|amend|set|make) [the|my|that]'],
    he: ['(לשנות|לעדכן|לתקן|תקן) [את]'],
  },
  takes: ['expense', 'quoted', 'money', 'number', 'time', 'prep', 'it', 'mine'],
  extra: expenseReadings,
  declines: (heard) =>
    !/\bexpenses?\b|הוצאה|הוצאת/.test(heard.normal.text) ||
    isOfLessons(heard) ||
    heard.items.some(({ kind }) => kind === 'percent'),
  resolve(draft, heard, world) {
    const sums = sumsIn(heard);
    const last = sums.at(-1);
    const others = heard.items.filter((item) => item !== last);
    theExpense(draft, { ...heard, items: others }, world);
    if (last) say(draft, 'amount', last.value, [last], 'money');
    const day = dayIn(heard, world);
    if (day) say(draft, 'start', day.day, day.items, 'when');
    if (!last && !day) draft.doubts.push('sum');
  },
  plan(slots, world) {
    const {
      expense: id,
      amount,
      start,
      category,
    } = slots as {
      expense?: string;
      amount?: number;
      start?: string;
      category?: ExpenseCategory;
    };
    const expense = rowsIn(world, 'expenses').find((each) => each.id === id);
    const minor = amount === undefined ? undefined : (toMinor(amount, currencyOf(world)) ?? undefined);
    if (!expense || minor === 0) return {};
    const reach =
      expense.rrule === null ? {} : { scope: 'future' as const, from: `${dayOf(world.now)}T00:00` };
    const input = {
      id: expense.id,
      ...(minor === undefined ? {} : { amount: minor }),
      ...(start === undefined ? {} : { start: `${dayOf(start)}T00:00` }),
      ...(expenseCategories.some((each) => each === category) ? { category } : {}),
    };
    return { steps: [{ name: 'updateExpense', args: { input, ...reach } }] };
  },
  examples: () => ({
    en: ['change the expense fuel to 140'],
    he: ['לשנות את ההוצאה על דלק ל-140'],
  }),
  counterexamples: {
    en: [
      "don't change the expense fuel to 140",
      'change maths to 180',
      'raise all expenses by 10%',
      'fuel 120 yesterday',
    ],
    he: [
      'אל תשנה את ההוצאה על דלק ל-140',
      'לשנות את מתמטיקה ל-180',
      'להעלות את כל ההוצאות ב-10%',
      'דלק 120 אתמול',
    ],
  },
});
