/** A student, or a parent for their child, will not come to one lesson. It writes their own absence and nothing else. */
import * as v from 'valibot';
import { isRefusal, refuse, type Refusal } from '../basics/refusal.ts';
import { id } from '../basics/wire.ts';
import { operation, type Change } from '../kernel/operation.ts';
import { countLate } from '../people/countLate.ts';
import { openDraft } from '../calendar/draft.ts';
import { hasBegun } from '../calendar/lesson.ts';
import { markAbsence } from './markAbsence.ts';
import { addressOf } from '../calendar/meetingFacts.ts';
import { occurrence, version } from '../kernel/sharedInput.ts';
import { tellTeacher } from '../calendar/meetingNotices.ts';
import { isLate, ownLessonFacts } from './ownLesson.ts';
import { isAbsent } from '../calendar/attends.ts';

export const cancelMyAttendance = operation({
  name: 'cancelMyAttendance',
  payload: 'attendance',
  writes: ['meeting', 'link'],
  // attendeeId: which child, where a parent has several in one lesson.
  args: v.strictObject({ id, occurrence, attendeeId: v.nullish(id), version }),
  facts: (said, actor) => ownLessonFacts(said, actor),
  // Whoever attends may stay away, blocked or not, and whatever the teacher's plan.
  change(said, facts, { nowMs, newId }): Change | Refusal {
    const { teacher, student } = facts;
    const at = addressOf({ ...said, scope: 'this' }, facts);
    if (isRefusal(at)) return at;
    const { lesson } = at;
    const { badCancels, blocked } = student;
    const allowed = teacher.badCancelsAllowed;
    const told = { about: [lesson.meeting.id], tell: [] };
    if (hasBegun(lesson, nowMs)) return refuse('ALREADY_BEGUN', 'occurrence');
    if (isAbsent(lesson, student.id))
      return { ...told, rows: [], attendance: { late: false, badCancels, allowed, blocked } };
    const late = isLate(lesson, nowMs, teacher.noticeHours);
    const draft = openDraft(facts.series);
    markAbsence(draft, lesson, {
      studentId: student.id,
      kind: late ? 'late' : 'student',
      pricing: facts.pricing,
      nowMs,
      newId,
    });
    const counted = late ? countLate(student, 1, teacher) : null;
    const { badCancels: count, blocked: isBlocked } = counted?.student ?? student;
    return {
      ...told,
      rows: [...draft.changes(), ...(counted ? [counted.row] : [])],
      tell: [tellTeacher({ teacher, student, lesson, title: 'StudentLeftMeeting' }, { reach: 'this', late })],
      attendance: { late, badCancels: count, allowed, blocked: isBlocked },
    };
  },
});
