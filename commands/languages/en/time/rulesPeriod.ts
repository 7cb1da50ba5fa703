/** Weeks, months, years and weekends in English. */
import { rule, value } from '../../time/chart.ts';
import type { Made, Rule } from '../../time/chart.ts';
import { period } from '../../time/resolve.ts';
import type { IntervalValue } from '../../time/values.ts';

const made = (of: IntervalValue | undefined, score = 0): Made | undefined => of && value('period', of, score);

export const periodRules: Rule[] = [
  rule('this unit', '$this @unit', (context, { unit }) => made(period(unit, 0, context.today))),
  rule('next unit', '$next|$coming @unit', (context, { unit }) => made(period(unit, 1, context.today))),
  rule('last unit', '$last @unit', (context, { unit }) => made(period(unit, -1, context.today))),
];
