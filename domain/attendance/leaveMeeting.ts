/**
 * A student, or a parent for their child, comes no more: taken out of the lessons ahead. What has been stays, and so do
 * lessons that begin too soon to be left in time: those are cancelled late.
 */
import * as v from 'valibot';
import { isRefusal, refuse, type Refusal } from '../basics/refusal.ts';
import { id } from '../basics/wire.ts';
import type { MeetingWithOccurrences } from '../calendar/occurrence.ts';
import { countLate } from '../people/countLate.ts';
import { operation, type Change } from '../kernel/operation.ts';
import { openDraft } from '../calendar/draft.ts';
import { editSeries } from '../calendar/series/editSeries.ts';
import { nextSlot } from '../calendar/expand.ts';
import { hasBegun, lessonAt, lessonsBetween, type Lesson } from '../calendar/lesson.ts';
import { markAbsence } from './markAbsence.ts';
import { changedSince } from '../kernel/sharedInput.ts';
import { version } from '../kernel/sharedInput.ts';
import { tellTeacher } from '../calendar/meetingNotices.ts';
import { noticeEndsMs, ownLessonFacts } from './ownLesson.ts';
import { attends, isAbsent } from '../calendar/attends.ts';
import { toWall } from '../basics/zones.ts';

export const leaveMeeting = operation({
  name: 'leaveMeeting',
  payload: 'attendance',
  writes: ['meeting', 'link'],
  card: { effect: 'leave' },
  args: v.strictObject({ id, attendeeId: v.nullish(id), version }),
  facts: (said, actor) => ownLessonFacts(said, actor),
  change(said, facts, { nowMs, newId }): Change | Refusal {
    const { teacher, student, series, addressed } = facts;
    const stale = changedSince(said.version, addressed.meeting.revision);
    if (stale) return stale;
    const base = baseOf(addressed, series, student.id, nowMs);
    const untilMs = noticeEndsMs(nowMs, teacher.noticeHours);
    const rows = base.meeting.rrule === null ? [base] : series;
    const soon = rows
      .flatMap((held) => lessonsBetween(held, nowMs, untilMs))
      .filter((lesson) => attends(lesson, student.id) && lesson.startMs > nowMs && lesson.startMs < untilMs);

    const draft = openDraft(series);
    const missed = soon.filter((lesson) => !isAbsent(lesson, student.id));
    for (const lesson of missed)
      markAbsence(draft, lesson, {
        studentId: student.id,
        kind: 'late',
        pricing: facts.pricing,
        nowMs,
        newId,
      });
    const lesson = lessonAt(base.meeting, base.meeting.start, ownRow(base));
    // A single lesson that begins too soon, or has begun, keeps its attendees.
    const isOver = base.meeting.rrule === null && (hasBegun(lesson, nowMs) || soon.length > 0);
    const attendees = base.meeting.attendees.filter(({ studentId }) => studentId !== student.id);
    const refused = isOver
      ? null
      : editSeries(
          draft,
          { scope: 'all', lesson, named: false, patch: { attendees }, keep: [], nowMs: untilMs - 1, newId },
          { teacher, subjects: facts.subjects },
        );
    if (isRefusal(refused)) return refused;
    const changed = draft.changes();
    if (changed.length === 0) return refuse('ALREADY_BEGUN', 'id');
    const counted = missed.length > 0 ? countLate(student, missed.length, teacher) : null;
    const { badCancels, blocked } = counted?.student ?? student;
    const late = missed.length > 0;
    return {
      rows: [...changed, ...(counted ? [counted.row] : [])],
      about: [base.meeting.id],
      tell: [
        tellTeacher(
          { teacher, student, lesson: nextOf(base, nowMs), title: 'StudentLeftMeeting' },
          { reach: 'future', late },
        ),
      ],
      attendance: { late, badCancels, allowed: teacher.badCancelsAllowed, blocked },
      follow: (address) => draft.whereIs(address),
    };
  },
});

const ownRow = ({ meeting, occurrences }: MeetingWithOccurrences) =>
  occurrences.find(({ slot }) => slot === meeting.start) ?? null;

/** One lesson that differs speaks for its series: the row of it that goes on. */
function baseOf(
  addressed: MeetingWithOccurrences,
  series: readonly MeetingWithOccurrences[],
  studentId: string,
  nowMs: number,
): MeetingWithOccurrences {
  const goesOn = ({ meeting }: MeetingWithOccurrences): boolean =>
    meeting.rrule !== null &&
    attends({ meeting }, studentId) &&
    nextSlot(meeting, toWall(nowMs, meeting.zone)) !== null;
  return goesOn(addressed) ? addressed : (series.find(goesOn) ?? addressed);
}

/** The first lesson that is left, for the notice. */
function nextOf(held: MeetingWithOccurrences, nowMs: number): Lesson {
  const { meeting } = held;
  const slot = nextSlot(meeting, toWall(nowMs, meeting.zone)) ?? meeting.start;
  return lessonAt(meeting, slot, held.occurrences.find((each) => each.slot === slot) ?? null);
}
