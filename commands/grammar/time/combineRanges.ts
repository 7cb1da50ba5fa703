/** Intervals with both ends: of hours, of days, of a start and a length. A spoken range of days includes its last day. */
import { rule, value } from './chart.ts';
import type { Context, Made, Rule } from './chart.ts';
import { dateOf, days, durationMinutes, hoursBetween, isDotted, withPart } from './resolve.ts';
import { addMonths, dayLength, dayNumber, partsOf } from './days.ts';
import type { ClockValue, DayValue, DurationValue, IntervalValue, Values } from './values.ts';

type Hours = Values['hours'];

function hours(a: ClockValue, b: ClockValue, score = 0): Made | undefined {
  const both = hoursBetween(a, b);
  return (
    both &&
    value('hours', { start: { ...both.start, latent: false }, end: { ...both.end, latent: false } }, score)
  );
}

/** Both ends latent ("3 to 5"): an interval of hours only where more is said. */
const certainEnough = (a: ClockValue, b: ClockValue) => !a.latent || !b.latent;

function hoursOf(day: DayValue, { start, end }: Hours, score = 0): Made {
  return value(
    'range',
    {
      start: day.n * dayLength + start.minute,
      end: day.n * dayLength + end.minute,
      grain: start.grain === 'hour' && end.grain === 'hour' ? 'hour' : 'minute',
      startClock: start,
      endClock: end,
      day: { ...day, latent: false },
    },
    score,
  );
}

function hoursInPart(part: Values['part']['part'], both: Hours): Hours | undefined {
  const start = both.start.open ? withPart(both.start, part) : both.start;
  const end = both.end.open ? withPart(both.end, part) : both.end;
  if (!start || !end) return undefined;
  return hoursBetween(start, end);
}

/** "between the 15th and the 22nd of April": the first day was said without a month and takes that of the second. */
function inMonthOf(a: DayValue, b: DayValue): DayValue {
  if (a.open !== 'month' || b.open === 'month' || b.weekday !== undefined) return a;
  const n = dayNumber(partsOf(b.n).year, partsOf(b.n).month, partsOf(a.n).day);
  return n < b.n ? { ...a, n } : a;
}

export function dayRange(first: DayValue, b: DayValue, score = 0): Made | undefined {
  // "On Monday at 17 until the end of June": a bare number before the end of another month is no day of it.
  if (b.edge && first.open === 'month' && partsOf(first.n).month !== partsOf(b.n).month) return undefined;
  const a = inMonthOf(first, b);
  let end = b.n;
  if (a.open === 'year' && b.open === undefined && b.weekday === undefined) {
    // "26 June to 28 June 2020": the year that was said holds for both.
    const years = partsOf(b.n).year - partsOf(a.n).year;
    const moved = addMonths(a.n, 12 * years);
    return dayRange({ n: moved > b.n ? addMonths(moved, -12) : moved }, b, score);
  }
  // The second day follows the first: "from Friday to Tuesday", "from 28 December to 3 January".
  if (end < a.n && b.weekday !== undefined) end += 7 * Math.ceil((a.n - end) / 7);
  else if (end < a.n && b.open === 'month') end = addMonths(end, 1);
  else if (end < a.n && b.open === 'year') end = addMonths(end, 12);
  else if (b.weekday !== undefined && b.which === 'bare' && end - a.n > 7)
    end -= 7 * Math.floor((end - a.n) / 7);
  return end < a.n ? undefined : value('range', { ...days(a.n, end + 1, 'day'), day: a }, score);
}

/** "from the 13th to the 15th of July": the first day takes the month of the second. */
export function sameMonthBefore(context: Context, d: number, day: DayValue): Made | undefined {
  const { year, month } = partsOf(day.n);
  const first = dateOf(context, d, month, year);
  return first && first.n < day.n
    ? value(
        'range',
        { ...days(first.n, day.n + 1, 'day'), day: { ...first, ...(day.open ? { open: day.open } : {}) } },
        1,
      )
    : undefined;
}

function sameMonthAfter(day: DayValue, d: number): Made | undefined {
  const at = partsOf(day.n);
  let end = dayNumber(at.year, at.month, d);
  if (end <= day.n) end = addMonths(end, 1);
  return d < 1 || d > 31 ? undefined : value('range', { ...days(day.n, end + 1, 'day'), day }, 1);
}

function lasting(context: Context, start: number, d: DurationValue, clockOnly: boolean): IntervalValue {
  const day = Math.floor(start / dayLength);
  const end = d.months
    ? (addMonths(day, d.months) + d.days) * dayLength + (start - day * dayLength) + d.minutes
    : start + durationMinutes(d);
  return {
    start: clockOnly && start < context.moment ? start + dayLength : start,
    end: clockOnly && start < context.moment ? end + dayLength : end,
    grain: 'minute',
    ...(clockOnly ? { clockOnly } : {}),
  };
}

