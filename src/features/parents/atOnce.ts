/** Lessons of different children that are held at the same time, each pair with the time that they share. */
import type { Wall } from '../../../domain/basics/wallTime.ts';

type Held = { learnerId: string; start: Wall; end: Wall };

/** In the order of their beginnings. */
export const atOnce = <Lesson extends Held>(
  lessons: readonly Lesson[],
): { one: Lesson; other: Lesson; from: Wall; until: Wall }[] =>
  lessons.flatMap((one, at) =>
    lessons
      .slice(at + 1)
      .filter((other) => other.learnerId !== one.learnerId && other.start < one.end && one.start < other.end)
      .map((other) => ({
        one,
        other,
        from: one.start > other.start ? one.start : other.start,
        until: one.end < other.end ? one.end : other.end,
      })),
  );
