/**
 * The slots a rule gives: wall times found by arithmetic from the range that is asked for,
 * never by stepping from the start of the series. Slots are counted in minutes (wallTime.ts).
 */
import {
  dateOf,
  dayNumber,
  daysInMonth,
  daysOf,
  intoWeek,
  minutesOf,
  minutesPerDay,
  wallAt,
  weekdayOfDays,
  type Wall,
} from '../basics/wallTime.ts';
import type { Meeting } from './meeting.ts';
import { numberedDay, parseRule, type Rule } from './recurrence.ts';

/**
 * Where a series is placed: what its slots follow from. `dayOfMonth`: of a rule by months or years its day, and the last
 * day of a month that is shorter; without it that of the start, and a month without that day is left out.
 */
export type Placed = Pick<Meeting, 'start' | 'rrule'> & { dayOfMonth?: number };

type Compiled = {
  rule: Rule | null;
  startMinutes: number;
  startDay: number;
  dayOfMonth: number | null;
  minuteOfDay: number;
  /** The last day on which the rule may give a slot; Infinity for an endless one. */
  lastDay: number;
};

/** No wall time is later than this year. */
const lastYear = 9999;

const compiled = new WeakMap<Placed, Compiled>();

function compile(placed: Placed): Compiled {
  const known = compiled.get(placed);
  if (known) return known;
  const startMinutes = minutesOf(placed.start);
  const startDay = Math.floor(startMinutes / minutesPerDay);
  const rule = placed.rrule === null ? null : parseRule(placed.rrule);
  if (placed.rrule !== null && !rule) throw new Error(`not a rule of a series: ${placed.rrule}`);
  const made: Compiled = {
    rule,
    startMinutes,
    startDay,
    dayOfMonth: placed.dayOfMonth ?? null,
    minuteOfDay: startMinutes - startDay * minutesPerDay,
    lastDay: rule ? Infinity : startDay,
  };
  if (rule?.until) made.lastDay = daysOf(rule.until);
  if (rule?.count) made.lastDay = dayOfCount(made, rule, rule.count);
  compiled.set(placed, made);
  return made;
}

/** The slots in [from, until), ascending. */
export function slotsBetween(placed: Placed, from: number, until: number): number[] {
  const series = compile(placed);
  const { rule, startMinutes, minuteOfDay } = series;
  if (!rule) return startMinutes >= from && startMinutes < until ? [startMinutes] : [];
  const firstDay = Math.max(series.startDay, Math.ceil((from - minuteOfDay) / minutesPerDay));
  const lastDay = Math.min(series.lastDay, Math.ceil((until - minuteOfDay) / minutesPerDay) - 1);
  if (!(firstDay <= lastDay)) return [];
  const found = daysBetween(series, rule, firstDay, lastDay);
  for (let i = 0; i < found.length; i++) found[i] = (found[i] ?? 0) * minutesPerDay + minuteOfDay;
  return found;
}

export const isSlot = (placed: Placed, slot: Wall): boolean => {
  const minutes = minutesOf(slot);
  return slotsBetween(placed, minutes, minutes + 1).length === 1;
};

/** The first slot at or after a wall time; null when the series is over by then. */
export function nextSlot(placed: Placed, from: Wall): Wall | null {
  const series = compile(placed);
  const first = Math.max(minutesOf(from), series.startMinutes);
  const last = Math.min((series.lastDay + 1) * minutesPerDay, dayNumber(lastYear, 12, 31) * minutesPerDay);
  // A yearly 29 February waits eight years at most, times the interval: each step looks twice as far.
  for (let at = first, reach = 32 * minutesPerDay; at < last; at += reach, reach *= 2) {
    const found = slotsBetween(placed, at, Math.min(last, at + reach))[0];
    if (found !== undefined) return wallAt(found);
  }
  return null;
}

/** The last slot; null for an endless series, and for a rule that never fires. */
export function lastSlot(placed: Placed): Wall | null {
  const series = compile(placed);
  if (series.lastDay === Infinity) return null;
  const end = (series.lastDay + 1) * minutesPerDay;
  for (let reach = 32 * minutesPerDay; ; reach *= 2) {
    const found = slotsBetween(placed, Math.max(series.startMinutes, end - reach), end).at(-1);
    if (found !== undefined) return wallAt(found);
    if (end - reach < series.startMinutes) return null;
  }
}

export const isEndless = (placed: Placed): boolean => compile(placed).lastDay === Infinity;

