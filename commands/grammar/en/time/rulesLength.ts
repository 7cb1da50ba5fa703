/** Lengths of time in English, and the spans they make around now. */
import { rule, value } from '../../time/chart.ts';
import type { Context, Made, Rule } from '../../time/chart.ts';
import { dayLength } from '../../time/days.ts';
import { addDurations, days, duration, durationMinutes, period, shift } from '../../time/resolve.ts';
import type { DurationValue, Unit } from '../../time/values.ts';

const length = (n: number, unit: Unit, score = 1): Made | undefined =>
  n > 0 && n < 100000 ? value('dur', duration(n, unit), score) : undefined;
const whole = (d: DurationValue) => !d.latent;

/** "next 3 days" begin tomorrow, "next 2 weeks" with next week; hours and minutes begin now. */
function span(context: Context, n: number, unit: Unit, sign: 1 | -1): Made | undefined {
  if (n < 1 || n > 1000 || !Number.isInteger(n)) return undefined;
  const { today, moment } = context;
  if (unit === 'day')
    return value(
      'range',
      sign > 0 ? days(today + 1, today + 1 + n, 'day') : days(today - n, today, 'day'),
      1,
    );
  if (unit === 'second' || unit === 'minute' || unit === 'hour') {
    const minutes = durationMinutes(duration(n, unit));
    return value(
      'range',
      sign > 0
        ? { start: moment, end: moment + minutes, grain: 'minute' }
        : { start: moment - minutes, end: moment, grain: 'minute' },
      1,
    );
  }
  const first = period(context, unit, sign > 0 ? 1 : -n);
  const last = period(context, unit, sign > 0 ? n : -1);
  if (first?.start === undefined || last?.end === undefined) return undefined;
  return value('range', { start: first.start, end: last.end, grain: first.grain }, 1);
}

const few = new Map<string, number>([
  ['a few', 3],
  ['few', 3],
  ['several', 3],
  ['a couple', 2],
  ['a couple of', 2],
  ['couple of', 2],
]);