const fromClock = (context: Context, clock: ClockValue, d: DurationValue): Made | undefined =>
  d.latent
    ? undefined
    : value('range', {
        ...lasting(context, context.today * dayLength + clock.minute, d, true),
        startClock: { ...clock, latent: false },
      });

const fromInstant = (context: Context, at: Values['instant'], d: DurationValue): Made | undefined =>
  d.latent
    ? undefined
    : value('range', {
        ...lasting(context, at.day.n * dayLength + at.clock.minute, d, false),
        startClock: at.clock,
        day: at.day,
      });

const fromDay = (context: Context, day: DayValue, d: DurationValue, score = 1): Made | undefined =>
  d.latent || day.latent || d.minutes
    ? undefined
    : value('range', { ...lasting(context, day.n * dayLength, d, false), grain: 'day', day }, score);

export const rangeRules: Rule[] = [
  rule('hours', '@clock $to|$dash @clock', (_, a, b) => (certainEnough(a, b) ? hours(a, b) : undefined)),
  rule('from hour to hour', '$from @clock $to|$dash @clock', (_, a, b) => hours(a, b, 1)),
  rule('between hours', '$between @clock $and|$dash|$to @clock', (_, a, b) => hours(a, b, 1)),
  rule('bare hours and a day', '@clock $to|$dash @clock $sep? $on? @day', (_, a, b, day) => {
    const both = day.latent || day.open === 'year' ? undefined : hoursBetween(a, b);
    return both && hoursOf(day, both);
  }),
  rule('a day and bare hours', '@day $sep? $at? @clock $to|$dash @clock', (_, day, a, b) => {
    const both = day.latent ? undefined : hoursBetween(a, b);
    return both && hoursOf(day, both);
  }),
  rule('a day’s part and bare hours', '@daypart $sep? $at? @clock $to|$dash @clock', (_, part, a, b) => {
    const both = part.part && hoursInPart(part.part, { start: a, end: b });
    return both && part.day ? hoursOf(part.day, both) : undefined;
  }),
  rule('bare hours in a part of day', '@clock $to|$dash @clock $in? @part', (_, a, b, { part }) => {
    const both = hoursInPart(part, { start: a, end: b });
    return both && value('hours', both, 1);
  }),
  rule('hours in a part of day', '@hours $sep? $in? @part', (_, both, { part }) => {
    const read = hoursInPart(part, both);
    return read && value('hours', read, 1);
  }),
  rule('a part of day and hours', '$in? @part $sep? @hours', (_, { part }, both) => {
    const read = hoursInPart(part, both);
    return read && value('hours', read, 1);
  }),
  rule('hours of a day', '@hours $sep? $on? @day', (_, both, day) => hoursOf(day, both)),
  rule('a day, hours', '@day $sep? $at? @hours', (_, day, both) => hoursOf(day, both)),
  rule('a day’s part, hours', '@daypart $sep? @hours', (_, part, both) => {
    const read = part.part && hoursInPart(part.part, both);
    return read && part.day ? hoursOf(part.day, read) : undefined;
  }),
  rule('hours, a day’s part', '@hours $sep? @daypart', (_, both, part) => {
    const read = part.part && hoursInPart(part.part, both);
    return read && part.day ? hoursOf(part.day, read) : undefined;
  }),
  rule('moment to hour', '$from? @instant $to|$dash @clock', (_, a, b) => {
    const both = hoursBetween(a.clock, b);
    return both && hoursOf(a.day, both, 1);
  }),
  rule('between a moment and an hour', '$between @instant $and|$dash @clock', (_, a, b) => {
    const both = hoursBetween(a.clock, b);
    return both && hoursOf(a.day, both, 1);
  }),
  rule('hour to moment', '$from @clock $to|$dash @instant', (context, a, b) => {
    const start = context.today * dayLength + a.minute;
    const end = b.day.n * dayLength + b.clock.minute;
    if (start >= end) return undefined;
    return value('range', {
      start,
      end,
      grain: 'minute',
      startClock: { ...a, latent: false },
      endClock: b.clock,
    });
  }),
  rule('moment to moment', '$from? @instant $to|$dash @instant', (_, a, b) => {
    const start = a.day.n * dayLength + a.clock.minute;
    const end = b.day.n * dayLength + b.clock.minute;
    return start < end
      ? value('range', { start, end, grain: 'minute', day: a.day, startClock: a.clock, endClock: b.clock }, 1)
      : undefined;
  }),
  rule('hour for a length', '$from? @clock $sep? $for @dur', (context, clock, d) =>
    clock.latent ? undefined : fromClock(context, clock, d),
  ),
  rule('from an hour for a length', '$from @clock $sep? $for? @dur', fromClock),
  rule('a length from an hour', '$for? @dur $from @clock', (context, d, clock) =>
    fromClock(context, clock, d),
  ),
  rule('moment for a length', '$from? @instant $sep? $for @dur', fromInstant),
  rule('for a length from a moment', '$for @dur $sep? $from|$at|$on|$starting @instant', (context, d, at) =>
    fromInstant(context, at, d),
  ),
  rule('a length from a moment', '@dur $sep? $from|$at|$on|$starting @instant', (context, d, at) =>
    d.minutes > 0 ? fromInstant(context, at, d) : undefined,
  ),
  rule('day for a length', '$from|$starting @day $sep? $for @dur', fromDay),
  rule('a length from a day', '$for @dur $sep? $from|$starting @day', (context, d, day) =>
    fromDay(context, day, d, 2),
  ),
  rule('day to day', '$from? @day $to|$dash @day', (_, a, b) =>
    a.latent || b.latent ? undefined : dayRange(a, b, 1),
  ),
  // "from 29.11 to 7.12"; "from tomorrow until 29.11".
  rule('day to day with dots', '$from @day $to|$dash @day', (_, a, b) =>
    [a, b].some(isDotted) && [a, b].every((each) => !each.latent || isDotted(each))
      ? dayRange({ ...a, latent: false }, { ...b, latent: false }, 4)
      : undefined,
  ),
  rule('between days', '$between @day $and|$dash @day', (_, a, b) => dayRange(a, b, 1)),
  rule('days of one month', '$from? $the? @ord|num $to|$dash $the? @day', (context, { n }, day) =>
    // "ב-17 עד סוף יוני" begins at an hour, or on a day of its own.
    day.latent || day.edge || (day.open === undefined && day.weekday !== undefined)
      ? undefined
      : sameMonthBefore(context, n, day),
  ),
  rule('days between of one month', '$between $the? @ord|num $and|$dash $the? @day', (context, { n }, day) =>
    sameMonthBefore(context, n, day),
  ),
  rule('day of a month to a number', '$from? @day $to|$dash $the? @ord|num', (_, day, { n }) =>
    day.latent || day.open === undefined || day.weekday !== undefined ? undefined : sameMonthAfter(day, n),
  ),
  rule('day to now', '$from|$between @day|period $to|$and|$dash @moment', (_, a, b) => {
    const day = 'n' in a ? a : undefined;
    let start = 'n' in a ? a.n * dayLength : a.start;
    if (start !== undefined && start > b.at && (day === undefined || day.open === 'year'))
      start = addMonths(start / dayLength, -12) * dayLength;
    return start === undefined || start >= b.at
      ? undefined
      : value('range', { start, end: b.at, grain: 'day' }, 1);
  }),
  rule('now to hour', '$from|$between @moment $to|$and|$dash $at? @clock', (_, a, clock) => {
    let end = Math.floor(a.at / dayLength) * dayLength + clock.minute;
    while (end <= a.at) end += clock.open ? 720 : dayLength;
    return value('range', { start: a.at, end, grain: 'minute', endClock: { ...clock, latent: false } }, 1);
  }),
  rule('now to day', '$from|$between @moment $to|$and|$until|$dash @day', (_, a, day) =>
    day.latent || (day.n + 1) * dayLength <= a.at
      ? undefined
      : value('range', { start: a.at, end: (day.n + 1) * dayLength, grain: 'day' }, 1),
  ),
  rule('now to period', '$from|$between @moment $to|$and|$until|$dash @period', (_, a, of) =>
    of.end === undefined || of.end <= a.at
      ? undefined
      : value('range', { start: a.at, end: of.end, grain: 'day' }, 1),
  ),
  rule('now to moment', '$from|$between @moment $to|$and|$until|$dash @instant', (_, a, b) => {
    const end = b.day.n * dayLength + b.clock.minute;
    return end > a.at
      ? value('range', { start: a.at, end, grain: 'minute', endClock: b.clock }, 1)
      : undefined;
  }),
  rule('period to period', '$from? @period $to|$dash @period', (_, a, b) => periods(a, b)),
  rule('between periods', '$between @period $and|$dash @period', (_, a, b) => periods(a, b)),
  rule('period to day', '$from|$between @period $to|$dash|$and @day', (_, a, b) =>
    a.start !== undefined && !b.latent && (b.n + 1) * dayLength > a.start
      ? value('range', { start: a.start, end: (b.n + 1) * dayLength, grain: 'day' })
      : undefined,
  ),
  rule('day to period', '$from|$between @day $to|$dash|$and @period', (_, a, b) =>
    b.end !== undefined && !a.latent && b.end > a.n * dayLength
      ? value('range', { start: a.n * dayLength, end: b.end, grain: 'day', day: a })
      : undefined,
  ),
];

function periods(a: IntervalValue, b: IntervalValue): Made | undefined {
  if (a.start === undefined || b.end === undefined) return undefined;
  let { end } = b;
  while (end <= a.start) end = addMonths(end / dayLength, 12) * dayLength;
  return value('range', { start: a.start, end, grain: a.grain }, a.latent && b.latent ? 0 : 1);
}
