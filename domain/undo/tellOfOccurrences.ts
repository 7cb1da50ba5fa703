/** Who was told that one lesson of a series was changed or cancelled is told that this was taken back. */
import { lessonAt } from '../calendar/lesson.ts';
import type { Meeting } from '../calendar/meeting.ts';
import { tellAttendees } from '../calendar/meetingNotices.ts';
import type { MeetingWithOccurrences, Occurrence } from '../calendar/occurrence.ts';
import type { RowChange } from '../kernel/rows.ts';
import type { Notice } from '../notices/notice.ts';
import type { Teacher } from '../people/people.ts';

type Back = { meeting: Meeting; slot: string; was: Occurrence | null; is: Occurrence | null };

/** Of meetings that the change itself wrote, tellOfUndo.ts tells. */
export function tellOfOccurrences(
  back: readonly RowChange[],
  held: readonly MeetingWithOccurrences[],
  teacher: Teacher,
): Notice[] {
  const written = new Set(
    back.flatMap(({ before, after }) => {
      const row = before ?? after;
      return row?.kind === 'meeting' ? [row.id] : [];
    }),
  );
  return back.flatMap(({ before, after }) => {
    const [was, is] = [occurrenceIn(before), occurrenceIn(after)];
    const row = was ?? is;
    const meeting = held.find((one) => one.meeting.id === row?.meetingId)?.meeting;
    if (!row || !meeting || meeting.removedMs !== null || written.has(meeting.id)) return [];
    const one: Back = { meeting, slot: row.slot, was, is };
    return [...toldOfLesson(one, teacher), ...toldOfExcused(one, teacher)];
  });
}

const occurrenceIn = (row: RowChange['before']): Occurrence | null =>
  row?.kind === 'occurrence' ? row : null;

const isCancelled = (row: Occurrence | null): boolean => (row?.cancelledBy ?? null) !== null;

function toldOfLesson({ meeting, slot, was, is }: Back, teacher: Teacher): Notice[] {
  const [before, after] = [lessonAt(meeting, slot, was), lessonAt(meeting, slot, is)];
  const tell = (title: Notice['title'], params: Notice['params'] = {}) =>
    tellAttendees({ teacher, meeting, title, params: { date: after.startMs, back: 1, ...params } }, 'tell');
  if (isCancelled(was) !== isCancelled(is))
    return tell(isCancelled(is) ? 'MeetingCancelled' : 'MeetingAdded');
  if (isCancelled(is)) return [];
  if (before.startMs !== after.startMs || before.minutes !== after.minutes)
    return tell('MeetingUpdated', {
      oldStart: before.startMs,
      newStart: after.startMs,
      minutes: after.minutes,
    });
  if (before.location !== after.location)
    return tell('MeetingLocationUpdated', { oldLocation: before.location, newLocation: after.location });
  if (before.costMinor !== after.costMinor)
    return tell('MeetingCostUpdated', {
      oldCostMinor: before.costMinor,
      newCostMinor: after.costMinor,
      currency: teacher.currency,
    });
  return [];
}

/** Whom the teacher had excused comes after all. */
function toldOfExcused({ meeting, slot, was, is }: Back, teacher: Teacher): Notice[] {
  const excused = new Set(
    (was?.absences ?? [])
      .filter(
        ({ kind, studentId }) =>
          kind === 'teacher' && !is?.absences.some((one) => one.studentId === studentId),
      )
      .map(({ studentId }) => studentId),
  );
  const alone = {
    ...meeting,
    attendees: meeting.attendees.filter(({ studentId }) => excused.has(studentId)),
  };
  const params = { date: lessonAt(meeting, slot, is).startMs, back: 1 };
  return tellAttendees({ teacher, meeting: alone, title: 'MeetingAdded', params }, 'tell');
}