export const lengthRules: Rule[] = [
  rule('one', 'a|an @unit', (_, { unit, plural }) =>
    plural || unit === 'quarter' ? undefined : length(1, unit, 0),
  ),
  rule('another', 'another|one @unit', (_, { unit }) => length(1, unit)),
  rule('whole', 'all|full|whole|entire -? @unit', (_, { unit, plural }) =>
    !plural && (unit === 'day' || unit === 'week' || unit === 'month' || unit === 'year')
      ? length(1, unit)
      : undefined,
  ),
  rule('the whole', 'the whole|entire|full @unit', (_, { unit }) =>
    unit === 'day' || unit === 'week' || unit === 'month' || unit === 'year' ? length(1, unit) : undefined,
  ),
  rule('for the unit', 'for the @unit', (_, { unit }) =>
    unit === 'second' || unit === 'minute' ? undefined : length(1, unit),
  ),
  rule('half a unit', 'a? half -? a|an|of? @unit', (_, { unit }) =>
    unit === 'day' ? length(12, 'hour') : length(0.5, unit),
  ),
  rule('a quarter of a unit', 'a? quarter -? of? an|a? @unit', (_, { unit }) => length(0.25, unit)),
  rule('quarters of a unit', '@num quarters|quarter of? an|a? @unit', (_, { n }, { unit }) =>
    n < 4 ? length(n / 4, unit) : undefined,
  ),
  rule('n and quarters', '@num and @num quarters|quarter of? an|a? @unit', (_, { n }, part, { unit }) =>
    part.n < 4 ? length(n + part.n / 4, unit, 2) : undefined,
  ),
  rule('n and a quarter', '@num and a? quarter of? @unit', (_, { n }, { unit }) => length(n + 0.25, unit, 2)),
  rule('n and a half', '@num and a|an? half -? @unit', (_, { n }, { unit }) => length(n + 0.5, unit, 2)),
  rule('n fraction', '@num and? @num @unit', (_, { n }, part, { unit }) =>
    part.n < 1 && Number.isInteger(n) ? length(n + part.n, unit, 2) : undefined,
  ),
  rule('fraction of a unit', '@num of? an|a @unit', (_, { n }, { unit }) =>
    n < 1 ? length(n, unit) : undefined,
  ),
  rule('a unit and a half', 'a|an|one|1? @unit and a half', (_, { unit }) =>
    unit === 'month'
      ? value('dur', { months: 1, days: 15, minutes: 0, grain: 'day' }, 2)
      : length(1.5, unit, 2),
  ),
  rule('n units and a half', '@num @unit and a half', (_, { n }, { unit }) => length(n + 0.5, unit, 2)),
  rule('a unit and a quarter', 'a|an|one|1 @unit and a quarter', (_, { unit }) => length(1.25, unit, 2)),
  rule('n m', '@num ~m', (_, { n, digits }) =>
    digits && n >= 5 && n % 5 === 0 ? length(n, 'minute', 0) : undefined,
  ),
  rule('n-unit', '@num - @unit', (_, { n }, { unit }) => length(n, unit)),
  rule('hours and minutes', '@num|dur and? @num', (_, of, { n }) => {
    if (
      !('months' in of) ||
      of.minutes % 60 !== 0 ||
      of.minutes === 0 ||
      of.days ||
      of.months ||
      n > 59 ||
      n < 5 ||
      !Number.isInteger(n)
    )
      return undefined;
    return value('dur', { ...of, minutes: of.minutes + n, grain: 'minute' }, -1);
  }),
  rule('a unit and n', 'a|an @unit and? @num', (_, { unit }, { n }) =>
    unit === 'hour' && n > 4 && n < 60
      ? value('dur', { months: 0, days: 0, minutes: 60 + n, grain: 'minute' }, -1)
      : undefined,
  ),
  rule('a clock of hours', '@clock hours|hrs|hour', (_, of) =>
    of.grain === 'minute' && !of.latent && of.open
      ? value('dur', { months: 0, days: 0, minutes: of.minute % 720, grain: 'minute' }, 1)
      : undefined,
  ),
  rule('hour and minutes', 'hour and @dur', (_, d) =>
    d.latent || d.minutes >= 60 || d.minutes < 1 || d.days || d.months
      ? undefined
      : value('dur', { ...d, minutes: d.minutes + 60 }, 1),
  ),
  rule('n more units', '@num additional|more|fewer|less|extra|full|whole @unit', (_, { n }, { unit }) =>
    length(n, unit),
  ),
  ...[...few].map(([words, n]) =>
    rule('a few units', `${words} @unit` as 'few @unit', (_, { unit }) => length(n, unit)),
  ),
  rule('fortnight', 'a|one? fortnight|fortnights', () => length(2, 'week')),
  rule('lengths in a list', '@dur , @dur', (_, a, b) =>
    a.grain === b.grain ? undefined : value('dur', addDurations(a, b)),
  ),
  rule('now', 'now', (context) => value('moment', { at: context.moment })),
  rule('right now', 'right|just|straight now|away', (context) => value('moment', { at: context.moment })),
  rule('at the moment', 'at the|this moment|minute', (context) => value('moment', { at: context.moment })),
  rule('at once', 'immediately', (context) => value('moment', { at: context.moment })),
  rule('as soon as possible', 'asap', (context) =>
    value('open', { start: context.moment, grain: 'minute', open: 'from' }),
  ),
  rule('as soon as possible, spelled', 'as soon as possible|you', (context) =>
    value('open', { start: context.moment, grain: 'minute', open: 'from' }),
  ),
  rule('from now on', 'from now on', (context) =>
    value('open', { start: context.moment, grain: 'minute', open: 'from' }, 1),
  ),
  rule('to date', 'to|till|until date', (context) =>
    value('open', { end: context.moment, grain: 'day', open: 'until' }),
  ),
  rule('in minutes alone', "in @num '", (context, { n }) => shift(context, duration(n, 'minute'), 1)),
  rule(
    'next n units',
    'in|over|for|during? the? next|coming|upcoming|following @num @unit',
    (context, { n }, { unit }) => span(context, n, unit, 1),
  ),
  rule(
    'n next units',
    'in|over|for|during? the? @num next|coming|upcoming @unit',
    // "After 5 next week": an hour, and no five weeks.
    (context, { n }, { unit, plural }) => (n > 1 && !plural ? undefined : span(context, n, unit, 1)),
  ),
  rule('last n units', 'in|over|for|during? the? last|past|previous @num @unit', (context, { n }, { unit }) =>
    span(context, n, unit, -1),
  ),
  rule(
    'n last units',
    'in|over|for|during? the? @num last|past|previous @unit',
    (context, { n }, { unit, plural }) => (n > 1 && !plural ? undefined : span(context, n, unit, -1)),
  ),
  rule(
    'next few units',
    'in|over|for|during? the? next|coming|upcoming a? few|couple of? @unit',
    (context, { unit }) => span(context, 3, unit, 1),
  ),
  rule(
    'last few units',
    'in|over|for|during? the? last|past|previous a? few|couple of? @unit',
    (context, { unit }) => span(context, 3, unit, -1),
  ),
  rule('next unit of hours', 'the? next @unit', (context, { unit }) =>
    unit === 'hour' || unit === 'minute' ? span(context, 1, unit, 1) : undefined,
  ),
  rule('last unit of hours', 'the? last|past|previous @unit', (context, { unit }) =>
    unit === 'hour' || unit === 'minute' ? span(context, 1, unit, -1) : undefined,
  ),
  rule('the last lengths', 'in|over|for? the? last|past|previous @dur', (context, d) => {
    const from = shift(context, d, -1);
    if (!whole(d) || d.minutes || from.cat !== 'day') return undefined;
    return value('range', days(from.value.n, context.today, 'day'));
  }),
  rule('lengths in the future', '@dur in the future', (context, d) => {
    const at = shift(context, d, 1);
    return at.cat === 'day'
      ? value(
          'range',
          { start: (context.today + 1) * dayLength, end: (at.value.n + 1) * dayLength, grain: 'day' },
          1,
        )
      : undefined;
  }),
];
