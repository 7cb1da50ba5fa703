/** Recurrences: what repeats, at what hour, from when, until when, how often, and but for which days. */
import { rule, value } from './chart.ts';
import type { Made, Rule } from './chart.ts';
import { addMonths, dayLength } from './days.ts';
import { code, everyUnit, lasting, weekdayCodes, weekly } from './recurring.ts';
import { durationMinutes, hoursBetween, partHours, withPart } from './resolve.ts';
import type { ClockValue, IntervalValue, RecurValue } from './values.ts';

const recur = (of: RecurValue | undefined, score = 0): Made | undefined =>
  of && value('recur', { ...of, latent: false }, score);
const at = (of: RecurValue, clock: ClockValue) =>
  recur({ ...of, clock: { ...clock, latent: false } }, clock.latent ? 0 : 0.5);

function through(of: RecurValue, interval: IntervalValue): Made | undefined {
  const { start, end, open } = interval;
  if (of.until !== undefined || of.count !== undefined) return undefined;
  // "every day from Sunday to Thursday" names weekdays, not the coming days.
  if (interval.day?.which === 'bare' && start !== undefined && end !== undefined) return undefined;
  if (interval.clockOnly || interval.startClock || interval.endClock) return undefined;
  if (open === 'after' || open === 'since' || open === 'from')
    return start === undefined ? undefined : recur({ ...of, start: Math.floor(start / dayLength) });
  if (end === undefined) return undefined;
  const until = Math.ceil(end / dayLength) - 1;
  return recur({ ...of, until, ...(start === undefined ? {} : { start: Math.floor(start / dayLength) }) });
}

/** "Wednesdays after 7pm": from that hour to midnight, or from midnight until it. */
export function afterHour(
  of: RecurValue,
  { clockOnly, startClock, endClock }: Pick<IntervalValue, 'clockOnly' | 'startClock' | 'endClock'>,
): Made | undefined {
  if (!clockOnly || of.clock || of.endClock) return undefined;
  const edge = (minute: number): ClockValue => ({ minute, open: false, grain: 'hour' });
  // "Every afternoon until 4", "every evening from 8": the hour is of that part, and what is early ends with its part.
  const { part } = of;
  const [first, last] = part ? partHours[part] : [0, dayLength];
  const ofPart = (clock: ClockValue) => (part && withPart(clock, part)) ?? clock;
  const start = startClock ? ofPart(startClock) : edge(first);
  const end = endClock ? ofPart(endClock) : edge(part === 'evening' ? dayLength : last);
  if (end.minute <= start.minute) return undefined;
  return recur({ ...of, clock: start, endClock: end, minutes: end.minute - start.minute }, 1);
}

/** Hours without "from", of days that are told. */
function bareHours(of: RecurValue, a: ClockValue, b: ClockValue): Made | undefined {
  const both = of.byday === undefined && of.freq !== 'DAILY' ? undefined : hoursBetween(a, b);
  return (
    both &&
    recur({ ...of, clock: both.start, endClock: both.end, minutes: both.end.minute - both.start.minute }, 3)
  );
}

