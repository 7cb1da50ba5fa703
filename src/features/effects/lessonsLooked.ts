/** Which stretch of the calendar a plan's card looks at, and whether a series goes on beyond it. */
import { toMs } from '../../../domain/basics/zones.ts';
import { lessonsBetween, type Lesson } from '../../../domain/calendar/lesson.ts';
import type { MeetingWithOccurrences } from '../../../domain/calendar/occurrence.ts';
import type { Pair } from './pairLessons.ts';

const dayMs = 86_400_000;
const aheadMs = 400 * dayMs;

/** From yesterday to a year and a month ahead, and wherever a single lesson of the plan lies. */
export function horizon(
  held: readonly MeetingWithOccurrences[],
  { nowMs }: { nowMs: number },
): [fromMs: number, untilMs: number] {
  const singles = held.flatMap(({ meeting, occurrences }) => [
    ...(meeting.rrule === null ? [toMs(meeting.start, meeting.zone)] : []),
    ...occurrences.map(({ slot, own }) => toMs(own.start ?? slot, meeting.zone)),
  ]);
  return [Math.min(nowMs - dayMs, ...singles), Math.max(nowMs + aheadMs, ...singles.map((ms) => ms + dayMs))];
}

/** An endless series is touched up to the last lesson of it that is looked at, so past that too. */
export function goesOn(
  pairs: readonly Pair[],
  held: readonly MeetingWithOccurrences[],
  [fromMs, untilMs]: readonly [number, number],
): boolean {
  const keyOf = ({ meeting, slot }: Lesson): string => `${meeting.id} ${slot}`;
  const touched = new Set(
    pairs.flatMap(({ before, after }) => [before, after]).map((one) => one && keyOf(one)),
  );
  return held
    .filter(({ meeting }) => isEndless(meeting.rrule))
    .some((series) => {
      const last = lessonsBetween(series, fromMs, untilMs).at(-1);
      return last !== undefined && touched.has(keyOf(last));
    });
}

const isEndless = (rrule: string | null): boolean => rrule !== null && !/(?:UNTIL|COUNT)=/.test(rrule);
