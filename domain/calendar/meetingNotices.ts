/** Who is told of a change to a meeting, and what (spec section 3, event kinds). */
import type { Notice, NoticeTitle } from '../notices/notice.ts';
import type { Teacher } from '../people/people.ts';
import type { LinkedStudent } from '../people/link.ts';
import { toMs } from '../basics/zones.ts';
import type { RowChange } from '../kernel/rows.ts';
import type { Lesson } from './lesson.ts';
import type { Meeting } from './meeting.ts';
import type { Patch } from './meetingPatch.ts';

type About = { teacher: Teacher; meeting: Meeting; title: NoticeTitle; params?: Notice['params'] };

/** One notice for each attendee. */
export function tellAttendees(
  { teacher, meeting, title, params }: About,
  notify: string | null | undefined,
): Notice[] {
  if (notify === 'quiet') return [];
  return meeting.attendees.map(({ studentId }) => ({
    to: studentId,
    title,
    params: {
      meetingId: meeting.id,
      subjectName: meeting.subject,
      teacherName: teacher.name,
      studentId,
      date: toMs(meeting.start, meeting.zone),
      ...params,
    },
  }));
}

type Left = { teacher: Teacher; student: LinkedStudent; lesson: Lesson; title: NoticeTitle };

/** The teacher hears that a student does not come: to this lesson, or from now on. */
export function tellTeacher(
  { teacher, student, lesson, title }: Left,
  { reach, late }: { reach: 'this' | 'future'; late: boolean },
): Notice {
  return {
    to: teacher.id,
    title,
    params: {
      meetingId: lesson.meeting.id,
      subjectName: lesson.subject,
      teacherName: teacher.name,
      studentId: student.id,
      studentName: student.name,
      date: lesson.startMs,
      reach,
      late: late ? 1 : 0,
    },
  };
}

type Update = {
  teacher: Teacher;
  lesson: Lesson;
  patch: Patch;
  rows: readonly RowChange[];
  meeting: Meeting;
};

/** What a student reads of a change: the old and the new; remarks, colours and alarms are the teacher's own. */
export function tellOfUpdate(
  { teacher, lesson, patch, rows, meeting }: Update,
  notify: string | null | undefined,
): Notice[] {
  if (rows.length === 0) return [];
  const params = { meetingId: meeting.id, date: lesson.startMs };
  const { zone } = lesson.meeting;
  const isMoved = patch.start !== undefined || patch.minutes !== undefined || patch.rrule !== undefined;
  if (isMoved) {
    const newStart = patch.start === undefined ? lesson.startMs : toMs(patch.start, zone);
    const moved = {
      ...params,
      date: newStart,
      oldStart: lesson.startMs,
      newStart,
      minutes: patch.minutes ?? lesson.minutes,
    };
    return tellAttendees({ teacher, meeting, title: 'MeetingUpdated', params: moved }, notify);
  }
  if (patch.location !== undefined) {
    const places = { ...params, oldLocation: lesson.location, newLocation: patch.location };
    return tellAttendees({ teacher, meeting, title: 'MeetingLocationUpdated', params: places }, notify);
  }
  if (patch.costMinor !== undefined) {
    const costs = {
      ...params,
      oldCostMinor: lesson.costMinor,
      newCostMinor: patch.costMinor ?? meeting.costMinor,
      currency: teacher.currency,
    };
    return tellAttendees({ teacher, meeting, title: 'MeetingCostUpdated', params: costs }, notify);
  }
  const concerns = [patch.subject, patch.summary, patch.description, patch.attendees].some(
    (each) => each !== undefined,
  );
  const isExcepted = rows.some(({ after }) => after?.kind === 'occurrence' && after.cancelledBy !== null);
  return concerns || isExcepted
    ? tellAttendees({ teacher, meeting, title: 'MeetingUpdated', params }, notify)
    : [];
}

/** One notice a person for one change, however many of its steps concern them. */
export function onePerPerson(notices: readonly Notice[]): Notice[] {
  const byPerson = new Map<string, Notice>();
  for (const notice of notices) {
    const first = byPerson.get(notice.to);
    if (!first) byPerson.set(notice.to, notice);
    else
      byPerson.set(notice.to, {
        ...first,
        params: { ...first.params, more: Number(first.params.more ?? 0) + 1 },
      });
  }
  return [...byPerson.values()];
}
