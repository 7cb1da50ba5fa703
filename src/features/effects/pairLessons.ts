/** Which lesson becomes which: lessons that look the same before and after are left out, the others are paired in order. */
import type { Lesson } from '../../../domain/calendar/lesson.ts';

export type Pair = { before: Lesson | null; after: Lesson | null };

const halfWeekMs = 3.5 * 86_400_000;

const faceOf = (lesson: Lesson): string =>
  JSON.stringify([
    lesson.meeting.seriesId,
    lesson.startMs,
    lesson.endMs,
    lesson.subject,
    lesson.summary,
    lesson.description,
    lesson.location,
    lesson.costMinor,
    lesson.color,
    lesson.meeting.attendees,
    lesson.meeting.capacity,
    lesson.meeting.alarms,
    lesson.meeting.oldLessonNumber,
    lesson.occurrence?.absences.map(({ studentId, kind }) => [studentId, kind]) ?? [],
  ]);

/** Both lists in order of time. */
export function pairLessons(before: readonly Lesson[], after: readonly Lesson[]): Pair[] {
  const facesBefore = new Set(before.map(faceOf));
  const facesAfter = new Set(after.map(faceOf));
  const gone = before.filter((lesson) => !facesAfter.has(faceOf(lesson)));
  const come = after.filter((lesson) => !facesBefore.has(faceOf(lesson)));
  if (gone.length === come.length)
    return gone.map((lesson, index) => ({ before: lesson, after: come[index] ?? null }));
  const pairs: Pair[] = [];
  const left = [...come];
  for (const lesson of gone) {
    const near = left.findIndex(
      (one) =>
        one.meeting.seriesId === lesson.meeting.seriesId &&
        Math.abs(one.startMs - lesson.startMs) <= halfWeekMs,
    );
    pairs.push({ before: lesson, after: near < 0 ? null : (left.splice(near, 1)[0] ?? null) });
  }
  return [...pairs, ...left.map((lesson) => ({ before: null, after: lesson }))];
}
