/** Intervals with one end: until, by, before, after, since, from (conventions 5: "by" and "until Friday" include Friday, "before" does not). */
import { rule, value } from './chart.ts';
import type { Made, Rule } from './chart.ts';
import { dayLength } from './days.ts';
import { isDotted, withPart } from './resolve.ts';
import type { ClockValue, DayValue, IntervalValue, Values } from './values.ts';

type Open = NonNullable<IntervalValue['open']>;

function ends(open: Open, day: DayValue): Made {
  const whole = { ...day, latent: false };
  const after = open === 'until' || open === 'by' || open === 'after' ? 1 : 0;
  const at = (day.n + after) * dayLength;
  const edge = open === 'since' || open === 'from' || open === 'after' ? { start: at } : { end: at };
  return value('open', { ...edge, grain: 'day', open, day: whole }, isDotted(day) ? 2 : 0);
}

function endsAt(open: Open, { day, clock }: Values['instant']): Made {
  const at = day.n * dayLength + clock.minute;
  const ahead = open === 'since' || open === 'from' || open === 'after';
  // "after five" ends at that midnight.
  if (ahead)
    return value('open', {
      start: at,
      end: (Math.floor(at / dayLength) + 1) * dayLength,
      grain: 'minute',
      open,
      day,
      startClock: clock,
    });
  return value('open', { end: at, grain: 'minute', open, day, endClock: clock });
}

function endsAtHour(open: Open, clock: ClockValue, today: number, moment: number): Made | undefined {
  // "prior to 1000" is a number.
  if (clock.compact && clock.latent && clock.minute % 60 === 0) return undefined;
  const n = today * dayLength + clock.minute < moment ? today + 1 : today;
  const made = endsAt(open, { day: { n }, clock: { ...clock, latent: false } }).value as IntervalValue;
  const { day: _unsaid, ...rest } = made;
  return value('open', { ...rest, clockOnly: true });
}

function endsPeriod(open: Open, of: IntervalValue): Made | undefined {
  const at = open === 'before' || open === 'since' || open === 'from' ? of.start : of.end;
  if (at === undefined) return undefined;
  const ahead = open === 'since' || open === 'from' || open === 'after';
  return value('open', {
    ...(ahead ? { start: at } : { end: at }),
    grain: of.grain,
    open,
    ...(of.day ? { day: of.day } : {}),
  });
}

const words: [string, Open][] = [
  ['$until', 'until'],
  ['$by', 'by'],
  ['$right? $before', 'before'],
  ['$right? $after', 'after'],
  ['$since', 'since'],
  ['$starting', 'from'],
];

export const openRules: Rule[] = [
  ...words.flatMap(([name, open]): Rule[] => [
    rule(`${open} a day`, `${name as '$until'} @day`, (_, day) =>
      day.latent && !isDotted(day) ? undefined : ends(open, day),
    ),
    rule(`${open} a moment`, `${name as '$until'} @instant`, (_, at) => endsAt(open, at)),
    rule(`${open} an hour`, `${name as '$until'} $at? @clock`, (context, clock) =>
      endsAtHour(open, clock, context.today, context.moment),
    ),
    rule(`${open} a period`, `${name as '$until'} @period|daypart`, (_, of) => endsPeriod(open, of)),
    // "from 1 to 8 January" is the interval itself.
    rule(`${open} an interval`, `${name as '$until'} @range`, (_, of) =>
      open === 'since' || open === 'from' ? undefined : endsPeriod(open, of),
    ),
    rule(`${open} an hour of a day`, `@day $sep? ${name as '$until'} $at? @clock`, (_, day, clock) =>
      day.latent ? undefined : endsAt(open, { day, clock: { ...clock, latent: false } }),
    ),
    rule(
      `a day’s part ${open} an hour`,
      `@daypart $sep? ${name as '$until'} $at? @clock`,
      (_, part, clock) => {
        const read = part.part && part.day ? withPart(clock, part.part) : undefined;
        return read && part.day ? endsAt(open, { day: part.day, clock: read }) : undefined;
      },
    ),
    rule(`${open} now`, `${name as '$until'} @moment`, (_, { at }) =>
      endsPeriod(open, { start: at, end: at, grain: 'minute' }),
    ),
    rule(`an hour, ${open}, of a day`, `${name as '$until'} $at? @clock $on? @day`, (_, clock, day) =>
      day.latent ? undefined : endsAt(open, { day, clock: { ...clock, latent: false } }),
    ),
  ]),
  // "Away until after Passover": it is over first.
  rule('until after a day', '$until $after @day', (_, day) =>
    day.latent && !isDotted(day) ? undefined : ends('until', day),
  ),
  rule('until after a period', '$until $after @period', (_, of) => endsPeriod('until', of)),
  rule('from a day on', '$from @day', (_, day) =>
    day.latent && !isDotted(day) ? undefined : ends('from', day),
  ),
  rule('from a moment on', '$from @instant', (_, at) => endsAt('from', at)),
  rule('from a period on', '$from @period', (_, of) => (of.latent ? undefined : endsPeriod('from', of))),
  rule('from an hour on', '$from @clock', (context, clock) =>
    clock.latent ? undefined : endsAtHour('from', clock, context.today, context.moment),
  ),
  rule('a day and later', '@day|instant $orLater', (_, at) =>
    'n' in at ? ends('since', at) : endsAt('since', at),
  ),
  rule('an hour or later', '@clock $orLater', (context, clock) =>
    clock.latent ? undefined : endsAtHour('since', clock, context.today, context.moment),
  ),
];
