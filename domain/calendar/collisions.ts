/**
 * Which lessons of two meetings overlap, judged by moments.
 *
 * Two endless series are decided without expanding them for ever. Daily and weekly rules repeat on the wall, so
 * two of them meet within the least common multiple of their periods or never; whether they can meet at all follows
 * from the greatest common divisor alone. Monthly and yearly rules have no short common period: they are compared
 * for a hundred years, walking the sparser one and asking the other by arithmetic.
 */
import type { Id } from '../basics/ids.ts';
import { minutesOf, minutesPerDay, wallAt } from '../basics/wallTime.ts';
import { largestTurn, minutesToMs, msToMinutes, turnsBetween } from '../basics/zones.ts';
import { lastSlot, slotsBetween } from './expand.ts';
import { lessonAt, lessonsBetween, type Held, type Lesson } from './lesson.ts';
import type { Meeting } from './meeting.ts';
import { parseRule, type Rule } from './recurrence.ts';

export type Overlap = { mine: Lesson; other: Lesson };

const longestSearchDays = 36_525;
/** Of two series that conflict for ever, the conflicts of about a year are named. */
const namedDays = 400;

/**
 * Every pair that overlaps, roughly in order of time; endless where both series are: take as many as are wanted.
 * `space`: also those with less than so many minutes between them.
 */
export function* overlapsOf(mine: Held, other: Held, space = 0): Generator<Overlap> {
  for (const lesson of lessonsWithOwnTime(mine)) {
    for (const found of lessonsAround(other, lesson, space)) {
      if (!isSame(lesson, found)) yield { mine: lesson, other: found };
    }
  }
  for (const lesson of lessonsWithOwnTime(other)) {
    for (const found of lessonsAround(mine, lesson, space)) {
      if (!isSame(lesson, found) && !hasOwnTime(found)) yield { mine: found, other: lesson };
    }
  }
  if (mine.meeting.id !== other.meeting.id) yield* regularOverlaps(mine, other, space);
}

/** The lessons of `other` that overlap these of `mine`. */
export function* overlapsOfLessons(lessons: readonly Lesson[], other: Held, space = 0): Generator<Overlap> {
  for (const lesson of lessons) {
    for (const found of lessonsAround(other, lesson, space)) {
      if (!isSame(lesson, found)) yield { mine: lesson, other: found };
    }
  }
}

const lessonsAround = (held: Held, { startMs, endMs }: Pick<Lesson, 'startMs' | 'endMs'>, space: number) =>
  lessonsBetween(held, startMs - space * 60_000, endMs + space * 60_000);

const isSame = (a: Lesson, b: Lesson): boolean => a.meeting.id === b.meeting.id && a.slot === b.slot;

const hasOwnTime = ({ occurrence }: Lesson): boolean =>
  occurrence !== null && (occurrence.own.start !== undefined || occurrence.own.minutes !== undefined);

function lessonsWithOwnTime({ meeting, occurrences }: Held): Lesson[] {
  if (meeting.removedMs !== null) return [];
  return occurrences
    .map((occurrence) => lessonAt(meeting, occurrence.slot, occurrence))
    .filter((lesson) => !lesson.cancelled && hasOwnTime(lesson));
}

function* regularOverlaps(mine: Held, other: Held, space: number): Generator<Overlap> {
  if (mine.meeting.removedMs !== null || other.meeting.removedMs !== null) return;
  const { zone } = mine.meeting;
  if (!canMeet(mine.meeting, other.meeting, largestTurn(zone) + space)) return;
  const from = searchFrom(mine.meeting, other.meeting);
  if (canMeet(mine.meeting, other.meeting, space)) {
    const until = searchUntil(mine, other, from);
    // Stretches that grow: most series that meet do so in the first weeks.
    for (let at = from, reach = 60 * minutesPerDay; at < until; at += reach, reach *= 2)
      yield* overlapsWithin(mine, other, at, Math.min(until, at + reach), space);
    return;
  }
  // On the wall they never meet: only a turn of the clock brings them together, and not that of every year.
  const last = Math.min(endOf(mine.meeting, other.meeting), from + longestSearchDays * minutesPerDay);
  const { turns } = turnsBetween(zone, minutesToMs(from, zone), minutesToMs(last, zone));
  for (const { atMs } of turns) {
    const at = msToMinutes(atMs, zone);
    yield* overlapsWithin(mine, other, at - 2 * minutesPerDay, at + 2 * minutesPerDay, space);
  }
}

