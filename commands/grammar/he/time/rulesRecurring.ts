/** Recurrences in Hebrew: every Tuesday, on Sundays and Wednesdays, once in two weeks, a week yes and a week no, the 15th of each month. */
import { rule, value } from '../../time/chart.ts';
import type { Made, Rule } from '../../time/chart.ts';
import { afterHour } from '../../time/combineRecurring.ts';
import { code, everyUnit, weekly, weekdayCodes } from '../../time/recurring.ts';
import type { ClockValue, DurationValue, RecurValue, Values } from '../../time/values.ts';

const recur = (of: RecurValue | undefined, score = 0): Made | undefined => of && value('recur', of, score);
const weekdays = (list: number[], score = 0): Made =>
  value('weekdays', { days: [...new Set(list)].sort((a, b) => a - b) }, score);
const at = (of: RecurValue, clock: ClockValue | undefined): RecurValue =>
  clock ? { ...of, clock: { ...clock, latent: false } } : of;

function everyLength(d: DurationValue): RecurValue | undefined {
  if (d.minutes !== 0) return d.months || d.days ? undefined : everyUnit('hour', d.minutes / 60);
  if (d.months > 0)
    return d.days
      ? undefined
      : d.months % 12 === 0
        ? everyUnit('year', d.months / 12)
        : everyUnit('month', d.months);
  return d.grain === 'week' ? everyUnit('week', d.days / 7) : everyUnit('day', d.days);
}

function through(from: number, to: number): number[] {
  const list: number[] = [];
  for (let w = from; ; w = (w + 1) % 7) {
    list.push(w);
    if (w === to || list.length > 6) return list;
  }
}

/** "Every Monday, once in two weeks": what is said of one repetition and what of the other. */
function merged(a: RecurValue, b: RecurValue): Made | undefined {
  if (
    a.freq !== 'WEEKLY' ||
    b.freq !== 'WEEKLY' ||
    (a.byday && b.byday) ||
    (a.interval > 1 && b.interval > 1)
  )
    return undefined;
  if (a.clock && b.clock) return undefined;
  return recur(
    { ...a, ...b, interval: Math.max(a.interval, b.interval), ...(a.byday ? { byday: a.byday } : {}) },
    1,
  );
}

function without(of: RecurValue, off: number[]): Made | undefined {
  if (of.freq !== 'DAILY' || of.interval !== 1) return undefined;
  return recur({ ...of, freq: 'WEEKLY', byday: weekdayCodes.filter((_, w) => !off.includes(w)) }, 2);
}

const monthly = (of: Partial<RecurValue>): Made | undefined =>
  recur({ freq: 'MONTHLY', interval: 1, ...of }, 2);
const dayInMonth = (n: number, score = 2): Made | undefined =>
  Number.isInteger(n) && n >= 1 && n <= 31
    ? recur({ freq: 'MONTHLY', interval: 1, bymonthday: [n] }, score)
    : undefined;
const bareWeek = (of: RecurValue): boolean => of.freq === 'WEEKLY' && !of.byday;

const eachDay = (a: { w: number }, b: { w: number }, { start, end }: Values['hours']): Made | undefined =>
  recur({ ...weekly(through(a.w, b.w)), clock: start, endClock: end, minutes: end.minute - start.minute }, 1);

