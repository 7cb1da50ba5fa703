/** What the demo school's teacher spent: some of it each month, some of it now and then. */
import type { Id } from '../../../domain/basics/ids.ts';
import { addDays, dayOf } from '../../../domain/basics/wallTime.ts';
import { toWall } from '../../../domain/basics/zones.ts';
import type { Expense } from '../../../domain/money/expense.ts';
import { demoId } from './demoId.ts';
import { demoZone } from './term.ts';

type Spent = Pick<Expense, 'category' | 'description' | 'amountMinor'> & { daysAgo: number; monthly?: true };

const spent: Spent[] = [
  { category: 'technology', description: 'זום', amountMinor: 62_00, daysAgo: 140, monthly: true },
  { category: 'office', description: 'חדר במתנ״ס', amountMinor: 180_00, daysAgo: 133, monthly: true },
  { category: 'insurance', description: 'ביטוח אחריות', amountMinor: 95_00, daysAgo: 128, monthly: true },
  { category: 'travel', description: 'דלק', amountMinor: 120_00, daysAgo: 1 },
  { category: 'marketing', description: 'מודעה בפייסבוק', amountMinor: 100_00, daysAgo: 4 },
  { category: 'supplies', description: 'חוברות מתמטיקה', amountMinor: 163_00, daysAgo: 7 },
  { category: 'travel', description: 'דלק', amountMinor: 140_00, daysAgo: 14 },
  { category: 'supplies', description: 'טושים ללוח', amountMinor: 54_00, daysAgo: 24 },
  { category: 'professional', description: 'השתלמות', amountMinor: 250_00, daysAgo: 39 },
  { category: 'travel', description: 'רכבת לחיפה', amountMinor: 32_50, daysAgo: 45 },
];

export function expensesOfRivka(nowMs: number, teacherId: Id): Expense[] {
  const today = dayOf(toWall(nowMs, demoZone));
  return spent.map(({ daysAgo, monthly, ...what }, at) => ({
    kind: 'expense',
    teacherId,
    id: demoId(nowMs, `expense ${at}`),
    revision: 1,
    ...what,
    start: addDays(today, -daysAgo),
    dayOfMonth: null,
    rrule: monthly ? 'FREQ=MONTHLY;INTERVAL=1' : null,
    image: null,
    createdMs: nowMs,
    removedMs: null,
  }));
}
