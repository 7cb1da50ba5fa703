/** Days in Hebrew: today and its neighbours, weekdays with which of them, dates in words and figures, nth weekdays, ends of months. */
import { rule, value } from '../../time/chart.ts';
import type { Context, Made, Rule } from '../../time/chart.ts';
import { dayPart, partValue } from '../../time/combine.ts';
import { dayNextTo, weekdayNextTo } from '../../time/combineBeside.ts';
import { dayLength, dayNumber, exists, partsOf, weekdayOf } from '../../time/days.ts';
import {
  besideDay,
  dateOf,
  dayOfMonth,
  monthOf,
  nthWeekday,
  period,
  relativeDay,
  weekdayDay,
  weekdayOfMonthDay,
  weekOf,
  weekdayIn,
} from '../../time/resolve.ts';
import type { DayValue, IntervalValue } from '../../time/values.ts';

const day = (of: DayValue | undefined, score = 0): Made | undefined => of && value('day', of, score);
const dated = (context: Context, d: number, m: number, y?: number, score = 1) =>
  day(dateOf(context, d, m, y), score);

/** The weekday within a week that was said beside it: "Tuesday of next week". */
function inThatWeek(context: Context, w: number, of: IntervalValue): Made | undefined {
  if (of.grain !== 'week' || of.start === undefined) return undefined;
  const first = of.start / dayLength;
  const away = first - weekOf(context);
  const which = away === 7 ? 'next' : away === 0 ? 'this' : undefined;
  return day({ n: weekdayIn(first, w), weekday: w, ...(which ? { which } : {}) }, 2);
}

/** A weekday and a date: the year is the one in which they agree, where one of the two near years does. */
function weekdayDated(w: number, of: DayValue): Made | undefined {
  if (of.weekday !== undefined || of.latent) return undefined;
  const at = partsOf(of.n);
  const before = exists(at.year - 1, at.month, at.day) ? dayNumber(at.year - 1, at.month, at.day) : of.n;
  const agrees = weekdayOf(of.n) === w || of.open !== 'year' || weekdayOf(before) !== w;
  // "שלישי ב-17" is the hour where nothing else says the date.
  const n = agrees ? of.n : before;
  return day(
    { ...of, n, ...(weekdayOf(n) === w ? {} : { apart: true as const }) },
    of.open === 'month' ? -1 : 1,
  );
}

function nth(n: number, w: number, of: IntervalValue | undefined): Made | undefined {
  if (of?.start === undefined || of.end === undefined || (of.grain !== 'month' && of.grain !== 'year'))
    return undefined;
  return day(nthWeekday(n, w, of.start / dayLength, of.end / dayLength), 5);
}

/** The end of a month alone is its last day (convention 5), its start the first, its middle the 15th. */
function edge(which: 'start' | 'middle' | 'end', of: IntervalValue | undefined): Made | undefined {
  // The end of a week is the weekend.
  if (
    of?.start === undefined ||
    of.end === undefined ||
    of.grain === 'day' ||
    (which === 'end' && of.grain === 'week')
  )
    return undefined;
  const first = of.start / dayLength;
  const last = of.end / dayLength - 1;
  if (which === 'middle')
    return day({ edge: true, n: of.grain === 'month' ? first + 14 : Math.floor((first + last) / 2) }, 1);
  return day({ edge: true, n: which === 'start' ? first : last }, 1);
}

const relative: [string, number][] = [
  ['היום|today', 0],
  ['מחר|tomorrow', 1],
  ['מחרתיים|מחרותיים|מחרתים', 2],
  ['אתמול', -1],
  ['שלשום', -2],
];

