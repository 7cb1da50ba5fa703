/** A place that was offered is taken: the student comes to the group from its next lesson on. */
import { isRefusal, refuse, type Refusal } from '../basics/refusal.ts';
import { openDraft } from '../calendar/draft.ts';
import { editSeries } from '../calendar/series/editSeries.ts';
import { lessonAt } from '../calendar/lesson.ts';
import { checkAttendees } from '../calendar/meetingChecks.ts';
import { operation, type Change } from '../kernel/operation.ts';
import { goingOn, tellOfWaiting, waitingArgs, waitingFacts } from './waitingFacts.ts';

export const takePlace = operation({
  name: 'takePlace',
  writes: ['waiting', 'meeting'],
  card: { effect: 'takePlace' },
  args: waitingArgs,
  facts: (said, actor) => waitingFacts(said, actor, 'learner'),
  change(_args, facts, { nowMs, newId }): Change | Refusal {
    const { teacher, student, subjects, series, own } = facts;
    if (!own) return refuse('NOT_FOUND', 'meetingId');
    const isOver = own.expiresMs !== null && own.expiresMs <= nowMs;
    if (own.status !== 'Offered' || isOver)
      return refuse('CHANGED_MEANWHILE', 'meetingId', { status: isOver ? 'Expired' : own.status });
    const group = goingOn(series, nowMs);
    if (!group) return refuse('ALREADY_BEGUN', 'meetingId');
    const { meeting } = group.held;
    if (meeting.attendees.length >= meeting.capacity)
      return refuse('CAPACITY', 'meetingId', { capacity: meeting.capacity });
    const attendees = [...meeting.attendees, { studentId: student.id }];
    const refused = checkAttendees(attendees, meeting.attendees, [student], teacher);
    if (refused) return { ...refused, field: 'studentId' };
    const draft = openDraft(series);
    const lesson = lessonAt(meeting, meeting.start);
    const edit = {
      scope: 'all',
      lesson,
      named: false,
      patch: { attendees },
      keep: [],
      nowMs,
      newId,
    } as const;
    const failed = editSeries(draft, edit, { teacher, subjects });
    if (isRefusal(failed)) return failed;
    const after = { ...own, status: 'Accepted', removedMs: nowMs } as const;
    const told = { teacher, studentName: student.name, subject: meeting.subject };
    return {
      rows: [...draft.changes(), { before: own, after }],
      tell: tellOfWaiting(after, 'StudentJoinedMeeting', [teacher.id], told),
      about: [own.id],
      follow: (address) => draft.whereIs(address),
    };
  },
});
