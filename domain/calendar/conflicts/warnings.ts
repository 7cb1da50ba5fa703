/** What a teacher may want to know before a lesson is put where it is put; none of it keeps the lesson from standing there. */
import type { Id } from '../../basics/ids.ts';
import { minutesOf, minutesPerDay, type Wall } from '../../basics/wallTime.ts';
import { onWallOf, toWall } from '../../basics/zones.ts';
import { need, type Gathering } from '../../kernel/facts.ts';
import type { MeetingWithOccurrences } from '../occurrence.ts';
import type { Means } from '../../kernel/operation.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Teacher } from '../../people/people.ts';
import type { RowChange } from '../../kernel/rows.ts';
import { firstMoment } from '../firstMoment.ts';
import { newTimes } from './judgeConflicts.ts';
import { lessonsBetween, type Lesson } from '../lesson.ts';
import { hoursOn } from '../availability/workingDay.ts';

export type Warning = {
  /** outsideHours: not within the working hours; busyElsewhere: this student has another lesson then, with whom is not told. */
  kind: 'outsideHours' | 'busyElsewhere';
  meetingId: Id;
  /** The first lesson that is concerned, and how many of those that were looked at. Walls of the teacher. */
  slot: Wall;
  start: Wall;
  end: Wall;
  count: number;
  studentId: Id | null;
};

/** Of a series the next lessons are looked at: so many, within so many days. */
const mostLessons = 60;
const aheadMs = 400 * 86_400_000;

/** `touched`: the meetings that the change wrote, as they will be. */
export function* warningsOf(
  touched: readonly MeetingWithOccurrences[],
  rows: readonly RowChange[],
  teacher: Teacher,
  actor: Actor,
  { nowMs }: Means,
): Gathering<Warning[]> {
  if (actor.role !== 'teacher') return [];
  const lessons = touched.flatMap((held) => aheadOf(held, rows, nowMs));
  if (lessons.length === 0) return [];
  const outside = lessons.filter((lesson) => isOutside(lesson, teacher));
  const studentIds = [
    ...new Set(lessons.flatMap(({ meeting }) => meeting.attendees.map((each) => each.studentId))),
  ];
  const elsewhere =
    studentIds.length === 0
      ? []
      : yield* need('busyElsewhere', {
          teacherId: teacher.id,
          studentIds,
          fromMs: Math.min(...lessons.map(({ startMs }) => startMs)),
          untilMs: Math.max(...lessons.map(({ endMs }) => endMs)),
        });
  const busy = lessons.flatMap((lesson) =>
    lesson.meeting.attendees
      .filter(({ studentId }) =>
        elsewhere.some(
          (other) =>
            other.studentId === studentId && other.startMs < lesson.endMs && other.endMs > lesson.startMs,
        ),
      )
      .map(({ studentId }) => ({ lesson, studentId })),
  );
  return [
    ...grouped(
      'outsideHours',
      outside.map((lesson) => ({ lesson, studentId: null })),
      teacher,
    ),
    ...grouped('busyElsewhere', busy, teacher),
  ];
}

function aheadOf(held: MeetingWithOccurrences, rows: readonly RowChange[], nowMs: number): Lesson[] {
  const news = newTimes(held, rows);
  if (news === 'none') return [];
  if (news !== 'all') return news.filter(({ startMs }) => startMs > nowMs).slice(0, mostLessons);
  const fromMs = Math.max(nowMs, firstMoment(held));
  return lessonsBetween(held, fromMs, fromMs + aheadMs)
    .filter(({ startMs }) => startMs > nowMs)
    .slice(0, mostLessons);
}

/** Where no hours are set, none is outside them; a holiday is, where the teacher keeps it. */
function isOutside({ meeting, start, minutes }: Lesson, teacher: Teacher): boolean {
  const from = minutesOf(onWallOf(start, meeting.zone, teacher.zone));
  const day = Math.floor(from / minutesPerDay);
  const opens = from - day * minutesPerDay;
  const hours = hoursOn(teacher, day, { from: 0, to: Infinity });
  return !hours.some((open) => open.from <= opens && opens + minutes <= open.to);
}

/** One for each meeting and person, with the first lesson that it is about. */
function grouped(
  kind: Warning['kind'],
  found: readonly { lesson: Lesson; studentId: Id | null }[],
  { zone }: Teacher,
): Warning[] {
  const byMeeting = Map.groupBy(found, ({ lesson, studentId }) => `${lesson.meeting.id} ${studentId}`);
  return [...byMeeting.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { meeting, slot, startMs, endMs } = first.lesson;
    return {
      kind,
      meetingId: meeting.id,
      slot: onWallOf(slot, meeting.zone, zone),
      start: toWall(startMs, zone),
      end: toWall(endMs, zone),
      count: 1 + others.length,
      studentId: first.studentId,
    };
  });
}
