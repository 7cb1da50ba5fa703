/** Lessons as the calendar draws them, in the viewer's wall time. */
import type { Wall } from '../../domain/basics/wallTime.ts';
import { toMs, toWall } from '../../domain/basics/zones.ts';
import { lessonsBetween, type Lesson } from '../../domain/calendar/lesson.ts';
import type { MeetingWithOccurrences } from '../../domain/facts.ts';
import type { SchoolMeetings } from './schoolMeetings.ts';
import type { Shown, ShownState } from './shown.ts';

/** A range of the viewer's wall time, end exclusive. */
export type Seen = { from: Wall; until: Wall; zone: string; nowMs: number };

export function showLesson(lesson: Lesson, school: SchoolMeetings, seen: Seen, state?: ShownState): Shown {
  const { meeting, slot, occurrence } = lesson;
  const is = state ?? (school.busy.has(meeting.id) ? 'busy' : 'lesson');
  const away = new Set(occurrence?.absences.map((each) => each.studentId));
  const there = meeting.attendees.filter(({ studentId }) => !away.has(studentId));
  const others = school.others.get(meeting.id) ?? 0;
  return {
    key: `${is} ${meeting.id} ${slot}`,
    meetingId: meeting.id,
    slot,
    start: toWall(lesson.startMs, seen.zone),
    end: toWall(lesson.endMs, seen.zone),
    subject: lesson.subject,
    summary: lesson.summary,
    names: there.map(({ studentId }) => school.nameOf(studentId)).filter((name) => name !== ''),
    away: [...away],
    color: lesson.color ?? school.colorOf(lesson.subject),
    recurring: meeting.rrule !== null,
    group: meeting.capacity > 1,
    taken: there.length + others,
    capacity: meeting.capacity,
    state: is,
    past: lesson.endMs <= seen.nowMs,
  };
}

export function showMeetings(
  held: readonly MeetingWithOccurrences[],
  school: SchoolMeetings,
  seen: Seen,
): Shown[] {
  const fromMs = toMs(seen.from, seen.zone);
  const untilMs = toMs(seen.until, seen.zone);
  return held.flatMap((each) =>
    lessonsBetween(each, fromMs, untilMs).map((lesson) => showLesson(lesson, school, seen)),
  );
}
