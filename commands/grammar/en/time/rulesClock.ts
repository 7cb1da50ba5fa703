/** Hours in English. */
import { rule, value } from '../../time/chart.ts';
import type { Made, Rule } from '../../time/chart.ts';
import { dayPart, hourInPart, instant } from '../../time/combine.ts';
import { clockOf, hoursBetween, relativeDay, withHalf, withPart } from '../../time/resolve.ts';
import type { ClockValue, IntervalValue, Values } from '../../time/values.ts';

const clock = (of: ClockValue | undefined, score = 0): Made | undefined => of && value('clock', of, score);
const latent = (of: ClockValue | undefined, score = -1): Made | undefined =>
  of && value('clock', { ...of, latent: true }, score);

/** Minutes beside a named hour: the hour that was named decides whether it is morning or afternoon. */
function moved(of: ClockValue, by: number, score = 2): Made | undefined {
  if (of.minute % 60 !== 0 && by < 0 && of.minute % 60 < 15) return undefined;
  const minute = of.minute + by;
  return minute < 0 ? undefined : clock({ ...of, minute, grain: 'minute', latent: false }, score);
}

const spoken = (n: { n: number; digits?: string }) => Number.isInteger(n.n) && n.n > 0 && n.n < 60;
const evening: Values['part'] = { part: 'night', from: 18 * 60, to: 24 * 60 };

