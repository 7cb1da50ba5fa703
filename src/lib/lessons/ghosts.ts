/** A plan that is not confirmed yet, drawn into the calendar: what leaves its place, where it would stand, what it would hit. */
import type { Id } from '../../../domain/basics/ids.ts';
import { toMs } from '../../../domain/basics/zones.ts';
import { lessonsBetween, type Lesson } from '../../../domain/calendar/lesson.ts';
import { meetingIdOf, type MeetingWithOccurrences } from '../../../domain/calendar/occurrence.ts';
import type { RowChange } from '../../../domain/kernel/rows.ts';
import type { SchoolMeetings } from './schoolMeetings.ts';
import { showLesson, showMeetings, type Seen } from './showLessons.ts';
import type { Shown } from './shown.ts';

/** What two meetings overlap in: the meeting that stands there, and when. */
export type Hit = { meetingId: Id; startMs: number; endMs: number };

/** The meetings as they would be after the rows were written. */
export function withRows(
  held: readonly MeetingWithOccurrences[],
  rows: readonly RowChange[],
): MeetingWithOccurrences[] {
  const meetings = new Map(held.map((each) => [each.meeting.id, each.meeting]));
  const occurrences = new Map(held.flatMap((each) => each.occurrences.map((row) => [row.id, row] as const)));
  for (const { before, after } of rows) {
    if (before?.kind === 'occurrence') occurrences.delete(before.id);
    if (after?.kind === 'meeting') meetings.set(after.id, after);
    if (after?.kind === 'occurrence') occurrences.set(after.id, after);
  }
  const byMeeting = Map.groupBy(occurrences.values(), (row) => row.meetingId);
  return [...meetings.values()]
    .filter((meeting) => meeting.removedMs === null)
    .map((meeting) => ({ meeting, occurrences: byMeeting.get(meeting.id) ?? [] }));
}

/** The meetings, and other rows, that the changes touch. */
export function touchedIds(rows: readonly RowChange[]): Set<Id> {
  const ids = new Set<Id>();
  for (const { before, after } of rows) {
    for (const row of [before, after]) if (row) ids.add(meetingIdOf(row) ?? row.id);
  }
  return ids;
}

/** Two lessons with the same face look alike on the calendar, whichever row they come from. */
const faceOf = (lesson: Lesson): string =>
  JSON.stringify([
    lesson.meeting.seriesId,
    lesson.startMs,
    lesson.endMs,
    lesson.subject,
    lesson.summary,
    lesson.location,
    lesson.costMinor,
    lesson.meeting.attendees.map(({ studentId }) => studentId),
    lesson.meeting.capacity,
  ]);

const placeOf = ({ meeting, startMs, endMs }: Lesson): string => `${meeting.seriesId} ${startMs} ${endMs}`;

export function showWithPlan(
  school: SchoolMeetings,
  rows: readonly RowChange[],
  hits: readonly Hit[],
  seen: Seen,
): Shown[] {
  const fromMs = toMs(seen.from, seen.zone);
  const untilMs = toMs(seen.until, seen.zone);
  const touched = touchedIds(rows);
  const standing = school.held.filter(({ meeting }) => !touched.has(meeting.id));
  const before = school.held
    .filter(({ meeting }) => touched.has(meeting.id))
    .flatMap((each) => lessonsBetween(each, fromMs, untilMs));
  const after = withRows(school.held, rows)
    .filter(({ meeting }) => touched.has(meeting.id))
    .flatMap((each) => lessonsBetween(each, fromMs, untilMs));
  const facesBefore = new Set(before.map(faceOf));
  const facesAfter = new Set(after.map(faceOf));
  const placesAfter = new Set(after.map(placeOf));
  // What changes and stays in its hours is drawn once, as it would be.
  const isDrawn = (lesson: Lesson): boolean =>
    facesAfter.has(faceOf(lesson)) || !placesAfter.has(placeOf(lesson));
  const overlaps = (lesson: { startMs: number; endMs: number }): boolean =>
    hits.some((hit) => hit.startMs < lesson.endMs && hit.endMs > lesson.startMs);
  const hitIds = new Set(hits.map((hit) => hit.meetingId));
  return [
    ...showMeetings(standing, school, seen).map((one): Shown =>
      hitIds.has(one.meetingId) &&
      overlaps({ startMs: toMs(one.start, seen.zone), endMs: toMs(one.end, seen.zone) })
        ? { ...one, key: one.key.replace('lesson', 'conflicting'), state: 'conflicting' }
        : one,
    ),
    ...before
      .filter(isDrawn)
      .map((lesson) => showLesson(lesson, school, seen, facesAfter.has(faceOf(lesson)) ? 'lesson' : 'old')),
    ...after
      .filter((lesson) => !facesBefore.has(faceOf(lesson)))
      .map((lesson) => showLesson(lesson, school, seen, overlaps(lesson) ? 'ghostConflict' : 'ghost')),
  ];
}