export const dayRules: Rule[] = [
  ...relative.map(([words, offset]) =>
    rule(words.split('|')[0] ?? '', words as 'היום', (context) => day(relativeDay(context, offset))),
  ),
  rule('now', 'עכשיו|מייד|מיד|כעת', (context) => value('moment', { at: context.moment })),
  rule('now', 'ב+ רגע זה', (context) => value('moment', { at: context.moment })),
  rule('this morning', 'הבוקר', (context) => dayPart(relativeDay(context, 0), partValue('morning'))),
  rule('this evening', 'הערב', (context) => dayPart(relativeDay(context, 0), partValue('evening'))),
  rule('tonight', 'הלילה', (context) => dayPart(relativeDay(context, 0), partValue('night'))),
  rule('friday evening', '$in? ערב|ליל שבת', (context) => ({
    ...dayPart(weekdayDay(context, 5), partValue('evening')),
    score: 3,
  })),
  rule('saturday night', '$in? מוצ"ש|מוצש|מוצ\'ש|מוצאי|מוצאש שבת?', (context) => ({
    ...dayPart({ ...weekdayDay(context, 6) }, partValue('evening', 1140, 1440)),
    score: 3,
  })),
  rule('this weekday', '$the? @weekday $this', (context, { w }) => day(weekdayDay(context, w, 'this'), 1)),
  rule('coming weekday', '$the? @weekday $coming', (context, { w }) =>
    day(weekdayDay(context, w, 'coming'), 1),
  ),
  rule('next weekday', '$the? @weekday $next', (context, { w }) => day(weekdayDay(context, w, 'next'), 1)),
  rule('last weekday', '$the? @weekday $last', (context, { w }) => day(weekdayDay(context, w, 'last'), 1)),
  rule('the sabbath', '$the @weekday', (context, { w }) =>
    w === 6 ? day(weekdayDay(context, 6)) : undefined,
  ),
  rule('weekday of a week', '@weekday $sep? $of? $in? @period', (context, { w }, of) =>
    inThatWeek(context, w, of),
  ),
  rule('week’s weekday', '$in? @period $sep? $on? @weekday', (context, of, { w }) =>
    inThatWeek(context, w, of),
  ),
  rule('weekday some weeks on', '$inTime @dur $sep? $on? @weekday', (context, d, { w }) =>
    d.grain === 'week' && d.days % 7 === 0
      ? day({ n: weekdayIn(weekOf(context) + d.days, w), weekday: w }, 2)
      : undefined,
  ),
  rule('weekday some weeks on', '@weekday $sep? $inTime @dur', (context, { w }, d) =>
    d.grain === 'week' && d.days % 7 === 0
      ? day({ n: weekdayIn(weekOf(context) + d.days, w), weekday: w }, 2)
      : undefined,
  ),
  rule('the day before', '$the? יום $right? $before @day|period', (_, of) => dayNextTo(of, -1)),
  rule('the day after', '$the? יום $right? $after @day|period', (_, of) => dayNextTo(of, 1)),
  rule('the next day', '$the? יום? ש+? למחרת', (context) => day(besideDay(context, 1))),
  rule('the next day', '$the? יום ש+ אחרי', (context) => day(besideDay(context, 1))),
  rule('the day after', '$the? יום? ש+? למחרת @day|period', (_, of) => dayNextTo(of, 1)),
  rule('nth weekday after a day', '@weekday $the? @rank $right? $after @day|period', (_, w, { n }, of) =>
    weekdayNextTo(w, of, 1, n),
  ),
  rule('last weekday before a day', '@weekday $last $right? $before @day|period', (_, w, of) =>
    weekdayNextTo(w, of, -1),
  ),
  rule('the same day twice', '@day $sep? $the? @day', (_, a, b) =>
    // "שלישי ב-17", which is the 17th too, is the hour.
    a.weekday !== undefined &&
    a.which !== undefined &&
    b.weekday === undefined &&
    a.n === b.n &&
    !b.latent &&
    b.open !== 'month'
      ? day(b, 1)
      : undefined,
  ),
  rule('coming lettered day', '$on|$the @letter $coming|$this', (context, { w, marked }) =>
    marked ? day(weekdayDay(context, w, 'coming'), 1) : undefined,
  ),
  rule('next lettered day', '$on|$the @letter $next', (context, { w, marked }) =>
    marked ? day(weekdayDay(context, w, 'next'), 1) : undefined,
  ),
  rule('coming lettered day', '@letter $coming', (context, { w, marked }) =>
    marked ? day(weekdayDay(context, w, 'coming'), 1) : undefined,
  ),
  rule('next lettered day', '@letter $next', (context, { w, marked }) =>
    marked ? day(weekdayDay(context, w, 'next'), 1) : undefined,
  ),
  rule('lettered day and date', '@letter $sep? @day', (_, { w, marked }, of) =>
    marked ? weekdayDated(w, of) : undefined,
  ),
  rule('lettered day and hour', '@letter $sep? $at? @clock', (context, { w, marked }, clock) =>
    // "היום ב 18:00": the letter is a prefix that stands apart.
    marked || (clock.grain === 'minute' && !clock.latent && w !== 1)
      ? value('instant', { day: weekdayDay(context, w), clock: { ...clock, latent: false } }, 1)
      : undefined,
  ),
  rule('lettered day, part of day', '@letter $sep? $in? @part', (context, { w, marked }, part) =>
    marked ? dayPart(weekdayDay(context, w), part) : undefined,
  ),
  rule('weekday and date', '@weekday $sep? $the? @day', (_, { w }, of) => weekdayDated(w, of)),
  rule('weekday the nth', '@weekday $sep? $the @num', (context, { w }, { n }) =>
    day(weekdayOfMonthDay(context, w, n), 1),
  ),
  rule(
    'date',
    '$the? @num|cardinal|rank $in|$lamed? $monthWord? @month @year?',
    (context, { n }, { m }, year) => dated(context, n, m, year?.y, 2),
  ),
  rule('date and year', '@day $yearWord? @year', (context, of, { y }) => {
    const at = partsOf(of.n);
    return of.open === 'year' ? dated(context, at.day, at.month, y, 2) : undefined;
  }),
  rule('date in a year', '@day $sep? $of? $in? @period', (context, of, { grain, start }) => {
    const at = partsOf(of.n);
    return grain === 'year' && start !== undefined && of.open === 'year'
      ? dated(context, at.day, at.month, partsOf(start / dayLength).year, 2)
      : undefined;
  }),
  rule('month and day', '$in? @month @num', (context, { m }, { n, digits }) =>
    (digits?.length ?? 9) > 2 ? undefined : dated(context, n, m),
  ),
  rule('ordinal day and month', '$on|$the @rank $lamed @rank', (context, { n }, month) =>
    n > 0 && month.n > 0 ? dated(context, n, month.n) : undefined,
  ),
  rule('day of this month', '$the? @num|cardinal $lamed|$in $monthWord', (context, { n }) =>
    day(dayOfMonth(context, n), 1),
  ),
  rule('day of this month', '$the? @num|cardinal $lamed|$in|$of ה+ $monthWord', (context, { n }) =>
    day(dayOfMonth(context, n), 1),
  ),
  rule('day of a month', '$the? @num|cardinal $lamed|$in|$of @period', (_, { n }, of) => {
    if (of.grain !== 'month' || of.start === undefined || of.end === undefined) return undefined;
    const at = of.start / dayLength + n - 1;
    return n >= 1 && at < of.end / dayLength ? day({ n: at }, 1) : undefined;
  }),
  // "עד ה-30.11", as people write it.
  rule('the date', '$the @day', (_, of) =>
    of.weekday === undefined && of.latent !== true ? day(of) : undefined,
  ),
  rule('the nth', '$the @num', (context, { n, digits }) =>
    digits === undefined ? undefined : day(dayOfMonth(context, n), 1),
  ),
  rule('on the nth', '$on @num', (context, { n, digits }) =>
    digits?.length === 2 && n > 12 ? day(dayOfMonth(context, n), 0.5) : undefined,
  ),
  rule('nth of the month', '$on|$the @rank $lamed $monthWord', (context, { n }) =>
    n > 0 ? day(dayOfMonth(context, n), 1) : undefined,
  ),
  rule('nth day', '$the? יום $the? @rank $of|$in @period', (_, { n }, of) => {
    if (of.start === undefined || of.end === undefined || of.grain === 'day') return undefined;
    const first = of.start / dayLength;
    // "יום ראשון בשבוע הבא" is its Sunday, on whatever day the week begins.
    if (of.grain === 'week' && n > 0) return day({ n: weekdayIn(first, n - 1) }, 3);
    return day({ n: n > 0 ? first + n - 1 : of.end / dayLength + n }, 3);
  }),
  rule('all of a day', '@day $sep? כל היום', (_, of) => (of.latent ? undefined : day(of, 1))),
  rule('nth weekday', '@weekday $the? @rank $of|$in @period', (_, { w }, { n }, of) => nth(n, w, of)),
  rule('nth weekday', '@weekday $the? @rank $of|$in $monthWord? @month', (context, { w }, { n }, { m }) =>
    nth(n, w, monthOf(context, m)),
  ),
  rule('nth weekday of the month', '@weekday $the? @rank $of|$in $monthWord', (context, { w }, { n }) =>
    nth(n, w, period(context, 'month', 0)),
  ),
  rule('end', '$end $of? @period', (_, of) => edge('end', of)),
  rule('middle', '$middle $of? @period', (_, of) => edge('middle', of)),
  rule('start', '$start $of? @period', (_, of) => edge('start', of)),
];
