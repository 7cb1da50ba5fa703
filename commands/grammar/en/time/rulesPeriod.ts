/** Weeks, months, years and weekends in English, their beginnings, ends and rests. */
import { rule, value } from '../../time/chart.ts';
import type { Context, Made, Rule } from '../../time/chart.ts';
import { weekNextTo } from '../../time/combineBeside.ts';
import { addMonths, dayLength, dayNumber, partsOf } from '../../time/days.ts';
import { days, monthOf, period, weekOf } from '../../time/resolve.ts';
import type { IntervalValue, Unit } from '../../time/values.ts';

const made = (of: IntervalValue | undefined, score = 0): Made | undefined => of && value('period', of, score);
const latent = (of: IntervalValue): Made => value('period', { ...of, latent: true }, -1);
const yearOf = (y: number): IntervalValue => days(dayNumber(y, 1, 1), dayNumber(y + 1, 1, 1), 'year');
const calendar = (unit: Unit) => unit === 'week' || unit === 'month' || unit === 'year' || unit === 'weekend';
const named = (context: Context, unit: Unit, offset: number, score = 0) =>
  calendar(unit) ? made(period(context, unit, offset), score) : undefined;

/** The nth whole week, month, day or weekend inside a period; negative from its end. */
function nthUnit(context: Context, n: number, unit: Unit, of: IntervalValue, count = 1): Made | undefined {
  if (of.start === undefined || of.end === undefined || n === 0) return undefined;
  const first = of.start / dayLength;
  const last = of.end / dayLength;
  if (unit === 'day')
    return count > 1
      ? made(n > 0 ? days(first, first + count, 'day') : days(last - count, last, 'day'), 1)
      : undefined;
  if (unit === 'month' && of.grain === 'year') {
    const at = n > 0 ? addMonths(first, n - 1) : addMonths(last, n);
    return made(days(at, addMonths(at, count), 'month'), 1);
  }
  if (unit === 'week' && (of.grain === 'month' || of.grain === 'year')) {
    // A week belongs to the month that holds most of it: its fourth day.
    const start = weekOf(context, n > 0 ? first - 4 : last + 3) + 7 * n;
    return made(days(start, start + 7 * count, 'week'), 1);
  }
  if (unit === 'weekend' && of.grain === 'month') {
    const friday =
      n > 0
        ? first + ((5 - ((first + 4) % 7) + 7) % 7) + 7 * (n - 1)
        : last - 1 - ((((last - 1 + 4) % 7) - 5 + 7) % 7) + 7 * (n + 1);
    return made(days(friday, friday + 2, 'day'), 1);
  }
  return undefined;
}

/** The beginning, middle or end of a period (convention 5: the end of a month is its last day). */
function edge(of: IntervalValue, which: 'begin' | 'middle' | 'end'): Made | undefined {
  if (of.start === undefined || of.end === undefined) return undefined;
  const first = of.start / dayLength;
  const last = of.end / dayLength;
  const long = last - first;
  if (of.grain === 'month' && which === 'end') return value('day', { n: last - 1 }, 2);
  if (of.grain === 'year') {
    if (which === 'begin') return made(days(first, addMonths(first, 3), 'month'), 2);
    if (which === 'end') return made(days(addMonths(last, -4), last, 'month'), 2);
    return made(days(addMonths(first, 5), addMonths(first, 8), 'month'), 2);
  }
  const size = of.grain === 'month' ? 10 : 3;
  if (long < size) return undefined;
  if (which === 'begin') return made(days(first, first + size, 'day'), 2);
  if (which === 'end') return made(days(last - size, last, 'day'), 2);
  const middle = first + Math.floor((long - size) / 2);
  return made(days(middle, middle + size, 'day'), 2);
}

const half = (of: IntervalValue, which: 'begin' | 'end'): Made | undefined => {
  if (of.start === undefined || of.end === undefined) return undefined;
  const long = (of.end - of.start) / dayLength;
  const middle = of.start / dayLength + (long <= 7 ? 3 : Math.floor(long / 2));
  return made(
    which === 'begin' ? days(of.start / dayLength, middle, 'day') : days(middle, of.end / dayLength, 'day'),
    1,
  );
};

