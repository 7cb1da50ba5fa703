/** Days in English: relative, by weekday, by date. */
import { rule, value } from '../../time/chart.ts';
import type { Context, Made, Rule } from '../../time/chart.ts';
import { dayNextTo, weekdayNextTo } from '../../time/combineBeside.ts';
import { addMonths, dayLength, dayNumber, partsOf, weekdayOf } from '../../time/days.ts';
import {
  besideDay,
  dateOf,
  dayOfMonth,
  nthWeekday,
  relativeDay,
  shift,
  weekOf,
  weekdayIn,
  weekdayDay,
  weekdayOfMonthDay,
} from '../../time/resolve.ts';
import type { DayValue, DurationValue, IntervalValue } from '../../time/values.ts';

const day = (of: DayValue | undefined, score = 0): Made | undefined => of && value('day', of, score);
const dated = (context: Context, d: number, m: number, y?: number, score = 1) =>
  Number.isInteger(d) ? day(dateOf(context, d, m, y), score) : undefined;

/** The nth weekday within a period: "first Friday of July". */
function nthIn(n: number, w: number, of: IntervalValue): Made | undefined {
  if (of.start === undefined || of.end === undefined) return undefined;
  return day(nthWeekday(n, w, of.start / dayLength, of.end / dayLength), 2);
}

/** The nth day within a period: "the 20th of next month". */
function dayIn(n: number, of: IntervalValue): Made | undefined {
  if (of.start === undefined || of.end === undefined || of.grain === 'week' || n < 1) return undefined;
  const at = of.start / dayLength + n - 1;
  return at * dayLength < of.end ? day({ n: at }, 2) : undefined;
}

const monthHere = (context: Context): IntervalValue => {
  const { year, month } = partsOf(context.today);
  return {
    start: dayNumber(year, month, 1) * dayLength,
    end: dayNumber(year, month + 1, 1) * dayLength,
    grain: 'month',
  };
};

/** A weekday beside a date: the date decides; only a date of this last month that fits better is not rolled forward. */
function weekdayAndDate(context: Context, w: number, of: DayValue): Made | undefined {
  if ((of.latent && of.open !== 'year') || of.weekday !== undefined || of.open === 'month') return undefined;
  if (of.open === 'year' && weekdayOf(of.n) !== w) {
    const n = addMonths(of.n, -12);
    if (weekdayOf(n) === w && context.today - n < 32) return day({ n, open: 'year' }, 1);
  }
  return day({ ...of, latent: false, ...(weekdayOf(of.n) === w ? {} : { apart: true as const }) }, 1);
}

/** "Sunday in two weeks": the weekday of that week. */
function weekdayAfter(context: Context, w: number, d: DurationValue): Made | undefined {
  const at = d.latent || d.grain === 'day' ? undefined : shift(context, d, 1);
  return at?.cat === 'day' ? day({ n: weekdayIn(weekOf(context, at.value.n), w), weekday: w }, 2) : undefined;
}

const wholeDay = (of: DayValue): Made | undefined =>
  of.latent
    ? undefined
    : value('range', { start: of.n * dayLength, end: (of.n + 1) * dayLength, grain: 'day', day: of }, 1);