/** Days in [first, last] on which the rule fires, given that both lie within the series. */
function daysBetween(series: Compiled, rule: Rule, first: number, last: number): number[] {
  switch (rule.frequency) {
    case 'DAILY':
      return everyDays(series.startDay, rule.interval, first, last);
    case 'WEEKLY':
      return weeklyDays(series.startDay, rule, first, last);
    case 'MONTHLY':
      return monthlyDays(series, rule, first, last);
    case 'YEARLY':
      return yearlyDays(series, rule.interval, first, last);
  }
}

function everyDays(start: number, step: number, first: number, last: number): number[] {
  const found: number[] = [];
  for (let day = start + Math.ceil((first - start) / step) * step; day <= last; day += step) found.push(day);
  return found;
}

function weeklyDays(start: number, rule: Rule, first: number, last: number): number[] {
  const { weekdays, interval, weekStart } = rule;
  if (weekdays.length <= 1) {
    const weekday = weekdays[0] ?? weekdayOfDays(start);
    const own = start + ((weekday - weekdayOfDays(start) + 7) % 7);
    // Every other week: a weekday that already passed in the first week begins in the next week of the rule.
    const isInFirstWeek = intoWeek(weekday, weekStart) >= intoWeek(weekdayOfDays(start), weekStart);
    const anchor = isInFirstWeek ? own : own - 7 + 7 * interval;
    return everyDays(anchor, 7 * interval, Math.max(first, anchor), last);
  }
  const week = start - intoWeek(weekdayOfDays(start), weekStart);
  const offsets = weekdays.map((weekday) => intoWeek(weekday, weekStart)).sort((a, b) => a - b);
  const found: number[] = [];
  const step = 7 * interval;
  for (let at = week + Math.floor((first - week) / step) * step; at <= last; at += step) {
    for (const offset of offsets) {
      const day = at + offset;
      if (day >= first && day <= last) found.push(day);
    }
  }
  return found;
}

function monthlyDays(series: Compiled, rule: Rule, first: number, last: number): number[] {
  const from = dateOf(series.startDay);
  const begin = dateOf(first);
  const base = from.year * 12 + from.month - 1;
  const ahead = Math.floor((begin.year * 12 + begin.month - 1 - base) / rule.interval);
  const found: number[] = [];
  for (let month = base + ahead * rule.interval; ; month += rule.interval) {
    const year = Math.floor(month / 12);
    const monthOfYear = month - year * 12 + 1;
    if (year > lastYear || dayNumber(year, monthOfYear, 1) > last) return found;
    for (const day of daysOfMonth(year, monthOfYear, rule, series)) {
      if (day >= first && day <= last) found.push(day);
    }
  }
}

function daysOfMonth(year: number, month: number, rule: Rule, series: Compiled): number[] {
  if (rule.numbered.length === 0) {
    const day = dayInMonth(series, year, month);
    return day === null ? [] : [day];
  }
  const found = new Set<number>();
  for (const numbered of rule.numbered) {
    const day = numberedDay(year, month, numbered);
    if (day !== null) found.add(day);
  }
  return [...found].sort((a, b) => a - b);
}

/** null: the month has no such day. */
function dayInMonth({ startDay, dayOfMonth }: Compiled, year: number, month: number): number | null {
  const length = daysInMonth(year, month);
  const day = dayOfMonth === null ? dateOf(startDay).day : Math.min(dayOfMonth, length);
  return day <= length ? dayNumber(year, month, day) : null;
}

function yearlyDays(series: Compiled, interval: number, first: number, last: number): number[] {
  const from = dateOf(series.startDay);
  const found: number[] = [];
  for (
    let year = from.year + Math.floor((dateOf(first).year - from.year) / interval) * interval;
    year <= lastYear;
    year += interval
  ) {
    const day = dayInMonth(series, year, from.month);
    if (day === null) continue;
    if (day > last) break;
    if (day >= first) found.push(day);
  }
  return found;
}

/** The day of the count-th slot. Daily and weekly by arithmetic; months and years that are skipped must be walked, once. */
function dayOfCount(series: Compiled, rule: Rule, count: number): number {
  if (rule.frequency === 'DAILY') return series.startDay + (count - 1) * rule.interval;
  const perWeek = Math.max(1, rule.weekdays.length);
  const span = { WEEKLY: 7 / perWeek, MONTHLY: 31, YEARLY: 366 }[rule.frequency] * rule.interval;
  const lastOfAll = dayNumber(lastYear, 12, 31);
  let left = count;
  // Each round looks over just as long a stretch as the missing slots need at least.
  for (let from = series.startDay; from <= lastOfAll;) {
    const until = Math.min(lastOfAll, from + Math.ceil(left * span) + 7 * rule.interval);
    const found = daysBetween(series, rule, from, until);
    const day = found[left - 1];
    if (day !== undefined) return day;
    left -= found.length;
    from = until + 1;
  }
  return lastOfAll;
}