const rest = (context: Context, of: IntervalValue | undefined): Made | undefined =>
  of?.end === undefined || of.end <= context.moment
    ? undefined
    : value('range', { start: context.today * dayLength, end: of.end, grain: 'day' }, 2);

const here = (context: Context, unit: Unit) => period(context, unit, 0);

export const periodRules: Rule[] = [
  rule('this unit', '$this @unit', (context, { unit }) => named(context, unit, 0, 1)),
  rule('next unit', 'the? $next|$coming @unit', (context, { unit }) => named(context, unit, 1, 1)),
  rule('last unit', 'the? $last @unit', (context, { unit }) => named(context, unit, -1, 1)),
  rule('the week', 'the|my|same week', (context) => made(here(context, 'week'))),
  rule('the same week', 'the same week', (context) => made(here(context, 'week'), 1)),
  rule('weekend', 'weekend|wkend', (context) => made(here(context, 'weekend'), -2)),
  rule('half of a period', 'the? first|1st half of the? @period', (_, of) => half(of, 'begin')),
  rule('second half of a period', 'the? second|2nd|last|other half of the? @period', (_, of) =>
    half(of, 'end'),
  ),
  rule('the weekend', 'the|my weekend|wkend', (context) => made(here(context, 'weekend'))),
  rule('over the weekend', 'on|over|at the? weekend', (context) => made(here(context, 'weekend'))),
  rule('unit after next', 'the? @unit after the? next', (context, { unit }) => named(context, unit, 2, 2)),
  rule('month after next', '@month after the? next', (context, { m }) => {
    const { year, month } = partsOf(context.today);
    return made(monthOf(context, m, m > month ? year + 1 : year + 2), 1);
  }),
  rule('unit before last', 'the? @unit before the? last', (context, { unit }) => named(context, unit, -2, 2)),
  rule('week of a day', 'for? the? week|wk of|starting|beginning|from on? the? @day', (context, of) =>
    of.latent && of.open !== 'month' ? undefined : made(period(context, 'week', 0, of.n), 2),
  ),
  rule('week before a holiday', 'the|a? last? week $right? before @period', (_, of) => weekNextTo(of, -1)),
  rule('week after a holiday', 'the|a? first? week $right? after @period', (_, of) => weekNextTo(of, 1)),
  rule('week of a holiday', 'the? week of @period', (_, of) =>
    of.grain === 'day' ? made(of, 2) : undefined,
  ),
  rule('weekend of a day', 'the? weekend of on? the? @day', (context, of) =>
    of.latent && of.open !== 'month' ? undefined : made(period(context, 'weekend', 0, of.n), 2),
  ),
  rule('month', '@month', (context, { m }) => latent(monthOf(context, m))),
  rule('in month', 'in|during|throughout|over @month', (context, { m }) => made(monthOf(context, m))),
  rule('all of a month', 'all|whole|entire of? the? @period', (_, of) =>
    of.latent && of.grain === 'month' ? made({ ...of, latent: false }) : undefined,
  ),
  rule('this month by name', 'this @month', (context, { m }) =>
    made(monthOf(context, m, partsOf(context.today).year), 1),
  ),
  rule('next month by name', '$next|$coming @month', (context, { m }) => {
    const { year, month } = partsOf(context.today);
    return made(monthOf(context, m, m > month ? year : year + 1), 1);
  }),
  rule('last month by name', '$last @month', (context, { m }) => {
    const { year, month } = partsOf(context.today);
    return made(monthOf(context, m, m < month ? year : year - 1), 1);
  }),
  rule('month and year', '@month ,|-|/|of|in? @year', (context, { m }, { y }) =>
    made(monthOf(context, m, y), 2),
  ),
  rule('year and month', '@year -|/? @month', (context, { y }, { m }) => made(monthOf(context, m, y), 2)),
  rule(
    'months of a year',
    '$from? @month -|to|till|until|through|thru|and @month ,|of|in? @year',
    (_, a, b, { y }) => {
      const start = dayNumber(a.m > b.m ? y - 1 : y, a.m, 1);
      return value('range', days(start, dayNumber(y, b.m + 1, 1), 'month'), 2);
    },
  ),
  rule(
    'days of a period',
    '$from? @num|ord to|-|till|until|through|thru @num|ord of|in? @period',
    (_, a, b, of) => {
      if (of.grain !== 'month' || of.start === undefined || b.n <= a.n || b.n > 31) return undefined;
      return value('range', days(of.start / dayLength + a.n - 1, of.start / dayLength + b.n, 'day'), 2);
    },
  ),
  rule(
    'weekdays of a week',
    '@period ,? between|from @weekday and|to|-|till|until|through|thru @weekday',
    (_, of, a, b) => {
      if (of.grain !== 'week' || of.start === undefined) return undefined;
      const first = of.start / dayLength;
      const last = first + b.w + (b.w < a.w ? 7 : 0);
      return value('range', days(first + a.w, last + 1, 'day'), 2);
    },
  ),
  rule('month of a year', '@month of|in? @period', (context, { m }, of) => {
    if (of.grain !== 'year' || of.start === undefined) return undefined;
    return made(monthOf(context, m, partsOf(of.start / dayLength).year), 2);
  }),
  rule('month in years', '@month in @dur', (context, { m }, d) =>
    d.months > 0 && d.months % 12 === 0
      ? made(monthOf(context, m, partsOf(context.today).year + d.months / 12), 2)
      : undefined,
  ),
  rule('year', '@year', (_, { y }) => latent(yearOf(y))),
  rule('in a year', 'in|during|throughout|since|until|by the? year? @year', (_, { y }) => made(yearOf(y))),
  rule('the year', 'the? year @year', (_, { y }) => made(yearOf(y))),
  rule('nth unit of a period', 'the? @ord @unit of|in the? @period', (context, { n }, { unit }, of) =>
    nthUnit(context, n, unit, of),
  ),
  rule('nth unit of this month', 'the? @ord week of|in the month', (context, { n }) =>
    nthUnit(context, n, 'week', here(context, 'month') ?? { grain: 'month' }),
  ),
  rule('last unit of a period', 'the? last @unit of|in the? @period', (context, { unit }, of) =>
    nthUnit(context, -1, unit, of),
  ),
  rule(
    'nth last unit of a period',
    'the? @ord to? the? last @unit of|in the? @period',
    (context, { n }, { unit }, of) => nthUnit(context, -n, unit, of),
  ),
  rule('first units', 'the? first @num @unit of|in? the? @period', (context, { n }, { unit }, of) =>
    nthUnit(context, 1, unit, of, n),
  ),
  rule('last units of a period', 'the? last @num @unit of|in? the? @period', (context, { n }, { unit }, of) =>
    nthUnit(context, -n, unit, of, n),
  ),
  rule('week n', 'the? week @num', (context, { n, digits }) =>
    digits && n > 0 && n < 54 ? nthUnit(context, n, 'week', yearOf(partsOf(context.today).year)) : undefined,
  ),
  rule('week n of a year', 'the? week @num of|in @year', (context, { n }, { y }) =>
    n > 0 && n < 54 ? nthUnit(context, n, 'week', yearOf(y)) : undefined,
  ),
  rule('weekday of a numbered week', '@period ,|.? on @weekday', (_, of, { w }) =>
    of.grain !== 'week' || of.start === undefined
      ? undefined
      : value('day', { n: of.start / dayLength + w, weekday: w }, 2),
  ),
  rule('beginning of a period', 'at? the? beginning|start of around? the? @period', (_, of) =>
    edge(of, 'begin'),
  ),
  rule('middle of a period', 'in|at? the? middle of the? @period', (_, of) => edge(of, 'middle')),
  rule('mid period', 'mid -? @period', (_, of) => edge(of, 'middle')),
  rule('end of a period', 'at? the? end of around? the? @period', (_, of) => edge(of, 'end')),
  rule('end of this unit', 'at|the? the? end of the? @unit', (context, { unit }) => {
    const of = calendar(unit) ? here(context, unit) : undefined;
    return of && edge(of, 'end');
  }),
  rule('beginning of this unit', 'at|the? the? beginning|start of the? @unit', (context, { unit }) => {
    const of = calendar(unit) ? here(context, unit) : undefined;
    return of && edge(of, 'begin');
  }),
  rule('end of month, short', 'the? eom', (context) =>
    edge(here(context, 'month') ?? { grain: 'month' }, 'end'),
  ),
  rule('end of year, short', 'the? eoy', (context) =>
    edge(here(context, 'year') ?? { grain: 'year' }, 'end'),
  ),
  rule('beginning of month, short', 'the? bom', (context) =>
    edge(here(context, 'month') ?? { grain: 'month' }, 'begin'),
  ),
  rule('beginning of year, short', 'the? boy', (context) => {
    const of = edge(here(context, 'year') ?? { grain: 'year' }, 'begin');
    return of?.cat === 'period' ? value('period', { ...of.value, latent: true }) : undefined;
  }),
  rule('end of day, short', 'the? eod|cob', (context) =>
    value('moment', { at: (context.today + 1) * dayLength - 1 }),
  ),
  rule('end of the day', 'the? end of the? day', (context) =>
    value('moment', { at: (context.today + 1) * dayLength - 1 }, 1),
  ),
  rule('end of a day', 'the? end of the? day on? @day', (_, of) =>
    of.latent ? undefined : value('moment', { at: (of.n + 1) * dayLength - 1 }, 2),
  ),
  rule('end of a day', 'the? end of @day', (_, of) =>
    of.latent ? undefined : value('moment', { at: (of.n + 1) * dayLength - 1 }, 1),
  ),
  rule('early in a period', 'early|earlier in? @period', (_, of) => half(of, 'begin')),
  rule('late in a period', 'late in? @period', (_, of) => half(of, 'end')),
  rule('later in this period', 'later in? @period', (context, of) =>
    of.start !== undefined && of.start <= context.moment ? rest(context, of) : half(of, 'end'),
  ),
  rule('later today', 'later in? today|on', (context) =>
    value('range', { start: context.moment, end: (context.today + 1) * dayLength, grain: 'part' }, 1),
  ),
  rule('earlier today', 'earlier today', (context) =>
    value('range', { start: context.today * dayLength, end: context.moment, grain: 'part' }, 1),
  ),
  rule('early in a day', '@day early in the day', (_, of) =>
    value(
      'daypart',
      { start: of.n * dayLength, end: of.n * dayLength + 720, grain: 'part', day: of, part: 'morning' },
      1,
    ),
  ),
  rule('rest of a period', 'the? rest of? the? @period', (context, of) => rest(context, of)),
  rule('rest of this unit', 'the? rest|remainder of? the|my|this? @unit', (context, { unit }) => {
    if (unit === 'day')
      return value(
        'range',
        { start: context.moment, end: (context.today + 1) * dayLength, grain: 'part' },
        2,
      );
    return calendar(unit) ? rest(context, here(context, unit)) : undefined;
  }),
  rule('rest of a day', 'the? rest|remainder of @day', (context, of) =>
    of.latent || (of.n + 1) * dayLength <= context.moment
      ? undefined
      : value(
          'range',
          {
            start: Math.max(context.moment, of.n * dayLength),
            end: (of.n + 1) * dayLength,
            grain: 'part',
          },
          2,
        ),
  ),
  rule('period and hour', '@period at @clock', (_, of, clock) =>
    of.start === undefined || of.latent || (of.grain !== 'month' && of.grain !== 'year')
      ? undefined
      : value(
          'instant',
          { day: { n: of.start / dayLength, open: 'month' }, clock: { ...clock, latent: false } },
          1,
        ),
  ),
  rule('period, hours', '@period @hours', (_, of, hours) => {
    if (of.start === undefined || of.latent || (of.grain !== 'month' && of.grain !== 'year'))
      return undefined;
    return value(
      'range',
      {
        start: of.start + hours.start.minute,
        end: of.start + hours.end.minute,
        grain: 'minute',
        startClock: hours.start,
        endClock: hours.end,
      },
      1,
    );
  }),
];
