/** Recurrences in English: adverbs, lists of weekdays, numbered weekdays, days of the month. */
import { rule, value } from '../../time/chart.ts';
import type { Made, Rule } from '../../time/chart.ts';
import { addMonths, dayLength, partsOf } from '../../time/days.ts';
import { code, everyUnit, lasting, weekly } from '../../time/recurring.ts';
import { duration, hoursBetween } from '../../time/resolve.ts';
import type { RecurValue, Values } from '../../time/values.ts';

const recur = (of: RecurValue | undefined, score = 0): Made | undefined => of && value('recur', of, score);
const daysOf = (of: Values['weekday'] | Values['weekdays']): number[] => ('w' in of ? [of.w] : of.days);
const plain = (of: RecurValue) => !of.byday && !of.bymonthday && !of.bymonth && !of.bysetpos;
const monthly = (of: RecurValue) => of.freq === 'MONTHLY' && plain(of);
const yearly = (of: RecurValue) => of.freq === 'YEARLY' && plain(of);
const list = (of: Values['ord'] | Values['ords']): number[] => ('n' in of ? [of.n] : of.list);
const inMonth = (n: number[]) => n.every((d) => d >= 1 && d <= 31);

function through(a: number[], b: number[]): number[] | undefined {
  const [from] = a;
  const [to] = b;
  if (a.length !== 1 || b.length !== 1 || from === undefined || to === undefined) return undefined;
  const days = [from];
  while (days[days.length - 1] !== to) days.push(((days[days.length - 1] ?? 0) + 1) % 7);
  return days;
}

/** One of them in the plural makes all of them weekly: "Monday and Wednesdays". */
const together = (days: number[], ...said: (Values['weekday'] | Values['weekdays'])[]): Values['weekdays'] =>
  said.some((of) => 'plural' in of && of.plural) ? { days, plural: true } : { days };

const nth = (byday: string[]): Made => value('nth', { byday }, 1);
const dayOf = (byday: string): string => byday.replace(/^-?\d+/, '');