export const clockRules: Rule[] = [
  rule('noon', '12|twelve? noon|midday|noontime|noonish', () =>
    clock({ minute: 720, open: false, grain: 'hour', part: 'noon' }),
  ),
  rule('mid day', 'mid -? day', () => clock({ minute: 720, open: false, grain: 'hour', part: 'noon' })),
  rule('midnight', '12|twelve? midnight', () =>
    clock({ minute: 1440, open: false, grain: 'hour', part: 'night' }),
  ),
  rule('mid night', 'mid -? night', () => clock({ minute: 1440, open: false, grain: 'hour', part: 'night' })),
  rule('mid morning', 'mid|middle -? of? the? morning', () =>
    clock({ minute: 600, open: false, grain: 'hour', part: 'morning' }, 1),
  ),
  rule('mid afternoon', 'mid|middle -? of? the? afternoon', () =>
    clock({ minute: 840, open: false, grain: 'hour', part: 'afternoon' }, 1),
  ),
  rule("o'clock", "@clock o'clock|oclock|o`clock|o,clock", (_, of) =>
    of.grain === 'hour' ? clock({ ...of, latent: false }, 1) : undefined,
  ),
  rule("o' clock", "@clock o '? clock", (_, of) =>
    of.grain === 'hour' ? clock({ ...of, latent: false }, 1) : undefined,
  ),
  rule("hour and minutes o'clock", "@clock o'clock|oclock", (_, of) =>
    of.grain === 'minute' ? clock({ ...of, latent: false }, 1) : undefined,
  ),
  rule('hour and minutes', '@num @num', (_, h, m) => {
    if (!Number.isInteger(h.n) || !Number.isInteger(m.n) || (m.digits !== undefined && m.digits.length !== 2))
      return undefined;
    if (h.digits !== undefined && (h.digits.length > 2 || m.digits === undefined)) return undefined;
    const of = m.n === 0 && m.digits === undefined ? undefined : clockOf(h.n, m.n, h.digits);
    // "five thirty", in words, is an hour; "5 30" may be two numbers.
    const isSpoken =
      h.digits === undefined && m.digits === undefined && m.n >= 10 && m.n % 5 === 0 && h.n < 13;
    return isSpoken && of
      ? clock({ ...of, grain: 'minute', latent: false }, -0.5)
      : latent(of && { ...of, grain: 'minute' });
  }),
  rule('hour oh minutes', '@num oh|o @num', (_, h, m) =>
    m.n > 0 && m.n < 10 ? latent(clockOf(h.n, m.n)) : undefined,
  ),
  rule('compact hour', '@num', (_, { n, digits }) => {
    if (!digits || digits.length < 3 || digits.length > 4 || !/^\d+$/.test(digits)) return undefined;
    // A year, unless "at" says otherwise.
    if (n > 1989 && n < 2040) return undefined;
    const of = clockOf(Math.floor(n / 100), n % 100, digits);
    return latent(of && { ...of, grain: 'minute', compact: true }, -2);
  }),
  rule('at a compact hour', 'at|@ @num', (_, { n, digits }) => {
    const of = digits?.length === 4 ? clockOf(Math.floor(n / 100), n % 100, digits) : undefined;
    return of && clock({ ...of, grain: 'minute' });
  }),
  rule('day, about an hour', '@day ,? around|about|for|by|approx @clock', (_, day, of) =>
    day.latent ? undefined : instant(day, of),
  ),
  rule('part of a day, about an hour', '@daypart ,? around|about|for|by|approx @clock', (_, part, of) =>
    hourInPart(part, of),
  ),
  rule('hour h', '@num ~h|hrs', (_, { n, digits }) =>
    digits && digits.length < 3 ? latent(clockOf(n, 0, digits)) : undefined,
  ),
  rule('hour h minutes', '@num ~h ~@num', (_, h, m) => {
    const of = h.digits && m.digits?.length === 2 ? clockOf(h.n, m.n, h.digits) : undefined;
    return of && clock({ ...of, grain: 'minute' });
  }),
  rule('hour a or p', '@clock ~a|p', (_, of) => {
    const read = withHalf(of, false);
    return of.latent ? latent(read) : clock(read);
  }),
  rule('hour a or p, a day', '@clock ~a|p $sep? $on? @day', (_, of, day) => {
    const read = withHalf(of, false);
    return read && !day.latent ? instant(day, { ...read, latent: false }) : undefined;
  }),
  rule('a day, hour a or p', '@day $sep? @clock ~a|p', (_, day, of) => {
    const read = withHalf(of, false);
    return read && !day.latent ? instant(day, { ...read, latent: false }) : undefined;
  }),
  rule('hour p', '@clock ~p .?', (_, of) => {
    const read = withHalf(of, true);
    return of.latent ? latent(read) : clock(read, 1);
  }),
  rule('hour a', '@clock ~a .', (_, of) => {
    const read = withHalf(of, false);
    return of.latent ? latent(read) : clock(read, 1);
  }),
  rule('hour.am', '@clock . @half', (_, of, { pm }) => clock(withHalf(of, pm), 1)),
  rule('hour ish', '@clock -? ish', (_, of) => clock({ ...of, latent: false })),
  rule('half past', 'half -? past|after @clock', (_, of) => moved(of, 30)),
  rule('half an hour’s name', 'half @clock', (_, of) =>
    of.grain === 'hour' && of.latent ? latent({ ...of, minute: of.minute + 30, grain: 'minute' }) : undefined,
  ),
  rule('half an hour’s name, spoken', 'half @num', (_, { n, digits }) => {
    const of = digits === undefined && n < 13 ? clockOf(n, 30) : undefined;
    return of && clock({ ...of, grain: 'minute' });
  }),
  rule('quarter past', 'a? quarter past|after @clock', (_, of) => moved(of, 15)),
  rule('quarter to', 'a? quarter to|before|till|til|of @clock', (_, of) => moved(of, -15)),
  rule('minutes past', '@num past @clock', (_, n, of) => (spoken(n) ? moved(of, n.n) : undefined)),
  rule('minutes past, said', '@num minutes|minute|mins|min past|after @clock', (_, n, of) =>
    spoken(n) ? moved(of, n.n) : undefined,
  ),
  rule('minutes to, said', '@num minutes|minute|mins|min to|before|till|til|of @clock', (_, n, of) =>
    spoken(n) ? moved(of, -n.n) : undefined,
  ),
  rule('minutes to', '@num to|till @clock', (_, n, of) => {
    if (!spoken(n) || n.n % 5 !== 0 || n.n > 29 || of.grain !== 'hour') return undefined;
    // "10 to 5" may be hours; "ten to five", "10 to noon" and "20 to 9" are not.
    if (of.part === 'noon' || of.part === 'night') return moved(of, -n.n);
    return n.digits === undefined
      ? // "Twenty five to eight" begins at no hour: twenty is not spoken of as one.
        moved(of, -n.n, n.n > 19 ? 2 : -1)
      : n.n > 19
        ? latent(moved(of, -n.n)?.value as ClockValue | undefined)
        : undefined;
  }),
  rule('after an hour and before another', '$after @clock and|but $before @clock', (_, a, b) => {
    const both = hoursBetween(a, b);
    return both && value('hours', both, 1);
  }),
  rule('at minutes to', 'at|@ @num to|till @clock', (_, n, of) =>
    spoken(n) && n.n % 5 === 0 && of.grain === 'hour' && n.n < 30 ? moved(of, -n.n, 2) : undefined,
  ),
  rule('set for an hour', 'for @clock', (_, of) =>
    of.latent && of.grain === 'minute' && !of.compact ? clock({ ...of, latent: false }, -1) : undefined,
  ),
  rule('approximate compact hour', 'approximately|approx|about|around @clock', (_, of) =>
    of.latent ? (of.grain === 'minute' ? clock({ ...of, latent: false }, -1) : undefined) : clock(of),
  ),
  rule('tonight', 'tonight|tonite|2nite', (context) => dayPart(relativeDay(context, 0), evening)),
  rule('last night', 'last|yesterday night|nite', (context) => dayPart(relativeDay(context, -1), evening)),
  rule('tomorrow night', '@day night|nite', (_, day) => (day.latent ? undefined : dayPart(day, evening))),
  rule('late tonight', 'late|later tonight', (context) =>
    dayPart(relativeDay(context, 0), { part: 'night', from: 21 * 60, to: 24 * 60 }),
  ),
  rule('this part of day', 'this|todays|today @part', (context, part) =>
    dayPart(relativeDay(context, 0), part),
  ),
  rule('late this part', 'late|later this @part', (context, { part, from, to }) =>
    dayPart(relativeDay(context, 0), { part, from: (from + to) >> 1, to }),
  ),
  rule('early this part', 'early|earlier this @part', (context, { part, from, to }) =>
    dayPart(relativeDay(context, 0), { part, from, to: (from + to) >> 1 }),
  ),
  rule('late in a day’s part', 'late|later @daypart', (_, of) => halfOf(of, 'late')),
  rule('early in a day’s part', 'early|earlier @daypart', (_, of) => halfOf(of, 'early')),
  rule('sharp', '@clock sharp|exactly|prompt|promptly', (_, of) => clock({ ...of, latent: false })),
  rule('on the dot', '@clock on the dot', (_, of) => clock({ ...of, latent: false })),
  rule('about an hour of a day', 'around|about|approx @clock $sep? $on? @day', (_, of, day) =>
    day.latent ? undefined : instant(day, of),
  ),
  rule('next part of day', 'next @part', (context, part) => dayPart(relativeDay(context, 1), part)),
  rule('last part of day', 'last|past @part', (context, part) =>
    part.part === 'night' ? undefined : dayPart(relativeDay(context, -1), part),
  ),
  rule('in a part of day', 'in|during the? @part', (_, of) => partAlone(of)),
  rule('the part of day', 'the|my @part', (_, of) => partAlone(of)),
  rule('at a part of day', 'at @part', (_, of) => partAlone(of)),
  rule('narrowed part of day', 'early|late -? @part', (_, of) => partAlone(of)),
  rule('part, am/pm', '@hours @part', (_, hours, { part }) => {
    const start = withPart(hours.start, part);
    return start && value('hours', { ...hours, start });
  }),
];

function halfOf(of: IntervalValue, which: 'early' | 'late'): Made | undefined {
  if (of.start === undefined || of.end === undefined) return undefined;
  const middle = (of.start + of.end) / 2;
  return value('daypart', which === 'early' ? { ...of, end: middle } : { ...of, start: middle }, 1);
}

/** A part of the day without a day: its hours, on whichever day. */
function partAlone({ from, to }: Values['part']): Made {
  const at = (minute: number): ClockValue => ({ minute, open: false, grain: 'hour' });
  return value('hours', { start: at(from), end: at(to) }, -1);
}