export const recurringRules: Rule[] = [
  rule('on weekdays', '$on? $daysWord @weekday|letter', (_, { w }) => weekdays([w])),
  rule('on weekdays', '$on? $daysWord @weekday|letter $dash|$to @weekday|letter', (_, a, b) =>
    weekdays(through(a.w, b.w), 1),
  ),
  rule('lettered days from to', '$on? @letter $dash|$to @letter', (_, a, b) =>
    a.marked && b.marked ? weekdays(through(a.w, b.w), 1) : undefined,
  ),
  rule('lettered days and hours', '@letter $dash @letter @hours', (_, a, b, hours) => eachDay(a, b, hours)),
  // "ראשון עד חמישי 14 עד 20", "מראשון עד חמישי מ-14 עד 20"
  rule('days from to and hours', '$from? @weekday $dash|$to @weekday $sep? $from? @hours', (_, a, b, hours) =>
    eachDay(a, b, hours),
  ),
  rule('every lettered day', '$every @letter', (_, { w, marked }) => (marked ? weekdays([w]) : undefined)),
  rule('every day from to', '$every @weekday|letter $dash|$to @weekday|letter', (_, a, b) =>
    weekdays(through(a.w, b.w), 2),
  ),
  rule('and another weekday', '@weekdays $sep? $and? $on? @weekday|letter', (_, { days }, { w }) =>
    days.includes(w) ? undefined : weekdays([...days, w], 1),
  ),
  rule('and another lettered day', '@recur $and $every? @letter', (_, of, { w }) =>
    of.freq === 'WEEKLY' && of.byday && !of.clock
      ? recur({ ...of, byday: [...of.byday, code(w)] }, 1)
      : undefined,
  ),
  rule('and another lettered day', '@recur $sep $and? $every? @letter', (_, of, { w, marked }) =>
    marked && of.freq === 'WEEKLY' && of.byday && !of.clock
      ? recur({ ...of, byday: [...of.byday, code(w)] }, 1)
      : undefined,
  ),
  rule('every saturday night', '$every מוצ"ש|מוצש', () => recur(weekly([6]), 2)),
  rule('times a unit', 'פעמיים $in|$lamed @unit', (_, { unit }) => recur(everyUnit(unit), 1)),
  rule('times a unit', '@num|cardinal פעמים $in|$lamed @unit', (_, _n, { unit }) =>
    recur(everyUnit(unit), 1),
  ),
  rule('weekdays', '@weekdays', (_, { days }) => recur(weekly(days))),
  rule('school days', 'ימי|בימי|ימות|בימות חול|השבוע', () => recur(weekly([0, 1, 2, 3, 4]), 1)),
  rule('daily', 'יומיומי|יומיומית', () => recur(everyUnit('day'))),
  rule('day by day', 'יום $dash? יום', () => recur(everyUnit('day'), 1)),
  rule('weekly', 'שבועי|שבועית', () => recur(everyUnit('week'))),
  // "שני ימי ראשון הקרובים"
  rule('the next n weekdays', '@num|cardinal $on? ימי @weekday הקרובים|הבאים', (_, { n }, { w }) =>
    recur({ ...weekly([w]), count: n }, 4),
  ),
  rule('fortnightly', '$lamed? דו $dash? שבועי|שבועית', () => recur(everyUnit('week', 2), 1)),
  rule('week on, week off', 'שבוע כן $sep? ושבוע|שבוע לא', () => recur(everyUnit('week', 2), 2)),
  rule('day on, day off', 'יום כן $sep? ויום|יום לא', () => recur(everyUnit('day', 2), 2)),
  rule('weekday on, weekday off', '$on? @weekday כן $sep? $and? $on? @weekday לא', (_, a, b) =>
    a.w === b.w ? recur({ ...weekly([a.w]), interval: 2 }, 4) : undefined,
  ),
  // "כל רביעי שני" counts; "כל ראשון שני" is two days.
  rule('every second weekday', '$every @weekday שני', (_, { w }) =>
    w > 1 ? recur({ ...weekly([w]), interval: 2 }, 3) : undefined,
  ),
  rule('every second week', '$every שבוע שני', () => recur(everyUnit('week', 2), 2)),
  rule('every length', '$every @dur', (_, d) => recur(everyLength(d), 1)),
  rule('once in a length', '$once @dur', (_, d) => recur(everyLength(d), 2)),
  rule('joined repetitions', '@recur $sep? @recur', (_, a, b) => merged(a, b)),
  rule('weekday, repeated', '@weekday $sep? @recur', (_, { w }, of) =>
    bareWeek(of) ? recur({ ...of, byday: [code(w)] }, 1) : undefined,
  ),
  rule('moment, repeated', '@instant $sep? @recur', (_, { day, clock }, of) =>
    bareWeek(of) && day.weekday !== undefined && !of.clock
      ? recur(at({ ...of, byday: [code(day.weekday)] }, clock), 1)
      : undefined,
  ),
  rule('daily but for', '@recur $except $on? @weekday', (_, of, { w }) => without(of, [w])),
  rule('daily but for two', '@recur $except $on? @weekday $sep? $and? $on? @weekday', (_, of, a, b) =>
    without(of, [a.w, b.w]),
  ),
  rule('day of every month', '$every @num $lamed|$in $monthWord', (_, { n }) => dayInMonth(n)),
  rule('day of every month', '$every @num $lamed|$in ה+ $monthWord', (_, { n }) => dayInMonth(n)),
  rule('day of every month', '$on|$the @num $lamed|$of? $every $monthWord', (_, { n }) => dayInMonth(n)),
  rule('every month on a day', '$every $monthWord $on|$the @num', (_, { n }) => dayInMonth(n)),
  rule('nth of every month', '$every @rank $lamed $monthWord', (_, { n }) =>
    n > 0 ? dayInMonth(n) : undefined,
  ),
  rule('nth day of every month', '$on? יום $the @rank $of? $every $monthWord', (_, { n }) =>
    n > 0 ? dayInMonth(n) : monthly({ bymonthday: [n] }),
  ),
  rule('every month on a day', '$every $monthWord $on|$the @num $lamed|$in $monthWord', (_, { n }) =>
    dayInMonth(n, 6),
  ),
  rule('day of every month', '$on|$the? @num לכל $monthWord', (_, { n }) => dayInMonth(n, 6)),
  rule('the first of every month', '$on|$the? אחד|ראשון לכל|בכל $monthWord', () => dayInMonth(1, 6)),
  rule('every day of the week', '$every יום $in $weekWord', () => recur(everyUnit('day'), 1)),
  rule('so many times', '$for? @num|cardinal $times $sep? $in? @recur', (_, { n }, of) =>
    of.count || n < 1 || n > 1000 ? undefined : recur({ ...of, count: n }, 1),
  ),
  rule('every nth weekday', '$every @weekday $the? @rank $of|$in ה+ $monthWord', (_, { w }, { n }) =>
    recur({ freq: 'MONTHLY', interval: 1, byday: [`${n}${code(w)}`] }, 4),
  ),
  rule('every nth weekday', '$every @weekday $the? @rank $of|$in $monthWord', (_, { w }, { n }) =>
    recur({ freq: 'MONTHLY', interval: 1, byday: [`${n}${code(w)}`] }, 4),
  ),
  rule('nth weekday of every month', '$on? @weekday $the @rank $of? $every $monthWord', (_, { w }, { n }) =>
    monthly({ byday: [`${n}${code(w)}`] }),
  ),
  // "כל יום רביעי מ-3": from that hour on.
  rule('a repetition from an hour', '@recur $sep? $from|$starting @clock $orLater?', (_, of, clock) =>
    afterHour(of, { clockOnly: true, startClock: { ...clock, latent: false } }),
  ),
  rule('n times', '@recur $sep? $for? @cardinal $times', (_, of, { n }) =>
    of.count ? undefined : recur({ ...of, count: n }, 1),
  ),
];
