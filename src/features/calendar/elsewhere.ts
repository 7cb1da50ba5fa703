/** Lessons that lie outside of the days that are shown. */
import type { Day } from '../../../domain/basics/wallTime.ts';
import { addDays } from '../../../domain/basics/wallTime.ts';
import { toMs, toWall } from '../../../domain/basics/zones.ts';
import { lessonsBetween } from '../../../domain/calendar/lesson.ts';
import type { MeetingWithOccurrences } from '../../../domain/calendar/occurrence.ts';
import type { DayRange } from './grid/visibleRange.ts';

/** A year each way is looked at. */
const farthest = 366;

/** The day of the next lesson after these days, else of the last one before them. */
export function nearestElsewhere(
  held: readonly MeetingWithOccurrences[],
  range: DayRange,
  zone: string,
): { kind: 'next' | 'last'; day: Day } | null {
  const starts = (from: Day, until: Day): number[] =>
    held.flatMap((each) =>
      lessonsBetween(each, toMs(`${from}T00:00`, zone), toMs(`${until}T00:00`, zone)).map(
        ({ startMs }) => startMs,
      ),
    );
  const dayOf = (ms: number): Day => toWall(ms, zone).slice(0, 10);
  const ahead = starts(range.until, addDays(range.until, farthest)).reduce(
    (first, each) => Math.min(first, each),
    Infinity,
  );
  if (ahead < Infinity) return { kind: 'next', day: dayOf(ahead) };
  const behind = starts(addDays(range.from, -farthest), range.from).reduce(
    (last, each) => Math.max(last, each),
    -Infinity,
  );
  return behind > -Infinity ? { kind: 'last', day: dayOf(behind) } : null;
}

/** How many lessons the whole week has on the days that its work week leaves out. */
export function countOutside(
  held: readonly MeetingWithOccurrences[],
  week: DayRange,
  shown: DayRange,
  zone: string,
): number {
  const between = (from: Day, until: Day): number =>
    from >= until
      ? 0
      : held.reduce(
          (count, each) =>
            count + lessonsBetween(each, toMs(`${from}T00:00`, zone), toMs(`${until}T00:00`, zone)).length,
          0,
        );
  return between(week.from, shown.from) + between(shown.until, week.until);
}