export const recurringRules: Rule[] = [
  rule('daily', 'daily|everyday|nightly', () => recur(everyUnit('day'))),
  rule('weekly', 'weekly', () => recur(everyUnit('week'))),
  rule('monthly', 'monthly', () => recur(everyUnit('month'))),
  rule('yearly', 'yearly|annually|annual', () => recur(everyUnit('year'))),
  rule('every two weeks', 'biweekly|fortnightly', () => recur(everyUnit('week', 2))),
  rule('bi-weekly', 'bi -? weekly', () => recur(everyUnit('week', 2))),
  rule('each fortnight', 'every|each fortnight', () => recur(everyUnit('week', 2), 1)),
  rule('bimonthly', 'bimonthly', () => recur(everyUnit('month', 2))),
  rule('every quarter', 'quarterly', () => recur(everyUnit('month', 3))),
  rule('times a unit', 'once|twice|thrice a|an|per|every|each @unit', (_, { unit }) =>
    recur(everyUnit(unit), 1),
  ),
  rule('n times a unit', '@num times|x a|per|every|each @unit', (_, _n, { unit }) =>
    recur(everyUnit(unit), 1),
  ),
  rule('once in n units', 'once every|in every? @num @unit', (_, { n }, { unit }) =>
    recur(everyUnit(unit, n), 1),
  ),
  rule('once every second unit', 'once every other @unit', (_, { unit }) => recur(everyUnit(unit, 2), 2)),
  rule('lessons a unit', '@num a|per @unit', (_, { n }, { unit }) =>
    n === 1 ? recur(everyUnit(unit)) : undefined,
  ),
  rule('every nth unit', '$every @ord @unit', (_, { n }, { unit }) => recur(everyUnit(unit, n), 1)),
  rule('every nth weekday', '$every @ord @weekday|weekdays', (_, { n }, of) =>
    n < 10 && n !== 1 ? recur(weekly(daysOf(of), n)) : undefined,
  ),
  rule('every few units', 'every few|couple of? @unit', (_, { unit }) => recur(everyUnit(unit, 3))),
  rule('weekdays', '@weekdays', (_, { days, plural }) => (plural ? recur(weekly(days)) : undefined)),
  rule('on weekdays', 'on @weekdays', (_, { days, plural }) => (plural ? recur(weekly(days), 1) : undefined)),
  rule('weekdays’ hours', '@weekdays ,? @hours', (_, { days, range }, { start, end }) =>
    range
      ? recur({ ...weekly(days), clock: start, endClock: end, minutes: end.minute - start.minute }, 1)
      : undefined,
  ),
  rule('weekdays’ bare hours', '@weekdays ,? @clock $to|$dash @clock', (_, { days, range }, a, b) => {
    const both = range ? hoursBetween(a, b) : undefined;
    return (
      both &&
      recur(
        {
          ...weekly(days),
          clock: both.start,
          endClock: both.end,
          minutes: both.end.minute - both.start.minute,
        },
        1,
      )
    );
  }),
  rule('every nth and nth', '$every the? @ords', (_, ranks) =>
    inMonth(ranks.list) ? recur({ freq: 'MONTHLY', interval: 1, bymonthday: ranks.list }) : undefined,
  ),
  rule('weekdays together', '@weekday|weekdays ,|and|&|or|/|plus? and? @weekday|weekdays', (_, a, b) => {
    const days = [...daysOf(a), ...daysOf(b)];
    return new Set(days).size === days.length ? value('weekdays', together(days, a, b)) : undefined;
  }),
  rule('weekday to weekday', '@weekday|weekdays $dash @weekday|weekdays', (_, a, b) => {
    const days = through(daysOf(a), daysOf(b));
    return days && value('weekdays', { ...together(days, a, b), range: true });
  }),
  rule('nth weekday', 'the? @ord|ords @weekday|weekdays', (_, ranks, of) =>
    nth(
      list(ranks)
        .filter((n) => n < 54)
        .flatMap((n) => daysOf(of).map((w) => `${n}${code(w)}`)),
    ),
  ),
  rule('last weekday', 'the? last @weekday|weekdays', (_, of) => nth(daysOf(of).map((w) => `-1${code(w)}`))),
  rule('nth last weekday', 'the? @ord to? the? last @weekday|weekdays', (_, { n }, of) =>
    nth(daysOf(of).map((w) => `-${n}${code(w)}`)),
  ),
  rule('first and last weekday', 'the? @ord and the? @nth', (_, { n }, of) =>
    nth([...new Set(of.byday.map(dayOf))].map((d) => `${n}${d}`).concat(of.byday)),
  ),
  rule('nth weekdays together', '@nth and|,|& @nth', (_, a, b) => nth([...a.byday, ...b.byday])),
  rule('ordinals together', '@ord|ords and|,|& the? @ord', (_, a, { n }) =>
    value('ords', { list: [...list(a), n] }),
  ),
  rule('nth weekday of a repetition', 'the? @nth of|in|on? @recur', (_, { byday }, of) =>
    monthly(of) ? recur({ ...of, byday }, 2) : undefined,
  ),
  rule('nth weekday of every n months', 'the? @nth every|each @num? month|months', (_, { byday }, n) => {
    const of = everyUnit('month', n?.n ?? 1);
    return of && recur({ ...of, byday }, 2);
  }),
  rule('a repetition’s nth weekday', '@recur ,? on|in? the? @nth', (_, of, { byday }) =>
    monthly(of) || yearly(of) ? recur({ ...of, byday }, 2) : undefined,
  ),
  rule('every nth weekday of the month', '$every @nth of|in the|a month', (_, { byday }) =>
    recur({ freq: 'MONTHLY', interval: 1, byday }, 2),
  ),
  rule('every last weekday', 'every|each @nth', (_, { byday }) =>
    byday.length > 1 || byday.every((d) => d.startsWith('-'))
      ? recur({ freq: 'MONTHLY', interval: 1, byday })
      : undefined,
  ),
  rule('every nth weekday of a month', '$every @nth in|of @month', (_, { byday }, { m }) =>
    recur({ freq: 'YEARLY', interval: 1, byday, bymonth: [m] }, 2),
  ),
  rule(
    'a repetition’s nth weekday of a month',
    '@recur ,? on? the? @nth in|of @month',
    (_, of, { byday }, { m }) => (yearly(of) ? recur({ ...of, byday, bymonth: [m] }, 3) : undefined),
  ),
  rule('a repetition in a month', '@recur ,? in|of|every @month', (_, of, { m }) =>
    of.freq === 'YEARLY' && !of.bymonth && !of.bymonthday ? recur({ ...of, bymonth: [m] }, 3) : undefined,
  ),
  rule(
    'instances of weekdays',
    '@recur on the? @ord and last instance|instances of @weekday|weekdays',
    (_, of, { n }, on) =>
      monthly(of) ? recur({ ...of, byday: daysOf(on).map(code), bysetpos: [n, -1] }, 3) : undefined,
  ),
  rule(
    'first or last instance',
    '@recur on the? @ord instance|instances of @weekday|weekdays',
    (_, of, { n }, on) =>
      monthly(of) ? recur({ ...of, byday: daysOf(on).map(code), bysetpos: [n] }, 3) : undefined,
  ),
  rule('every nth of the month', '$every @ord|ords of the|a month', (_, ranks) =>
    inMonth(list(ranks)) ? recur({ freq: 'MONTHLY', interval: 1, bymonthday: list(ranks) }, 2) : undefined,
  ),
  rule('nth of a repetition', 'the? @ord|ords day? of|in|on? @recur', (_, ranks, of) =>
    monthly(of) && inMonth(list(ranks)) ? recur({ ...of, bymonthday: list(ranks) }, 2) : undefined,
  ),
  rule('a repetition’s nth', '@recur ,? on? the? @ord|ords day?', (_, of, ranks) =>
    monthly(of) && inMonth(list(ranks)) ? recur({ ...of, bymonthday: list(ranks) }, 1) : undefined,
  ),
  rule('last day of a repetition', 'the? last|end day? of @recur', (_, of) =>
    monthly(of) ? recur({ ...of, bymonthday: [-1] }, 2) : undefined,
  ),
  rule('a repetition’s last day', '@recur ,? at|on the? end|last day?', (_, of) =>
    monthly(of) ? recur({ ...of, bymonthday: [-1] }, 2) : undefined,
  ),
  rule('a repetition on a date', '@recur ,? on|every? @day', (_, of, day) => {
    if (!yearly(of) || day.open !== 'year') return undefined;
    const { month, day: d } = partsOf(day.n);
    return recur({ ...of, bymonthday: [d], bymonth: [month], start: day.n }, 2);
  }),
  rule('every date', 'every|each @day', (_, day) => {
    if (day.open !== 'year' || day.latent) return undefined;
    const { month, day: d } = partsOf(day.n);
    return recur({ freq: 'YEARLY', interval: 1, bymonthday: [d], bymonth: [month], start: day.n });
  }),
  rule('for the next unit', '@recur for|over the next|coming @unit', (context, of, { unit }) =>
    of.count || of.weeks || of.until !== undefined
      ? undefined
      : recur(lasting(context, of, duration(1, unit), addMonths), 1),
  ),
  rule('for the next units', '@recur for|over the next|coming @num @unit', (context, of, { n }, { unit }) =>
    of.count || of.weeks || of.until !== undefined
      ? undefined
      : recur(lasting(context, of, duration(n, unit), addMonths), 1),
  ),
  rule('weekday in the plural of its part', '@weekday|weekdays @part', (_, of, { part, plural }) =>
    plural ? recur({ ...weekly(daysOf(of)), part }, 1) : undefined,
  ),
  rule('through a period', '@recur for|over|during|throughout the? @range|period', (_, of, span) => {
    if (span.end === undefined || span.startClock || of.until !== undefined || of.count) return undefined;
    return recur({ ...of, until: Math.ceil(span.end / dayLength) - 1 }, 1);
  }),
  rule('every last day', '$every last day of the|a? month', () =>
    recur({ freq: 'MONTHLY', interval: 1, bymonthday: [-1] }, 2),
  ),
  rule('nth weekdays of the month', 'the? @nth of the month', (_, { byday }) =>
    byday.length > 1 ? recur({ freq: 'MONTHLY', interval: 1, byday }, 2) : undefined,
  ),
  rule('all weekdays', 'all|any @weekdays', (_, { days, plural }) =>
    plural ? recur(weekly(days), 1) : undefined,
  ),
  rule('any weekend', 'any weekend', () => recur(everyUnit('weekend'))),
  rule('the next n weekdays', 'for|on? the? next|coming|following @num @weekdays', (_, { n }, { days }) =>
    n > 0 && n < 200 && Number.isInteger(n)
      ? recur({ ...weekly(days), count: n * days.length }, 2)
      : undefined,
  ),
  rule('alternate weekdays', 'on|every? alternate|alternating @weekdays', (_, { days, plural }) =>
    plural ? recur(weekly(days, 2), 1) : undefined,
  ),
  rule('alternate units', 'on|every? alternate|alternating @unit', (_, { unit }) =>
    recur(everyUnit(unit, 2)),
  ),
  rule('a repetition’s nth last day', '@recur on? the? @ord to? the? last day?', (_, of, { n }) =>
    monthly(of) && n < 29 ? recur({ ...of, bymonthday: [-n] }, 1) : undefined,
  ),
  rule('every named month', '$every @month', (_, { m }) =>
    recur({ freq: 'YEARLY', interval: 1, bymonth: [m] }),
  ),
  rule('n weekdays', '@num @weekdays', (_, { n }, { days, plural }) =>
    plural && days.length === 1 && n > 1 && n < 200 && Number.isInteger(n)
      ? recur({ ...weekly(days), count: n })
      : undefined,
  ),
  rule('n times, repeated', '@num times|x ,? @recur', (_, { n }, of) =>
    of.count === undefined && n > 0 && n < 1000 ? recur({ ...of, count: n }, 1) : undefined,
  ),
  rule('weekdays through at an hour', '@weekday through|thru|- @weekday ,? at? @clock', (_, a, b, clock) => {
    const list = through([a.w], [b.w]);
    return list && recur({ ...weekly(list), clock: { ...clock, latent: false } }, 1);
  }),
  rule('once in a fortnight', 'once in|a a? fortnight', () => recur(everyUnit('week', 2), 2)),
  rule('repeated x n', '@recur x|× @num', (_, of, { n }) =>
    of.count === undefined && n > 0 && n < 1000 ? recur({ ...of, count: n }, 1) : undefined,
  ),
  rule('weekday, repeated', '@weekday|weekdays ,? @recur', (_, on, of) =>
    of.freq === 'WEEKLY' && !of.byday ? recur({ ...of, byday: daysOf(on).map(code) }, 1) : undefined,
  ),
];
