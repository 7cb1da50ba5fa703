/** Weeks, months, years and weekends in Hebrew, and lengths of time. */
import { rule, value } from '../../time/chart.ts';
import type { Context, Made, Rule } from '../../time/chart.ts';
import { weekNextTo } from '../../time/combineBeside.ts';
import { days, duration, monthOf, period, shift } from '../../time/resolve.ts';
import { addMonths, dayLength, dayNumber } from '../../time/days.ts';
import type { DurationValue, IntervalValue, Unit } from '../../time/values.ts';

const made = (of: IntervalValue | undefined, score = 0): Made | undefined => of && value('period', of, score);

function calendar(context: Context, unit: Unit, offset: number): Made | undefined {
  return unit === 'day' || unit === 'hour' || unit === 'minute' || unit === 'second'
    ? undefined
    : made(period(context, unit, offset), 1);
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
  rule('the coming units', '$in? ה+? @dur $coming|$next', (context, d) => around(context, d, 1)),
  rule('the last units', '$in? ה+? @dur $last', (context, d) => around(context, d, -1)),
  rule('the coming units', '$in? @num|cardinal ה+ @unit $coming|$next', (context, { n }, { unit }) =>
    around(context, duration(n, unit), 1),
  ),
  rule('the last units', '$in? @num|cardinal ה+ @unit $last', (context, { n }, { unit }) =>
    around(context, duration(n, unit), -1),
  ),
  rule('months of a year', '$from? @month $to|$dash @month @year?', (context, a, b, year) =>
    monthsOf(context, a.m, b.m, year?.y),
  ),
  rule('between months', '$between @month $lamed|$and|$dash @month @year?', (context, a, b, year) =>
    monthsOf(context, a.m, b.m, year?.y),
  ),
  rule('since a month', '$since $monthWord? @month', (context, { m }) => since(context, monthOf(context, m))),
  rule('since a date', '$since @day', (context, of) =>
    of.open === 'year' ? since(context, days(of.n, of.n + 1, 'day')) : undefined,
  ),
  rule('a quarter', '$quarterYear $the? @rank|num @year?', (context, { n }, year) =>
    quarterOf(context, n, year?.y),
  ),
  rule('a quarter', 'ה+ $quarterYear $the @rank @year?', (context, { n }, year) =>
    quarterOf(context, n, year?.y),
  ),
  rule('year in words', 'אלפיים $and? @cardinal', (_, { n }) =>
    n < 100 ? value('year', { y: 2000 + n }) : undefined,
  ),
  rule('week of a day', '$the? @unit $of @day', (context, { unit }, of) =>
    unit === 'week' && !of.latent ? made(period(context, 'week', 0, of.n), 2) : undefined,
  ),
  rule('week before a holiday', '$the? שבוע $last? $right? $before @period', (_, of) => weekNextTo(of, -1)),
  rule('week after a holiday', '$the? שבוע $the? ראשון? $right? $after @period', (_, of) =>
    weekNextTo(of, 1),
  ),
  rule('in a year', '$in @year', (_, { y }) => made(yearOf(y), 1)),
  rule('the year', '$in? $yearWord @year', (_, { y }) => made(yearOf(y), 1)),
];

/** "בשבועיים הקרובים": the coming days begin tomorrow, the coming weeks with the next; the last ones end before today. */
function around(context: Context, d: DurationValue, sign: 1 | -1): Made | undefined {
  const { today, moment } = context;
  if (d.days === 0 && d.months === 0) {
    const span =
      sign > 0 ? { start: moment, end: moment + d.minutes } : { start: moment - d.minutes, end: moment };
    return value('range', { ...span, grain: 'minute' }, 2);
  }
  // One week, month or year is a unit of the calendar: "next week".
  if (d.minutes !== 0 || d.days === 1 || d.days === 7 || d.months === 1 || d.months === 12) return undefined;
  if (d.grain === 'day')
    return value(
      'range',
      sign > 0 ? days(today + 1, today + 1 + d.days, 'day') : days(today - d.days, today, 'day'),
      2,
    );
  const [unit, n] = d.grain === 'week' ? (['week', d.days / 7] as const) : (['month', d.months] as const);
  const first = period(context, unit, sign > 0 ? 1 : -n);
  const last = period(context, unit, sign > 0 ? n : -1);
  if (first?.start === undefined || last?.end === undefined || n < 1) return undefined;
  return value('range', { start: first.start, end: last.end, grain: first.grain }, 2);
}

