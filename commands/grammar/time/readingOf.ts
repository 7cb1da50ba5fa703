/** A finished value as a reading: the contract of readings.ts. */
import type { Context, Node } from './chart.ts';
import { dayLength, writeClock, writeDay, writeWall } from './days.ts';
import type { ClockRef, DayRef, TimeReading } from './readings.ts';
import { durationMinutes, hoursBetween } from './resolve.ts';
import { ruleText } from './recurring.ts';
import type { ClockValue, DayValue, IntervalValue, Values } from './values.ts';

type At = { from: number; to: number; text: string };

function dayRef(day: DayValue): DayRef {
  const { n, weekday, which, open, beside, apart, other } = day;
  return {
    date: writeDay(n),
    ...(weekday === undefined ? {} : { weekday }),
    ...(which ? { which } : {}),
    ...(open ? { open } : {}),
    ...(beside ? { beside } : {}),
    ...(apart ? { apart } : {}),
    ...(other === undefined ? {} : { other: writeDay(other) }),
  };
}

function clockRef(clock: ClockValue): ClockRef {
  return { minute: clock.minute % dayLength, open: clock.open, ...(clock.part ? { part: clock.part } : {}) };
}

function interval(at: At & { rule: string; score: number }, value: IntervalValue): TimeReading {
  const { start, end, grain, clockOnly, open, startClock, endClock, day } = value;
  return {
    ...at,
    kind: 'interval',
    grain,
    ...(start === undefined ? {} : { start: writeWall(start) }),
    ...(end === undefined ? {} : { end: writeWall(end) }),
    ...(clockOnly ? { clockOnly } : {}),
    ...(open ? { open } : {}),
    ...(startClock ? { startClock: clockRef(startClock) } : {}),
    ...(endClock ? { endClock: clockRef(endClock) } : {}),
    ...(day ? { day: dayRef(day) } : {}),
  };
}

/** Hours without a day, on the coming day (convention 7). */
function hoursOnDay(context: Context, hours: Values['hours'], day?: DayValue): IntervalValue {
  const both = hoursBetween(hours.start, hours.end) ?? hours;
  let n = day?.n ?? context.today;
  if (!day && n * dayLength + both.start.minute < context.moment) n += 1;
  return {
    start: n * dayLength + both.start.minute,
    end: n * dayLength + both.end.minute,
    grain: both.start.grain === 'hour' && both.end.grain === 'hour' ? 'hour' : 'minute',
    startClock: both.start,
    endClock: both.end,
    ...(day ? { day } : { clockOnly: true }),
  };
}

const weeksOf = (count: number, { weekStart }: Context) => ({
  unit: 'week' as const,
  count,
  ...(weekStart === 0 ? {} : { weekStart }),
});

export function readingOf(node: Node, context: Context, span: At): TimeReading | undefined {
  const at = { ...span, rule: node.rule, score: node.score };
  const cat = node.cat.slice(1) as keyof Values;
  if ((node.value as { latent?: boolean } | undefined)?.latent) return undefined;
  switch (cat) {
    case 'day': {
      const day = node.value as DayValue;
      return { ...at, kind: 'date', grain: 'day', start: writeDay(day.n), day: dayRef(day) };
    }
    case 'clock': {
      const clock = node.value as ClockValue;
      return {
        ...at,
        kind: 'time',
        grain: clock.grain,
        start: writeClock(clock.minute),
        clock: clockRef(clock),
      };
    }
    case 'instant': {
      const { day, clock } = node.value as Values['instant'];
      const late = Math.floor(clock.minute / dayLength);
      const start = writeWall(day.n * dayLength + clock.minute);
      return {
        ...at,
        kind: 'instant',
        grain: clock.grain,
        start,
        day: dayRef({ ...day, n: day.n + late }),
        clock: clockRef(clock),
      };
    }
    case 'moment': {
      const moment = Math.floor((node.value as Values['moment']).at);
      const n = Math.floor(moment / dayLength);
      const clock: ClockRef = { minute: moment - n * dayLength, open: false };
      return {
        ...at,
        kind: 'instant',
        grain: 'minute',
        start: writeWall(moment),
        day: { date: writeDay(n) },
        clock,
      };
    }
    case 'hours':
      return interval(at, hoursOnDay(context, node.value as Values['hours']));
    case 'period':
    case 'daypart':
    case 'range':
    case 'open':
      return interval(at, node.value as IntervalValue);
    case 'dur': {
      const d = node.value as Values['dur'];
      const reading: TimeReading = { ...at, kind: 'duration', grain: d.grain, minutes: durationMinutes(d) };
      if (d.minutes !== 0 || !Number.isInteger(d.days) || (d.months > 0 && d.days > 0)) return reading;
      const count = d.months > 0 ? d.months : d.days;
      if (d.months > 0)
        return {
          ...reading,
          calendar: d.months % 12 === 0 ? { unit: 'year', count: count / 12 } : { unit: 'month', count },
        };
      return {
        ...reading,
        calendar: d.grain === 'week' ? weeksOf(count / 7, context) : { unit: 'day', count },
      };
    }
    case 'recur': {
      const r = node.value as Values['recur'];
      return {
        ...at,
        kind: 'recurrence',
        grain:
          r.freq === 'DAILY'
            ? 'day'
            : r.freq === 'WEEKLY'
              ? 'week'
              : r.freq === 'MONTHLY'
                ? 'month'
                : r.freq === 'YEARLY'
                  ? 'year'
                  : 'hour',
        rrule: ruleText(r),
        ...(r.start === undefined
          ? {}
          : { start: r.clock ? writeWall(r.start * dayLength + r.clock.minute) : writeDay(r.start) }),
        ...(r.clock ? { clock: clockRef(r.clock) } : {}),
        ...(r.endClock ? { endClock: clockRef(r.endClock) } : {}),
        ...(r.minutes === undefined ? {} : { minutes: r.minutes }),
        ...(r.part ? { part: r.part } : {}),
        ...(r.byday?.every((d) => d.length === 2)
          ? { weekdays: r.byday.map((d) => weekdayCodes.indexOf(d)) }
          : {}),
        ...(r.except ? { except: r.except.map(writeDay) } : {}),
      };
    }
    default:
      return undefined;
  }
}

const weekdayCodes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
