/** Hours in Hebrew: half past, a quarter to, ten minutes to six, noon and midnight, "17.30", "ב1730". */
import { rule, value } from '../../time/chart.ts';
import type { Context, Made, Rule } from '../../time/chart.ts';
import { dayLength } from '../../time/days.ts';
import { clockOf, partHours } from '../../time/resolve.ts';
import type { ClockValue, Values } from '../../time/values.ts';

/** A whole hour moved by some minutes: "six less a quarter" is a quarter to six. */
function moved(clock: ClockValue, minutes: number, score = 1): Made | undefined {
  if (clock.minute % 60 !== 0) return undefined;
  const at = (clock.minute + minutes + dayLength) % dayLength;
  // A quarter to eight is past seven: an open hour is placed anew (convention 4).
  const minute = clock.open && at % 720 < 480 ? (at % 720) + 720 : at;
  return value('clock', { ...clock, minute, grain: 'minute', latent: false }, score);
}

const wordHour = (n: number, digits?: string): ClockValue | undefined =>
  n > 24 ? undefined : clockOf(n, 0, digits);
const someMinutes = (n: number): boolean => Number.isInteger(n) && n > 0 && n < 60;
const roundMinutes = (n: number): boolean => someMinutes(n) && n % 5 === 0;

function somePart(context: Context, { part, from, to }: Values['part']): Made {
  const today = context.today * dayLength;
  const late = today + to <= context.moment ? dayLength : 0;
  const start = today + late + from;
  return value('daypart', { start, end: today + late + to, grain: 'part', clockOnly: true, part });
}

export const clockRules: Rule[] = [
  rule('noon', 'חצות היום', () =>
    value('clock', { minute: 720, open: false, grain: 'hour', part: 'noon' }, 1),
  ),
  // "עד הצהריים", "מהצהריים והלאה": as an edge it is an hour.
  rule('noon as an edge', '@part', (_, { part }) =>
    part === 'noon'
      ? value('clock', { minute: 720, open: false, grain: 'hour', part, latent: true }, -2)
      : undefined,
  ),
  rule('midnight', 'חצות הלילה?', () =>
    value('clock', { minute: dayLength, open: false, grain: 'hour', part: 'night' }),
  ),
  rule('to an hour', '$lamed @clock', (_, clock) => value('clock', { ...clock, latent: false }, -0.5)),
  rule('tens and ones', '@cardinal $and @num|cardinal', (_, { n }, ones) =>
    n >= 20 && n < 100 && n % 10 === 0 && ones.n > 0 && ones.n < 10
      ? value('cardinal', { n: n + ones.n })
      : undefined,
  ),
  rule('half past', '@clock $and $halfWord', (_, clock) => moved(clock, 30)),
  rule('quarter past', '@clock $and $quarterWord', (_, clock) => moved(clock, 15)),
  rule('minutes past', '@num $and @num|cardinal', (_, hour, { n }) => {
    const clock = hour.digits === undefined ? wordHour(hour.n) : undefined;
    return clock && roundMinutes(n) ? moved(clock, n, 0) : undefined;
  }),
  rule('minutes past', '@num $and @num|cardinal $minutesWord', (_, hour, { n }) => {
    const clock = wordHour(hour.n, hour.digits);
    return clock && someMinutes(n) ? moved(clock, n) : undefined;
  }),
  rule('minutes past, short', '$at @num @cardinal', (_, hour, { n }) => {
    const clock = hour.digits === undefined ? wordHour(hour.n) : undefined;
    return clock && n >= 20 && roundMinutes(n) ? moved(clock, n, 0) : undefined;
  }),
  rule('quarter less', '@clock $less $quarterWord', (_, clock) => moved(clock, -15)),
  rule('minutes less', '@clock $less @num|cardinal $minutesWord?', (_, clock, { n }) =>
    someMinutes(n) ? moved(clock, -n) : undefined,
  ),
  rule('quarter to', '$quarterWord $lamed @clock', (_, clock) => moved(clock, -15)),
  rule('minutes to', '@num|cardinal $minutesWord $lamed @clock', (_, { n }, clock) =>
    someMinutes(n) ? moved(clock, -n) : undefined,
  ),
  rule('minutes to, short', '@cardinal $lamed @clock', (_, { n }, clock) =>
    [5, 10, 20, 25].includes(n) ? moved(clock, -n) : undefined,
  ),
  rule('minutes to, short', '@num $lamed @num', (_, { n }, hour) => {
    const clock = hour.digits === undefined && [10, 20, 25].includes(n) ? wordHour(hour.n) : undefined;
    return clock && moved(clock, -n);
  }),
  rule('quarter after', '$quarterWord $after @clock', (_, clock) => moved(clock, 15)),
  rule('a length after an hour', '@dur $after @clock', (_, d, clock) =>
    d.days || d.months ? undefined : moved(clock, d.minutes),
  ),
  rule('a length before an hour', '@dur $before @clock', (_, d, clock) =>
    d.days || d.months ? undefined : moved(clock, -d.minutes),
  ),
  rule('hours of a part', '$hoursWord @part', (_, part) => value('part', part, 1)),
  rule('hours of a part', '$hoursWord ה+ @part', (_, part) => value('part', part, 1)),
  rule('hour of the day', 'בשעה @cardinal', (_, { n }) => {
    const clock = n >= 13 && n <= 24 ? clockOf(n, 0) : undefined;
    return clock && value('clock', clock, 1);
  }),
  rule('hour and minutes', 'בשעה @num $and @num', (_, hour, { n, digits }) => {
    const clock = wordHour(hour.n, hour.digits);
    return clock && digits?.length === 2 && n % 5 === 0 && n < 60 ? moved(clock, n) : undefined;
  }),
  rule('zero zero', '@num אפס אפס', (_, hour) => {
    const clock = wordHour(hour.n, hour.digits);
    return clock && moved(clock, 0);
  }),
  rule('four figures', '$at @num', (context, { n, digits }) => {
    if (digits?.length !== 4) return undefined;
    const year = Number(context.now.slice(0, 4));
    if (Math.abs(n - year) <= 4 || n % 5 !== 0) return undefined;
    const clock = clockOf(Math.floor(n / 100), n % 100, digits);
    return clock && value('clock', { ...clock, grain: 'minute' }, 1);
  }),
  rule('day and hour', '@day $mark @clock', (_, day, clock) =>
    clock.latent || day.latent ? undefined : value('instant', { day, clock }),
  ),
  rule('some part of day', '$in @part', somePart),
  // "אחר הצהריים" and "לפנות ערב" need no ב; a bare "ערב" is a word of many others.
  rule('some part of day', '@part', (context, of) =>
    of.plural ||
    of.part === 'afternoon' ||
    of.part === 'forenoon' ||
    of.part === 'dawn' ||
    of.from > partHours[of.part][0]
      ? somePart(context, of)
      : undefined,
  ),
];