/** A month said without its year takes that of the other end: "ינואר עד מרץ 2026". */
function monthsOf(context: Context, a: number, b: number, y?: number): Made | undefined {
  const first = monthOf(context, a, y);
  const last = monthOf(context, b, y);
  if (first.start === undefined || last.end === undefined) return undefined;
  let end = last.end;
  while (end <= first.start) end = addMonths(end / dayLength, 12) * dayLength;
  return value('range', { start: first.start, end, grain: 'month' }, 3);
}

/** "Since January" looks back. */
function since(context: Context, of: IntervalValue | undefined): Made | undefined {
  if (of?.start === undefined) return undefined;
  const day = of.start / dayLength;
  return value(
    'open',
    { start: (day > context.today ? addMonths(day, -12) : day) * dayLength, grain: of.grain, open: 'since' },
    2,
  );
}

const quarterOf = (context: Context, n: number, y?: number): Made | undefined => {
  const year = y ?? Number(context.now.slice(0, 4));
  const first = dayNumber(year, 3 * n - 2, 1);
  return n >= 1 && n <= 4 ? made(days(first, addMonths(first, 3), 'month'), 3) : undefined;
};

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
  rule('one unit', '@unit אחת|אחד|שלמה|שלם|מלאה|תמימה', (_, { unit, plural }) =>
    plural ? undefined : length(1, unit),
  ),
  // Up to ten the unit stands in the plural: "שני שבועות", never "שני שבוע".
  rule('a length', '@cardinal @unit', (_, { n }, { unit, plural }) =>
    n <= 10 && !plural ? undefined : length(n, unit, 0),
  ),
  rule('half a unit', '$halfWord @unit', (_, { unit }) =>
    unit === 'year' ? length(6, 'month') : length(0.5, unit),
  ),
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
  rule('n and a half units', '@num|cardinal $and $halfWord @unit', (_, { n }, { unit, plural }) =>
    n > 1 && unit === 'hour' && !plural ? undefined : length(n + 0.5, unit),
  ),
  rule('an hour and minutes', '@unit $and @cardinal', (_, { unit, plural }, { n }) =>
    unit === 'hour' && !plural && n >= 10 && n < 60
      ? value('dur', { months: 0, days: 0, minutes: 60 + n, grain: 'minute' })
      : undefined,
  ),
  rule('hours and minutes in figures', '@clock @unit', (_, clock, { unit, plural }) =>
    // "14:30 שעה" is an hour that begins then.
    unit === 'hour' && plural && clock.grain === 'minute'
      ? value('dur', { months: 0, days: 0, minutes: clock.minute % 720, grain: 'minute' }, 1)
      : undefined,
  ),
  rule('in a length from now', '$inTime @dur $later', (context, d) => shift(context, d, 1)),
  rule('a unit before', '@unit לפני', (_, { unit, plural }) =>
    plural || unit === 'weekend' ? undefined : length(1, unit, 0),
  ),
  // "שעה קודם" is an hour, and a word that says which way.
  rule('a unit before', '@unit קודם', (_, { unit, plural }) =>
    plural || unit === 'weekend' || unit === 'hour' ? undefined : length(1, unit, 0),
  ),
  rule('by a unit', '$in @unit', (_, { unit, plural }) =>
    plural || unit === 'hour' || unit === 'weekend' ? undefined : length(1, unit),
  ),
  rule('for a length', '$for @dur', (_, d) => value('dur', { ...d, latent: false, led: true })),
];
