/** Weeks, months, years and weekends in Hebrew, and lengths of time. */
import { rule, value } from '../../time/chart.ts';
import type { Context, Made, Rule } from '../../time/chart.ts';
import { days, duration, monthOf, period, shift } from '../../time/resolve.ts';
import { dayNumber } from '../../time/days.ts';
import type { DurationValue, IntervalValue, Unit } from '../../time/values.ts';

const made = (of: IntervalValue | undefined, score = 0): Made | undefined => of && value('period', of, score);

function calendar(context: Context, unit: Unit, offset: number): Made | undefined {
  return unit === 'day' || unit === 'hour' || unit === 'minute' || unit === 'second'
    ? undefined
    : made(period(unit, offset, context.today), 1);
}

const yearOf = (y: number): IntervalValue => days(dayNumber(y, 1, 1), dayNumber(y + 1, 1, 1), 'year');

export const periodRules: Rule[] = [
  rule('this unit', '$the @unit $this?', (context, { unit }) => calendar(context, unit, 0)),
  rule('this unit', '@unit $this', (context, { unit }) => calendar(context, unit, 0)),
  rule('next unit', '$the? @unit $next', (context, { unit }) => calendar(context, unit, 1)),
  rule('coming unit', '$the? @unit $coming', (context, { unit }) =>
    calendar(context, unit, unit === 'weekend' ? 0 : 1),
  ),
  rule('last unit', '$the? @unit $last', (context, { unit }) => calendar(context, unit, -1)),
  rule('weekend', '$the? @unit', (context, { unit }) =>
    unit === 'weekend' ? calendar(context, unit, 0) : undefined,
  ),
  rule('in a period', '$in @period', (_, of) => made({ ...of, latent: false })),
  rule('all of a period', 'כל|לכל|במהלך|במשך|לאורך $the? @period', (_, of) =>
    made({ ...of, latent: false }, of.grain === 'day' ? -3 : 0),
  ),
  rule('month', '@month', (context, { m }) =>
    made({ ...monthOf(context, m), ...(m === 5 ? { latent: true } : {}) }),
  ),
  rule('month and year', '@month @year', (context, { m }, { y }) => made(monthOf(context, m, y), 1)),
  rule('month by name', '$monthWord @month @year?', (context, { m }, year) =>
    made(monthOf(context, m, year?.y), 1),
  ),
  rule('coming month by name', '@month $coming|$next', (context, { m }) => made(monthOf(context, m), 1)),
  rule('in a year', '$in @year', (_, { y }) => made(yearOf(y), 1)),
  rule('the year', '$in? $yearWord @year', (_, { y }) => made(yearOf(y), 1)),
];

const length = (n: number, unit: Unit, score = 1): Made => value('dur', duration(n, unit), score);

/** "And a half" is half of the last unit that was said. */
function andPart(d: DurationValue, fraction: number): Made | undefined {
  const minutes = { minute: 0, hour: 60, part: 0, day: 1440, week: 10080, month: 43200, year: 0 }[d.grain];
  if (d.grain === 'year') return value('dur', { ...d, months: d.months + 12 * fraction, latent: false }, 1);
  if (minutes === 0) return undefined;
  return value('dur', { ...d, minutes: d.minutes + minutes * fraction, latent: false }, 1);
}

export const lengthRules: Rule[] = [
  rule('one unit', '@unit', (_, { unit, plural }) => {
    if (plural || unit === 'weekend') return undefined;
    return value('dur', { ...duration(1, unit), latent: unit !== 'hour' });
  }),
  rule('one unit', '@unit אחת|אחד|שלמה|שלם', (_, { unit, plural }) => (plural ? undefined : length(1, unit))),
  rule('a length', '@cardinal @unit', (_, { n }, { unit }) => length(n, unit, 0)),
  rule('half a unit', '$halfWord @unit', (_, { unit }) => length(0.5, unit)),
  rule('quarter of a unit', '$quarterWord @unit', (_, { unit }) =>
    unit === 'hour' || unit === 'year' ? length(0.25, unit) : undefined,
  ),
  rule('three quarters', '$threeQuarters $the? @unit', (_, { unit }) =>
    unit === 'hour' ? length(0.75, unit) : undefined,
  ),
  rule('and a half', '@dur $and $halfWord', (_, d) => andPart(d, 0.5)),
  rule('and a quarter', '@dur $and $quarterWord', (_, d) =>
    d.grain === 'hour' ? andPart(d, 0.25) : undefined,
  ),
  rule('and three quarters', '@dur $and $threeQuarters', (_, d) =>
    d.grain === 'hour' ? andPart(d, 0.75) : undefined,
  ),
  rule('n and a half units', '@num|cardinal $and $halfWord @unit', (_, { n }, { unit }) =>
    length(n + 0.5, unit),
  ),
  rule('an hour and minutes', '@unit $and @cardinal', (_, { unit, plural }, { n }) =>
    unit === 'hour' && !plural && n >= 10 && n < 60
      ? value('dur', { months: 0, days: 0, minutes: 60 + n, grain: 'minute' })
      : undefined,
  ),
  rule('hours and minutes in figures', '@clock @unit', (_, clock, { unit }) =>
    unit === 'hour' && clock.grain === 'minute'
      ? value('dur', { months: 0, days: 0, minutes: clock.minute % 720, grain: 'minute' }, 1)
      : undefined,
  ),
  rule('in a length from now', '$inTime @dur $later', (context, d) => shift(context, d, 1)),
  rule('for a length', '$for @dur', (_, d) => value('dur', { ...d, latent: false })),
];
