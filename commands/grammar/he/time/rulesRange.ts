/** Intervals where Hebrew says ל between the ends, ends of parts of days, and bare hours with a hyphen. */
import { rule, value } from '../../time/chart.ts';
import type { Made, Rule } from '../../time/chart.ts';
import { dayRange, sameMonthBefore } from '../../time/combineRanges.ts';
import { dayLength } from '../../time/days.ts';
import { dayOfMonth, hoursBetween } from '../../time/resolve.ts';
import type { ClockValue } from '../../time/values.ts';

function hours(a: ClockValue, b: ClockValue, score = 1): Made | undefined {
  const both = hoursBetween(a, b);
  if (!both) return undefined;
  return value(
    'hours',
    { start: { ...both.start, latent: false }, end: { ...both.end, latent: false } },
    score,
  );
}

/** "Two at night" is of the day after: what begins then lasts until that day is over. */
const endOfDay = (start: number): number => (Math.floor(start / dayLength) + 1) * dayLength;

export const rangeRules: Rule[] = [
  rule('between hours', '$between $the? @clock $lamed @clock', (_, a, b) => hours(a, b)),
  rule('from hour to hour', '$from @clock $lamed @clock', (_, a, b) => hours(a, b, 0)),
  rule('bare hours', '@num $dash|$to @num', (_, a, b) => {
    if ((a.digits === undefined) !== (b.digits === undefined) || a.n > 24 || b.n > 24) return undefined;
    const clock = (n: number): ClockValue => ({
      minute: (n < 8 ? n + 12 : n) * 60,
      open: n <= 12,
      grain: 'hour',
    });
    const read = hoursBetween(clock(a.n), clock(b.n));
    return read && read.end.minute <= dayLength ? hours(clock(a.n), clock(b.n), -2) : undefined;
  }),
  rule('between days', '$between $the? @day $lamed $the? @day', (_, a, b) =>
    a.latent || b.latent ? undefined : dayRange(a, b, 1),
  ),
  rule('days between of one month', '$between $the? @num $lamed $the? @day', (context, { n }, day) =>
    sameMonthBefore(context, n, day),
  ),
  // "מה-19 ל-26 במרץ"
  rule('days of one month', '$from $the? @num $lamed $the? @day', (context, { n }, day) =>
    day.latent || day.open !== 'year' || day.weekday !== undefined
      ? undefined
      : sameMonthBefore(context, n, day),
  ),
  // "בין ה-15 ל-18": with the article they are days, where no hour before noon could be meant.
  rule('between the nths', '$between|$from ה+ @num $lamed $the? @num', (context, a, b) => {
    const [first, last] = [a, b].map(({ n, digits }) =>
      digits !== undefined && digits.length < 3 ? dayOfMonth(context, n) : undefined,
    );
    return first && last && b.n > 12 ? dayRange(first, last, 3) : undefined;
  }),
  rule('between periods', '$between @period $lamed @period', (_, a, b) =>
    a.start === undefined || b.end === undefined || b.end <= a.start
      ? undefined
      : value('range', { start: a.start, end: b.end, grain: a.grain }, 1),
  ),
  // מאי is a name too: alone it is no month, "ממאי" begins with it as "במאי" lies in it.
  rule('to May', '$lamed @period', (_, of) =>
    of.latent ? value('range', { ...of, latent: false }) : undefined,
  ),
  rule('from May on', '$from @period', (_, of) =>
    of.latent ? value('open', { start: of.start, grain: of.grain, open: 'from' }) : undefined,
  ),
  // "מה-1.1": the article stands before a date in figures too.
  rule('from the date on', '$from ה+ @day', (_, of) =>
    of.latent || of.open !== 'year' || of.weekday !== undefined
      ? undefined
      : value('open', { start: of.n * dayLength, grain: 'day', open: 'from', day: of }),
  ),
  // "מה-23", "החל מה-23": with the article it is a day, where no hour before noon could be meant.
  rule('from the nth on', '$from|$starting @num', (context, { n, digits }) => {
    const day = digits?.length === 2 && n > 12 ? dayOfMonth(context, n) : undefined;
    return day && value('open', { start: day.n * dayLength, grain: 'day', open: 'from', day }, 1);
  }),
  rule('from a part on', '$from @daypart', (_, of) =>
    of.start === undefined ? undefined : value('open', { start: of.start, grain: of.grain, open: 'from' }),
  ),
  rule('after an hour of a day', '@day $sep? $from|$starting @clock $orLater?', (_, day, clock) => {
    if (day.latent) return undefined;
    const start = day.n * dayLength + clock.minute;
    return value('open', {
      start,
      end: endOfDay(start),
      grain: 'minute',
      open: 'from',
      day,
      startClock: { ...clock, latent: false },
    });
  }),
  rule('a day and later', '$from @day $orLater', (_, day) =>
    value(
      'open',
      { start: day.n * dayLength, grain: 'day', open: 'since', day: { ...day, latent: false } },
      1,
    ),
  ),
  rule('an hour and later', '$from @clock $orLater', (context, clock) => {
    const start = context.today * dayLength + clock.minute;
    return value('open', {
      start,
      end: endOfDay(start),
      grain: 'minute',
      open: 'since',
      clockOnly: true,
      startClock: { ...clock, latent: false },
    });
  }),
];