/** `from` and `until`: wall minutes in the zone of the sparser series. */
function* overlapsWithin(
  mine: Held,
  other: Held,
  from: number,
  until: number,
  space: number,
): Generator<Overlap> {
  const mineIsSparser = lessonsADay(mine.meeting) <= lessonsADay(other.meeting);
  const [sparse, dense] = mineIsSparser ? [mine, other] : [other, mine];
  for (const slot of slotsBetween(sparse.meeting, from, until)) {
    const startMs = minutesToMs(slot, sparse.meeting.zone);
    const endMs = startMs + sparse.meeting.minutes * 60_000;
    const found = lessonsAround(dense, { startMs, endMs }, space);
    if (found.length === 0) continue;
    const wall = wallAt(slot);
    const row = sparse.occurrences.find((each) => each.slot === wall) ?? null;
    const lesson = lessonAt(sparse.meeting, wall, row);
    if (lesson.cancelled || hasOwnTime(lesson)) continue;
    for (const each of found) {
      if (hasOwnTime(each)) continue;
      yield mineIsSparser ? { mine: lesson, other: each } : { mine: each, other: lesson };
    }
  }
}

/** Zones differ by a day at most. */
const searchFrom = (a: Meeting, b: Meeting): number =>
  Math.max(minutesOf(a.start), minutesOf(b.start)) - 2 * minutesPerDay;

function endOf(...meetings: Meeting[]): number {
  const ends = meetings.map((meeting) => lastSlot(meeting)).filter((end) => end !== null);
  return Math.min(...ends.map((wall) => minutesOf(wall) + 3 * minutesPerDay));
}

function searchUntil(a: Held, b: Held, from: number): number {
  const end = endOf(a.meeting, b.meeting);
  if (end !== Infinity) return end;
  // A period that begins after the last exception: what happens there happens for ever.
  const rows = [...a.occurrences, ...b.occurrences].map(({ slot }) => minutesOf(slot));
  const days = a.meeting.zone === b.meeting.zone ? commonPeriodDays(a.meeting, b.meeting) : longestSearchDays;
  return Math.max(from, ...rows) + (Math.max(days, namedDays) + 4) * minutesPerDay;
}

function commonPeriodDays(a: Meeting, b: Meeting): number {
  const [first, second] = [periodDays(a), periodDays(b)];
  if (first === null || second === null) return longestSearchDays;
  return (first / divisor(first, second)) * second;
}

function periodDays({ rrule }: Meeting): number | null {
  const rule = rrule === null ? null : parseRule(rrule);
  if (rule?.frequency === 'DAILY') return rule.interval;
  return rule?.frequency === 'WEEKLY' ? 7 * rule.interval : null;
}

/**
 * false only where the two can never come nearer than `space` minutes: start times repeat with their periods, so the differences between
 * a start of one and a start of the other are all those that are congruent modulo the periods' common divisor.
 */
function canMeet(a: Meeting, b: Meeting, space: number): boolean {
  if (a.zone !== b.zone || a.rrule === null || b.rrule === null) return true;
  const [first, second] = [phasesOf(a), phasesOf(b)];
  const common = divisor(first.period, second.period);
  return first.starts.some((mine) =>
    second.starts.some((other) => {
      const after = (((other - mine) % common) + common) % common;
      return after < a.minutes + space || common - after < b.minutes + space;
    }),
  );
}

type Phases = { starts: number[]; period: number };

/** A row never changes; one that is written anew is a new one. */
const phasesKnown = new WeakMap<Meeting, Phases>();

function phasesOf(meeting: Meeting): Phases {
  const phases = phasesKnown.get(meeting) ?? reckonPhases(meeting);
  phasesKnown.set(meeting, phases);
  return phases;
}

/** Minutes at which the lessons of one period start. Of months and years only the minute of the day is sure. */
function reckonPhases(meeting: Meeting): Phases {
  const days = periodDays(meeting);
  const start = minutesOf(meeting.start);
  if (days === null) return { starts: [start], period: minutesPerDay };
  const period = days * minutesPerDay;
  // From the rule without its end: an early end leaves no lesson out of the first period that could meet another.
  const rule = parseRule(meeting.rrule ?? '');
  const weekly = rule?.frequency === 'WEEKLY' && rule.weekdays.length > 1;
  return { starts: weekly ? slotsBetween(meeting, start, start + period) : [start], period };
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

function lessonsADay({ rrule }: Meeting): number {
  const rule: Rule | null = rrule === null ? null : parseRule(rrule);
  if (!rule) return 0;
  const days = { DAILY: 1, WEEKLY: 7, MONTHLY: 30, YEARLY: 365 }[rule.frequency];
  return Math.max(1, rule.weekdays.length + rule.numbered.length) / (days * rule.interval);
}

/** Students of both lessons, who would have to be in two places. */
export function sharedStudents({ mine, other }: Overlap): Id[] {
  const ids = new Set(other.meeting.attendees.map(({ studentId }) => studentId));
  return mine.meeting.attendees.map(({ studentId }) => studentId).filter((id) => ids.has(id));
}
