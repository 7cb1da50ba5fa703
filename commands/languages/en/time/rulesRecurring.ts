/** Recurrences in English. */
import { rule, value } from '../../time/chart.ts';
import type { Rule } from '../../time/chart.ts';
import { everyUnit } from '../../time/recurring.ts';

export const recurringRules: Rule[] = [
  rule('daily', 'daily|everyday', () => value('recur', { freq: 'DAILY', interval: 1 })),
  rule('weekly', 'weekly', () => {
    const week = everyUnit('week');
    return week && value('recur', week);
  }),
];
