/** When a teacher is free: stretches of a range, and the free starts nearest to a wish, within the working hours. */
import { dayAt, daysOf, minutesOf, minutesPerDay, wallAt, type Wall } from '../../basics/wallTime.ts';
import { minutesToMs, msToMinutes, toMs } from '../../basics/zones.ts';
import type { MeetingWithOccurrences } from '../occurrence.ts';
import type { Teacher } from '../../people/people.ts';
import { lessonsOfAll, type Lesson } from '../lesson.ts';
import type { Location } from '../meeting.ts';
import type { Spacing } from './spacing.ts';
import { hoursOn, type WorkingDays } from './workingDay.ts';

/** Wall times in the teacher's zone, end exclusive. */
export type FreeInterval = { start: Wall; end: Wall };

type Asked = {
  schedule: readonly MeetingWithOccurrences[];
  /** Hours that are closed: no rest is needed before and after them. */
  closed?: readonly MeetingWithOccurrences[];
  teacher: Pick<Teacher, 'zone'> & WorkingDays & Partial<Spacing>;
};

/** No lesson is offered outside these hours where a teacher has set no working hours. */
const usualHours = { from: 7 * 60, to: 22 * 60 };

/** Free stretches of at least `minutes` in [from, until), within the working hours. */
export function freeIntervals(
  { schedule, closed = [], teacher }: Asked,
  from: Wall,
  until: Wall,
  minutes = 1,
  location: Location = 'teacher',
): FreeInterval[] {
  const { zone, bufferMinutes = 0, travelMinutes = 0 } = teacher;
  const spaceAround = (lesson: Lesson): number =>
    bufferMinutes + ([lesson.location, location].includes('student') ? travelMinutes : 0);
  const widestMs = (bufferMinutes + travelMinutes) * 60_000;
  const busyWith = (lessons: readonly Lesson[], spaceOf: (lesson: Lesson) => number) =>
    lessons.map((lesson) => ({
      start: msToMinutes(lesson.startMs, zone) - spaceOf(lesson),
      // While the clock is turned back a lesson may end on the wall before it began.
      end: Math.max(msToMinutes(lesson.endMs, zone), msToMinutes(lesson.startMs, zone)) + spaceOf(lesson),
    }));
  const [fromMs, untilMs] = [toMs(from, zone), toMs(until, zone)];
  const busy = [
    ...busyWith(lessonsOfAll(schedule, fromMs - widestMs, untilMs + widestMs), spaceAround),
    ...busyWith(lessonsOfAll(closed, fromMs, untilMs), () => 0),
  ].sort((a, b) => a.start - b.start);
  const found: FreeInterval[] = [];
  for (const open of openStretches(teacher, minutesOf(from), minutesOf(until))) {
    let at = open.start;
    for (const { start, end } of busy) {
      if (end <= at) continue;
      if (start >= open.end) break;
      if (start - at >= minutes) found.push({ start: wallAt(at), end: wallAt(start) });
      at = Math.max(at, end);
    }
    if (open.end - at >= minutes) found.push({ start: wallAt(at), end: wallAt(open.end) });
  }
  return found;
}

export type Wish = {
  minutes: number;
  around: Wall;
  /** Starts are offered from here on. */
  notBefore: Wall;
  count?: number;
  /** Where the lesson is to be. */
  location?: Location;
  /** Starts that are free but will not do, as where a series would conflict later. */
  fits?(start: Wall): boolean;
};

const stepMinutes = 15;
/** How far before and after the wish a free start is looked for. */
export const searchDays = 14;
/** Days before and after the wish, one stretch after another: mostly the day itself has enough. */
const stretches = [
  { nearest: 0, furthest: 0 },
  { nearest: 1, furthest: 2 },
  { nearest: 3, furthest: searchDays },
];
const mostTries = 60;

/** The free starts nearest to the wish, on quarter hours or directly after a lesson; nearest first. */
export function nearestFree(asked: Asked, wish: Wish): Wall[] {
  const { minutes, count = 3, fits } = wish;
  const chosen: number[] = [];
  let tries = 0;
  for (const at of startsNear(asked, wish)) {
    // Three choices, not one choice three times: they stand at least half an hour apart.
    if (chosen.some((other) => Math.abs(other - at) < Math.min(30, minutes))) continue;
    if (!exists(at, minutes, asked.teacher.zone)) continue;
    if (fits?.(wallAt(at)) ?? true) chosen.push(at);
    if (chosen.length === count || ++tries === mostTries) break;
  }
  return chosen.map(wallAt);
}

/** No day is looked at before somebody asks for its starts. */
function* startsNear(asked: Asked, { minutes, around, notBefore, location }: Wish): Generator<number> {
  const middle = daysOf(around);
  const wantedOfDay = minutesOf(around) - middle * minutesPerDay;
  for (const { nearest, furthest } of stretches) {
    const from = `${dayAt(middle - furthest)}T00:00`;
    const until = `${dayAt(middle + furthest + 1)}T00:00`;
    const free = freeIntervals(asked, from < notBefore ? notBefore : from, until, minutes, location);
    const byDaysAway = Map.groupBy(free, ({ start }) => Math.abs(daysOf(start) - middle));
    // Another hour of the same day is nearer than the same hour of another day.
    for (let days = nearest; days <= furthest; days++)
      for (const { at } of startsIn(byDaysAway.get(days) ?? [], minutes, wantedOfDay)) yield at;
  }
}

/** Starts in stretches that are as many days away, nearest to an hour of the day first. */
function startsIn(
  free: readonly FreeInterval[],
  minutes: number,
  wantedOfDay: number,
): { at: number; away: number }[] {
  const found: { at: number; away: number }[] = [];
  for (const { start, end } of free) {
    const midnight = daysOf(start) * minutesPerDay;
    const first = minutesOf(start);
    const last = minutesOf(end) - minutes;
    const starts = new Set([first, last]);
    for (let at = Math.ceil(first / stepMinutes) * stepMinutes; at <= last; at += stepMinutes) starts.add(at);
    for (const at of starts) found.push({ at, away: Math.abs(at - midnight - wantedOfDay) });
  }
  return found.sort((a, b) => a.away - b.away || a.at - b.at);
}

/** Not in an hour that a clock change skips. */
const exists = (at: number, minutes: number, zone: string): boolean =>
  msToMinutes(minutesToMs(at, zone), zone) === at &&
  msToMinutes(minutesToMs(at, zone) + minutes * 60_000, zone) === at + minutes;

function openStretches(teacher: WorkingDays, from: number, until: number): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  for (let day = Math.floor(from / minutesPerDay); day * minutesPerDay < until; day++) {
    const ofDay = hoursOn(teacher, day, usualHours);
    for (const { from: opens, to: closes } of ofDay.toSorted((a, b) => a.from - b.from)) {
      const start = Math.max(from, day * minutesPerDay + opens);
      const end = Math.min(until, day * minutesPerDay + closes);
      if (start < end) found.push({ start, end });
    }
  }
  return found;
}
