/** Days told by what they stand beside: "the Sunday before Passover", "the day after the 20th", "two weeks before Sukkot". */
import { rule, value } from './chart.ts';
import type { Made, Rule } from './chart.ts';
import { dayLength, weekdayOf } from './days.ts';
import { isDotted, shift } from './resolve.ts';
import type { DayValue, IntervalValue, Values } from './values.ts';

type Anchor = DayValue | IntervalValue;

/** The first day after it, or the last before it. */
function nextTo(of: Anchor, sign: -1 | 1): number | undefined {
  if ('n' in of) return of.latent && !isDotted(of) ? undefined : of.n + sign;
  const edge = sign < 0 ? of.start : of.end;
  return edge === undefined ? undefined : Math.floor(edge / dayLength) - (sign < 0 ? 1 : 0);
}

/** `nth` counts away from it. */
export function weekdayNextTo({ w }: Values['weekday'], of: Anchor, sign: -1 | 1, nth = 1): Made | undefined {
  const at = nextTo(of, sign);
  if (at === undefined || nth < 1 || nth > 60) return undefined;
  const away = (((w - weekdayOf(at)) * sign + 7) % 7) + 7 * (nth - 1);
  return value('day', { n: at + sign * away, weekday: w }, 2);
}

export function dayNextTo(of: Anchor, sign: -1 | 1): Made | undefined {
  const n = nextTo(of, sign);
  return n === undefined ? undefined : value('day', { n }, 2);
}

/** The seven days before a holiday, or after it. */
export function weekNextTo(of: IntervalValue, sign: -1 | 1): Made | undefined {
  const n = of.grain === 'day' ? nextTo(of, sign) : undefined;
  if (n === undefined) return undefined;
  const first = sign < 0 ? n - 6 : n;
  return value('period', { start: first * dayLength, end: (first + 7) * dayLength, grain: 'day' }, 2);
}

export const besideRules: Rule[] = [
  rule('weekday before a day', '$the? @weekday $right? $before @day|period', (_, w, of) =>
    weekdayNextTo(w, of, -1),
  ),
  rule('weekday after a day', '$the? @weekday $right? $after @day|period', (_, w, of) =>
    weekdayNextTo(w, of, 1),
  ),
  rule('a length after a day', '@dur $fromDay @day|period', (context, d, of) => {
    const from = nextTo(of, 1);
    return from === undefined || d.minutes ? undefined : shift(context, d, 1, from - 1);
  }),
  rule('a length before a day', '@dur $before @day|period', (context, d, of) => {
    const from = nextTo(of, -1);
    return from === undefined || d.minutes ? undefined : shift(context, d, -1, from + 1);
  }),
];
