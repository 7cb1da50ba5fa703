/** A calendar laid out for paper: what POST /documents/calendar takes and the typesetter prints. */
import * as v from 'valibot';
import { wholeLanguages } from '../basics/languages.ts';

/** Half of a surrogate pair, where a long text was cut, cannot be printed. */
const words = v.pipe(
  v.string(),
  v.maxLength(300),
  v.transform((text) => text.toWellFormed()),
);
const minute = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(24 * 60));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50));
const hour = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(24));

const lesson = v.strictObject({
  /** "16:00–17:00", or what an all-day lesson is called. */
  hours: words,
  /** Minutes after midnight of the day it is printed on. */
  fromMinute: minute,
  toMinute: minute,
  title: words,
  who: words,
  notes: words,
  color: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
  /** Lessons at the same time stand side by side: its column, and how many there are. */
  lane: count,
  lanes: v.pipe(count, v.minValue(1)),
  /** Nobody comes. */
  off: v.boolean(),
});

const day = v.strictObject({
  label: words,
  date: words,
  /** A day before or after the month that is printed. */
  outside: v.boolean(),
  lessons: v.pipe(v.array(lesson), v.maxLength(100)),
});

const fields = v.strictObject({
  language: v.picklist(wholeLanguages),
  title: words,
  /** hours: days side by side; month: whole weeks; list: day after day. */
  kind: v.picklist(['hours', 'month', 'list']),
  /** The hours that the page begins and ends with. */
  firstHour: hour,
  lastHour: hour,
  weekdays: v.pipe(v.array(words), v.maxLength(7)),
  days: v.pipe(v.array(day), v.maxLength(42)),
  /** What stands there when no day has a lesson. */
  nothing: words,
});

/** Hours to print need a day to stand on, and an end after their beginning. */
const isPrintable = ({ kind, days, firstHour, lastHour }: v.InferOutput<typeof fields>): boolean =>
  kind !== 'hours' || (days.length > 0 && firstHour < lastHour);

export const calendarPage = v.pipe(fields, v.check(isPrintable));

export type CalendarPage = v.InferOutput<typeof calendarPage>;
export type PageDay = CalendarPage['days'][number];
export type PageLesson = PageDay['lessons'][number];