export const dayRules: Rule[] = [
  rule('today', 'today|todays', (context) => day(relativeDay(context, 0))),
  rule(
    'tomorrow',
    'tomorrow|tomorow|tommorow|tommorrow|tomorrows|tmrws|tmrw|tmw|tmr|tmro|tmrrw|tmmrw|tmoro|tmorrow|tommrow|tomrrow|tomorrw|tomorrrow|tomorow|tomarrow|tomorro|tomoorow|tmrow|tomm|tom|2moro|2morrow|tomoro',
    (context) => day(relativeDay(context, 1)),
  ),
  rule('today in haste', '2 ~day', (context) => day(relativeDay(context, 0))),
  rule('tomorrow in haste', '2 ~morrow|moro|mrw|moz|morow|mrow', (context) => day(relativeDay(context, 1))),
  rule('yesterday', 'yesterday|yday|yesterdays', (context) => day(relativeDay(context, -1))),
  rule('day after tomorrow', 'the? day $right? after @day|period', (_, of) => dayNextTo(of, 1)),
  rule('day before yesterday', 'the? day $right? before @day|period', (_, of) => dayNextTo(of, -1)),
  rule('the day after', 'the day after it|that?', (context) => day(besideDay(context, 1))),
  rule('the day before', 'the day before it|that?', (context) => day(besideDay(context, -1))),
  rule('this day', 'this|current day|date', (context) => day(relativeDay(context, 0), 1)),
  rule('next day', 'the? next|following day', (context) => day(besideDay(context, 1), 1)),
  rule('last day', 'past|previous|last day', (context) => day(relativeDay(context, -1), 1)),
  rule('this weekday', '$this @weekday', (context, { w }) => day(weekdayDay(context, w, 'this'), 1)),
  rule('next weekday', '$next @weekday', (context, { w }) => day(weekdayDay(context, w, 'next'), 1)),
  rule('last weekday', '$last @weekday', (context, { w }) => day(weekdayDay(context, w, 'last'), 1)),
  rule('coming weekday', '$coming @weekday', (context, { w }) => day(weekdayDay(context, w, 'coming'), 1)),
  rule('weekday of a week', '@weekday ,? $of? the? @period', (_, { w }, of) => {
    if (of.grain !== 'week' || of.start === undefined) return undefined;
    return day({ n: weekdayIn(of.start / dayLength, w), weekday: w }, 2);
  }),
  rule('a week’s weekday', '@period ,? on? @weekday', (context, of, { w }) => {
    if (of.grain !== 'week' || of.start === undefined) return undefined;
    return day({ n: weekdayIn(weekOf(context, of.start / dayLength), w), weekday: w }, 2);
  }),
  rule('weekday after next', '@weekday after the? next', (context, { w }) =>
    day({ n: weekdayDay(context, w).n + 7, weekday: w }, 1),
  ),
  rule('a week from weekday', '@weekday week', (context, { w }) =>
    day({ n: weekdayDay(context, w).n + 7, weekday: w }, 1),
  ),
  rule('n weekdays from now', '@num @weekday|weekdays $later', (context, { n }, of) => {
    const w = 'w' in of ? of.w : (of.days[0] ?? 0);
    return n > 0 && n < 200 ? day({ n: weekdayDay(context, w).n + 7 * (n - 1), weekday: w }, 1) : undefined;
  }),
  rule('in n weekdays', 'in @num @weekday|weekdays', (context, { n }, of) => {
    const w = 'w' in of ? of.w : (of.days[0] ?? 0);
    return n > 0 && n < 200 ? day({ n: weekdayDay(context, w).n + 7 * (n - 1), weekday: w }, 1) : undefined;
  }),
  rule('n weekdays ago', '@num @weekday|weekdays $ago', (context, { n }, of) => {
    const w = 'w' in of ? of.w : (of.days[0] ?? 0);
    return n > 0 && n < 200
      ? day({ n: weekdayDay(context, w, 'last').n - 7 * (n - 1), weekday: w }, 1)
      : undefined;
  }),
  rule('weekday in weeks', '@weekday ,? in @dur', (context, { w }, d) => weekdayAfter(context, w, d)),
  rule('weekday, weeks from now', '@weekday ,? @dur $later', (context, { w }, d) =>
    weekdayAfter(context, w, d),
  ),
  rule('in weeks on a weekday', 'in @dur ,? on? @weekday', (context, d, { w }) =>
    weekdayAfter(context, w, d),
  ),
  rule('all of a day', 'all|whole|entire of? @day', (_, of) => wholeDay(of)),
  rule('a day, all of it', '@day ,? all|whole|entire|full day', (_, of) => wholeDay(of)),
  rule('a day, the whole of it', '@day ,? the whole|entire|full day', (_, of) => wholeDay(of)),
  rule('all day on a day', 'all|whole|entire day on? @day', (_, of) => wholeDay(of)),
  rule('closest weekday', 'the? @ord? closest|nearest @weekday to the? @day', (_, nth, { w }, to) => {
    const rank = nth?.n ?? 1;
    const all = [...Array(29).keys()].map((i) => to.n - 14 + i).filter((n) => weekdayOf(n) === w);
    all.sort((a, b) => Math.abs(a - to.n) - Math.abs(b - to.n));
    const n = all[rank - 1];
    return n === undefined ? undefined : day({ n, weekday: w }, 2);
  }),
  rule('weekday and ordinal', '@weekday ,? the? @ord', (context, { w }, { n }) =>
    day(weekdayOfMonthDay(context, w, n), 2),
  ),
  rule('weekday and number', '@weekday the? @num', (context, { w }, { n, digits }) => {
    const of = digits && n > 12 ? weekdayOfMonthDay(context, w, n) : undefined;
    return day(of);
  }),
  rule('weekday and date', '@weekday ,? the? @day', (context, { w }, of) => weekdayAndDate(context, w, of)),
  rule('weekday and date in brackets', '@day ( @day )', (_, a, b) =>
    a.weekday === undefined || b.latent ? undefined : day(b, 1),
  ),
  rule('day of month', 'the? @ord', (context, { n, figures }) => {
    const read = dayOfMonth(context, n);
    return read && day(figures ? read : { ...read, latent: true }, -1);
  }),
  rule('day of month in figures', 'the @num', (context, { n, digits }) => {
    const read = digits && n <= 31 ? dayOfMonth(context, n) : undefined;
    return read && day({ ...read, latent: true }, -2);
  }),
  rule('on the nth', 'on|for|by|until|till|before|from|since the @ord', (context, { n }) =>
    day(dayOfMonth(context, n), 0),
  ),
  rule('on the n', 'on|for the @num', (context, { n }) =>
    n <= 31 && Number.isInteger(n) ? day(dayOfMonth(context, n), -1) : undefined,
  ),
  rule('on a dotted date', 'on @day', (_, of) =>
    of.latent && of.open === 'year' ? day({ ...of, latent: false }, 1) : undefined,
  ),
  rule('bare hour, day', '@clock @day', (_, clock, of) =>
    clock.latent && clock.grain === 'hour' && !of.latent && of.open !== 'year' && of.open !== 'month'
      ? value('instant', { day: of, clock: { ...clock, latent: false } }, -2)
      : undefined,
  ),
  rule('a dotted date, hour', '@day $sep? @clock', (_, of, clock) =>
    of.latent && of.open === 'year' && !clock.latent
      ? value('instant', { day: { ...of, latent: false }, clock }, 1)
      : undefined,
  ),
  rule('hour, a dotted date', '@clock $sep? @day', (_, clock, of) =>
    of.latent && of.open === 'year' && !clock.latent
      ? value('instant', { day: { ...of, latent: false }, clock }, 1)
      : undefined,
  ),
  rule('on n, hour', 'on @num , @clock', (context, { n }, clock) => {
    const of = clock.latent ? undefined : dayOfMonth(context, n);
    return of && value('instant', { day: of, clock }, 1);
  }),
  rule('on n at hour', 'on @num at @clock', (context, { n }, clock) => {
    const of = dayOfMonth(context, n);
    return of && value('instant', { day: of, clock: { ...clock, latent: false } }, 1);
  }),
  rule('hour on n', '@clock on @num', (context, clock, { n, digits }) => {
    const of = digits ? dayOfMonth(context, n) : undefined;
    return of && value('instant', { day: of, clock: { ...clock, latent: false } }, -1);
  }),
  rule('ordinal and month', 'the? @ord day? of|in? @month', (context, { n }, { m }) => dated(context, n, m)),
  rule('ordinal, month, year', 'the? @ord of? @month ,|of|in? @year', (context, { n }, { m }, { y }) =>
    dated(context, n, m, y, 2),
  ),
  rule('number and month', 'the? @num .? of? @month', (context, { n, digits }, { m }) =>
    dated(context, n, m, undefined, digits ? 1 : 0),
  ),
  rule('number, month, year', 'the? @num .? of? @month ,|of|in? @year', (context, { n }, { m }, { y }) =>
    dated(context, n, m, y, 2),
  ),
  rule('month and number', '@month /? @num', (context, { m }, { n }) => dated(context, n, m)),
  rule('month and ordinal', '@month the? @ord', (context, { m }, { n }) => dated(context, n, m)),
  rule('month the number', '@month the @num', (context, { m }, { n }) => dated(context, n, m)),
  rule('month, ordinal, year', '@month the? @ord ,|of|in? @year', (context, { m }, { n }, { y }) =>
    dated(context, n, m, y, 2),
  ),
  rule('month, number, year', '@month @num ,|of|in? @year', (context, { m }, { n }, { y }) =>
    dated(context, n, m, y, 2),
  ),
  rule('date in a year', '@day in|of? @year', (context, of, { y }) => {
    if (of.open !== 'year') return undefined;
    const at = partsOf(of.n);
    return dated(context, at.day, at.month, y, 1);
  }),
  rule('moment of a year', '@instant of|in? @year', (_, { day: of, clock }, { y }) => {
    if (of.open !== 'year') return undefined;
    const at = partsOf(of.n);
    return value('instant', { day: { n: dayNumber(y, at.month, at.day) }, clock }, 1);
  }),
  rule('number, year, month', '@num - @year - @month', (context, { n }, { y }, { m }) =>
    dated(context, n, m, y, 2),
  ),
  rule('next date', 'next @day', (context, of) => {
    if (of.open !== 'year') return undefined;
    const at = partsOf(of.n);
    return at.year > partsOf(context.today).year ? day(of, 1) : dated(context, at.day, at.month, at.year + 1);
  }),
  rule('day of a period', 'the? @ord|num day? of|in the? @period', (_, { n }, of) => dayIn(n, of)),
  rule('a period’s day', '@period ,? on? the? @ord', (_, of, { n }) =>
    of.grain === 'month' && !of.latent ? dayIn(n, of) : undefined,
  ),
  rule('nth day next month', 'the? @ord @period', (_, { n }, of) =>
    of.grain === 'month' && !of.latent ? dayIn(n, of) : undefined,
  ),
  rule('nth weekday after a day', 'the? @ord @weekday after @day|period', (_, { n }, w, of) =>
    weekdayNextTo(w, of, 1, n),
  ),
  rule('last weekday before a day', 'the? last @weekday before @day|period', (_, w, of) =>
    weekdayNextTo(w, of, -1),
  ),
  rule('after a length', 'after @dur', (context, d) =>
    d.latent || d.grain === 'minute' || d.grain === 'hour' ? undefined : shift(context, d, 1),
  ),
  rule('nth day', '@ord day', (context, { n }) => {
    const year = partsOf(context.today).year;
    return n > 31 && n <= 366 ? day({ n: dayNumber(year, 1, 1) + n - 1 }) : undefined;
  }),
  rule('nth day of a year', '@ord day of|in @year', (_, { n }, { y }) =>
    n <= 366 ? day({ n: dayNumber(y, 1, 1) + n - 1 }, 1) : undefined,
  ),
  rule('last day of a period', 'the? last day of|in the? @period', (_, of) =>
    of.end === undefined ? undefined : day({ n: of.end / dayLength - 1 }, 2),
  ),
  rule('last day of the month', 'the? last day of|in the? month', (context) =>
    day({ n: (monthHere(context).end ?? 0) / dayLength - 1 }, 2),
  ),
  rule('nth day of the month', 'the? @ord day? of|in the month', (context, { n }) =>
    dayIn(n, monthHere(context)),
  ),
  rule('nth weekday of a period', 'the? @ord @weekday of|in? the? @period', (_, { n }, { w }, of) =>
    nthIn(n, w, of),
  ),
  rule('last weekday of a period', 'the? last @weekday of|in? the? @period', (_, { w }, of) =>
    nthIn(-1, w, of),
  ),
  rule(
    'nth last weekday of a period',
    'the? @ord to? the? last @weekday of|in? the? @period',
    (_, { n }, { w }, of) => nthIn(-n, w, of),
  ),
  rule('nth weekday of the month', 'the? @ord @weekday of|in the month', (context, { n }, { w }) =>
    nthIn(n, w, monthHere(context)),
  ),
  rule('last weekday of the month', 'the? last @weekday of|in the month', (context, { w }) =>
    nthIn(-1, w, monthHere(context)),
  ),
  rule('nth weekday', 'the? @ord @weekday', (context, { n }, { w }) => {
    const made = n === 2 ? undefined : nthIn(n, w, monthHere(context));
    return made && { ...made, score: -1 };
  }),
  rule('date and a further day', '@day $and|or the? @ord|num', (_, of, { n }) => {
    if (of.latent || of.weekday !== undefined || of.open !== 'year') return undefined;
    const at = partsOf(of.n);
    const next = dayNumber(at.year, at.month, 1) + n - 1;
    return next > of.n && n <= 31 && Number.isInteger(n)
      ? value('day', { ...of, n: next }, 2, 'last')
      : undefined;
  }),
  rule('christmas', 'christmas|xmas day?', (context) => dated(context, 25, 12)),
  rule("new year's day", "new year's|years day", (context) => dated(context, 1, 1)),
  rule('christmas eve', 'christmas|xmas eve', (context) => dated(context, 24, 12)),
  rule("new year's eve", "new year's|years eve", (context) => dated(context, 31, 12)),
  rule("valentine's", "valentine's|valentines|valentine day", (context) => dated(context, 14, 2)),
  rule('halloween', 'halloween', (context) => dated(context, 31, 10)),
  rule('saint patrick', "saint|st .? patrick|patrick's|patricks day?", (context) => dated(context, 17, 3)),
  rule('saint patrick of a year', "saint|st .? patrick|patrick's|patricks day? @year", (context, { y }) =>
    dated(context, 17, 3, y),
  ),
  rule("workers' day", "international? workers|worker's ' day", (context) => dated(context, 1, 5)),
];
