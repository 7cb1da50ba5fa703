/**
 * How days, hours, parts, lengths and recurrences join, in any language: these rules name no words, only word classes.
 * Order matters little: a longer span wins, then the higher score.
 */
import { rule, value } from './chart.ts';
import type { Made, Rule } from './chart.ts';
import { dayLength } from './days.ts';
import { besideRules } from './combineBeside.ts';
import { openRules } from './combineOpen.ts';
import { rangeRules } from './combineRanges.ts';
import { recurRules } from './combineRecurring.ts';
import {
  addDurations,
  clockOf,
  duration,
  partHours,
  shift,
  weekdayDay,
  withHalf,
  withPart,
} from './resolve.ts';
import type { ClockValue, DayValue, IntervalValue, Values } from './values.ts';

const said = (clock: ClockValue): ClockValue => ({ ...clock, latent: false });
const saidDay = (day: DayValue): DayValue => ({ ...day, latent: false });

export function instant(day: DayValue, clock: ClockValue | undefined, score = 0): Made | undefined {
  return clock ? value('instant', { day: saidDay(day), clock: said(clock) }, score) : undefined;
}

export function dayPart(day: DayValue, part: Values['part']): Made {
  return value('daypart', {
    start: day.n * dayLength + part.from,
    end: day.n * dayLength + part.to,
    grain: 'part',
    day: saidDay(day),
    part: part.part,
  });
}

/** An hour said beside a part of a certain day: "8 tomorrow morning". */
export function hourInPart(part: IntervalValue, clock: ClockValue): Made | undefined {
  return part.day && part.part ? instant(part.day, withPart(clock, part.part)) : undefined;
}

const basic: Rule[] = [
  rule('weekday', '@weekday', (context, { w }) => value('day', weekdayDay(context, w))),
  rule('bare hour', '@num', (_, { n, digits }) => {
    const clock =
      Number.isInteger(n) && n <= 24 && (digits?.length ?? 0) <= 2 ? clockOf(n, 0, digits) : undefined;
    return clock && value('clock', { ...clock, latent: true }, -1);
  }),
  rule('at an hour', '$at @clock', (_, clock) => value('clock', said(clock), clock.latent ? 1 : 0.5)),
  rule('hour am/pm', '@clock @half', (_, clock, { pm }) => {
    const read = withHalf(clock, pm);
    return read && value('clock', read, 1);
  }),
  rule('hour in part of day', '@clock $sep? $in? @part', (_, clock, { part }) => {
    const read = withPart(clock, part);
    return read && value('clock', read, 1);
  }),
  rule('part of day, hour', '$in? @part $sep? $at? @clock', (_, { part }, clock) => {
    const read = withPart(clock, part);
    return read && value('clock', read, 1);
  }),
  rule('on a day', '$on @day', (_, day) => value('day', day)),
  rule('day, part of day', '@day $sep? $in? @part', (_, day, part) =>
    day.latent ? undefined : dayPart(day, part),
  ),
  rule('part of day, day', '$in? @part $sep? $of? $on? @day', (_, part, day) =>
    day.latent ? undefined : dayPart(day, part),
  ),
  rule('day and hour', '@day $sep? $at? @clock', (_, day, clock) =>
    clock.latent || day.latent ? undefined : instant(day, clock),
  ),
  rule('day at an hour', '@day $sep? $at @clock', (_, day, clock) => instant(day, clock, 1)),
  rule('day, bare hour', '@day @clock', (_, day, clock) =>
    clock.latent && !day.latent && day.open !== 'year' ? instant(day, clock, -2) : undefined,
  ),
  rule('hour, day', '@clock $sep? $on? @day', (_, clock, day) =>
    clock.latent || day.latent ? undefined : instant(day, clock),
  ),
  rule('hour on a day', '@clock $sep? $on @day', (_, clock, day) => instant(day, clock)),
  rule('day’s part and hour', '@daypart $sep? $at? @clock', (_, part, clock) => hourInPart(part, clock)),
  rule('hour in a day’s part', '@clock $sep? $in? @daypart', (_, clock, part) => hourInPart(part, clock)),
  rule('instant’s part of day', '@instant $sep? $in? @part', (_, { day, clock }, { part }) =>
    instant(day, withPart(clock, part)),
  ),
];

const lengths: Rule[] = [
  rule('a length', '@num @unit', (_, { n }, { unit }) =>
    n <= 0 || n > 100000 ? undefined : value('dur', duration(n, unit)),
  ),
  rule('lengths together', '@dur ,? $and? @dur', (_, a, b) => {
    // Only seconds are of the grain of what they follow, for they are parts of a minute.
    const isPart = b.minutes > 0 && b.minutes < 1;
    if (a.latent || b.latent || b.led || (a.grain === b.grain && !isPart)) return undefined;
    return value('dur', addDurations(a, b), 0.5);
  }),
  rule('in a length', '$inTime @dur', (context, d) => shift(context, d, 1)),
  rule('a length ago', '@dur $ago', (context, d) => shift(context, d, -1)),
  rule('a length ago', '$agoBefore @dur', (context, d) => shift(context, d, -1)),
  rule('a length from now', '@dur $later', (context, d) => shift(context, d, 1)),
  rule('a moment’s hour', '@moment $at @clock', (_, { at }, clock) =>
    instant({ n: Math.floor(at / dayLength) }, clock),
  ),
  rule('within a length', '$within @dur', (context, d) => {
    const at = shift(context, d, 1);
    if (d.latent || (at.cat !== 'day' && at.cat !== 'moment')) return undefined;
    const end = at.cat === 'day' ? at.value.n * dayLength : at.value.at;
    return value('range', { start: context.moment, end, grain: at.cat === 'day' ? 'day' : 'minute' }, 1);
  }),
];

export const partValue = (part: Values['part']['part'], from?: number, to?: number): Values['part'] => ({
  part,
  from: from ?? partHours[part][0],
  to: to ?? partHours[part][1],
});

export const combineRules: Rule[] = [
  ...basic,
  ...lengths,
  ...besideRules,
  ...rangeRules,
  ...openRules,
  ...recurRules,
];
