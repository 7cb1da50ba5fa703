/** Days in English: relative, by weekday, by date. */
import { rule, value } from '../../time/chart.ts';
import type { Context, Made, Rule } from '../../time/chart.ts';
import { dateOf, dayOfMonth, relativeDay, weekdayDay } from '../../time/resolve.ts';
import type { DayValue } from '../../time/values.ts';

const day = (of: DayValue | undefined, score = 0): Made | undefined => of && value('day', of, score);
const dated = (context: Context, d: number, m: number, y?: number, score = 1) =>
  day(dateOf(context, d, m, y), score);

export const dayRules: Rule[] = [
  rule('today', 'today|tonite', (context) => day(relativeDay(context, 0))),
  rule(
    'tomorrow',
    'tomorrow|tomorow|tommorow|tommorrow|tomorrows|tmrw|tmw|tmr|tmrow|2moro|2morrow',
    (context) => day(relativeDay(context, 1)),
  ),
  rule('yesterday', 'yesterday|yday|yesterdays', (context) => day(relativeDay(context, -1))),
  rule('this weekday', '$this @weekday', (context, { w }) => day(weekdayDay(context, w, 'this'), 1)),
  rule('next weekday', '$next @weekday', (context, { w }) => day(weekdayDay(context, w, 'next'), 1)),
  rule('last weekday', '$last @weekday', (context, { w }) => day(weekdayDay(context, w, 'last'), 1)),
  rule('coming weekday', '$coming @weekday', (context, { w }) => day(weekdayDay(context, w, 'coming'), 1)),
  rule('day of month', 'the? @ord', (context, { n }) => {
    const read = dayOfMonth(context, n);
    return read && day({ ...read, latent: true }, -1);
  }),
  rule('ordinal and month', 'the? @ord of? @month', (context, { n }, { m }) => dated(context, n, m)),
  rule('number and month', 'the? @num of? @month', (context, { n }, { m }) => dated(context, n, m)),
  rule('month and number', '@month the? @num|ord', (context, { m }, { n }) => dated(context, n, m)),
];