export const recurRules: Rule[] = [
  rule('every weekday', '$every $on? @weekday|weekdays', (_, of) =>
    recur(weekly('w' in of ? [of.w] : of.days), 1),
  ),
  rule('every second weekday', '$every $other @weekday|weekdays', (_, of) =>
    recur(weekly('w' in of ? [of.w] : of.days, 2), 1),
  ),
  rule('every nth weekday', '$every @num @weekdays', (_, { n }, { days }) => recur(weekly(days, n))),
  rule('every unit', '$every @unit', (_, { unit }) => recur(everyUnit(unit))),
  rule('every second unit', '$every $other @unit', (_, { unit }) => recur(everyUnit(unit, 2), 1)),
  rule('every n units', '$every @num @unit', (_, { n }, { unit }) => recur(everyUnit(unit, n))),
  rule('every part of day', '$every @part', (_, { part }) =>
    recur({
      freq: 'DAILY',
      interval: 1,
      part,
      ...(part === 'noon' ? { clock: { minute: 720, open: false, grain: 'hour' as const } } : {}),
    }),
  ),
  rule('every second part of day', '$every $other @part', (_, { part }) =>
    recur({ freq: 'DAILY', interval: 2, part }, 1),
  ),
  rule('a repetition’s part of day', '@recur $sep? $in? @part', (_, of, { part }) =>
    of.part || of.clock ? undefined : recur({ ...of, part }, 0.5),
  ),
  rule('a repetition’s hour in its part', '@recur $sep? $at? @clock', (_, of, clock) => {
    const read = of.part && !of.clock ? withPart(clock, of.part) : undefined;
    return read && recur({ ...of, clock: read }, 2);
  }),
  rule('weekdays of a repetition', '@recur $sep? $on? @weekday|weekdays', (_, of, on) => {
    const days = 'w' in on ? [on.w] : on.days;
    if (of.byday || of.bymonthday || (of.freq !== 'WEEKLY' && of.freq !== 'MONTHLY')) return undefined;
    return recur({ ...of, byday: days.map(code) });
  }),
  rule(
    'weekdays from and to',
    '@recur $sep? $from? @weekday|weekdays $to|$dash @weekday|weekdays',
    (_, of, a, b) => {
      if (
        of.byday ||
        of.bymonthday ||
        of.clock ||
        of.interval > 1 ||
        (of.freq !== 'WEEKLY' && of.freq !== 'DAILY')
      )
        return undefined;
      const [from, to] = ['w' in a ? a.w : a.days[0], 'w' in b ? b.w : b.days[0]];
      if (from === undefined || to === undefined) return undefined;
      const list = [from];
      while (list[list.length - 1] !== to) list.push(((list[list.length - 1] ?? 0) + 1) % 7);
      return recur({ ...of, freq: 'WEEKLY', byday: list.map(code) }, 1);
    },
  ),
  rule('a repetition’s further weekday', '@recur $sep? $and? $every? $on? @weekday|weekdays', (_, of, on) => {
    const days = ('w' in on ? [on.w] : on.days).map(code);
    if (of.freq !== 'WEEKLY' || !of.byday || of.clock || of.byday.some((d) => days.includes(d)))
      return undefined;
    return recur({ ...of, byday: [...of.byday, ...days] });
  }),
  rule('a repetition’s hour', '@recur $sep? $at? @clock', (_, of, clock) =>
    of.clock || clock.latent ? undefined : at(of, clock),
  ),
  rule('a repetition at an hour', '@recur $sep? $at @clock', (_, of, clock) =>
    of.clock ? undefined : at(of, clock),
  ),
  rule('an hour, repeated', '@clock $sep? @recur', (_, clock, of) =>
    of.clock || clock.latent ? undefined : at(of, clock),
  ),
  rule('a repetition’s hours', '@recur $sep? $at? @hours', (_, of, { start, end }) =>
    of.clock ? undefined : recur({ ...of, clock: start, endClock: end, minutes: end.minute - start.minute }),
  ),
  rule('a repetition’s bare hours', '@recur $sep? $from? @clock $to|$dash @clock', (_, of, a, b) =>
    of.clock && of.part !== 'noon' ? undefined : bareHours(of, a, b),
  ),
  rule('bare hours, repeated', '@clock $to|$dash @clock $sep? @recur', (_, a, b, of) =>
    of.clock ? undefined : bareHours(of, a, b),
  ),
  rule('hours, repeated', '@hours $sep? @recur', (_, { start, end }, of) =>
    of.clock ? undefined : recur({ ...of, clock: start, endClock: end, minutes: end.minute - start.minute }),
  ),
  rule('a repetition after an hour', '@recur $sep? @open', (_, of, open) => afterHour(of, open)),
  rule('after an hour, repeated', '@open $sep? $on? @recur', (_, open, of) => afterHour(of, open)),
  rule('a repetition, a length', '@recur $sep? @dur', (context, of, d) => {
    if (d.latent) return undefined;
    if (d.months === 0 && d.days === 0 && d.minutes < 720)
      return of.clock && !of.minutes ? recur({ ...of, minutes: durationMinutes(d) }, -0.5) : undefined;
    if (of.count || of.weeks || of.until !== undefined || (d.months === 0 && d.days < 7)) return undefined;
    return recur(lasting(context, of, d, addMonths), -1);
  }),
  rule('a repetition until', '@recur $sep? @open', (_, of, open) => through(of, open)),
  rule('a repetition from and to', '@recur $sep? @range', (_, of, range) =>
    range.startClock ? undefined : through(of, range),
  ),
  rule('within an interval, repeated', '@range $sep? @recur', (_, range, of) =>
    range.startClock ? undefined : through(of, range),
  ),
  rule('from when it repeats', '@open $sep? $on? @recur', (_, open, of) =>
    open.open === 'from' || open.open === 'since' ? through(of, open) : undefined,
  ),
  rule('a repetition within a period', '@recur $sep? $in @period', (_, of, period) =>
    of.bymonth ? undefined : through(of, period),
  ),
  rule('n times', '@recur $sep? $for? @num $times', (_, of, { n }) =>
    of.count || n < 1 || n > 1000 ? undefined : recur({ ...of, count: n }),
  ),
  rule('for a length', '@recur $sep? $for @dur', (context, of, d) => {
    if (of.count || of.weeks || of.until !== undefined) return undefined;
    // "every Sunday for an hour" is its length, "for ten weeks" how long it goes on.
    if (d.months === 0 && d.days === 0 && d.minutes < dayLength)
      return of.minutes ? undefined : recur({ ...of, minutes: durationMinutes(d) });
    return recur(lasting(context, of, d, addMonths), 0.5);
  }),
  rule('except weekdays', '@recur $sep? $except $on? @weekday|weekdays', (_, of, on) => {
    const without = ('w' in on ? [on.w] : on.days).map(code);
    if (of.interval !== 1 || (of.freq === 'WEEKLY' ? !of.byday : of.freq !== 'DAILY')) return undefined;
    const byday = (of.byday ?? [...weekdayCodes]).filter((d) => !without.includes(d));
    return byday.length > 0 ? recur({ ...of, freq: 'WEEKLY', byday }, 2) : undefined;
  }),
  rule('except days', '@recur $sep? $except $on? @day', (_, of, day) =>
    recur({ ...of, except: [...(of.except ?? []), day.n] }, 1),
  ),
  rule('except further days', '@recur $sep? $and $on? @day', (_, of, day) =>
    of.except && !day.weekday ? recur({ ...of, except: [...of.except, day.n] }, 1) : undefined,
  ),
  rule('except a period', '@recur $sep? $except $in? @period', (_, of, period) => {
    if (period.start === undefined || period.end === undefined) return undefined;
    const first = period.start / dayLength;
    const count = period.end / dayLength - first;
    return count > 366
      ? undefined
      : recur(
          {
            ...of,
            except: [...(of.except ?? []), ...Array.from({ length: count }, (_unused, i) => first + i)],
          },
          1,
        );
  }),
];
