/** A student or a parent takes back what they did themselves: soon after, for those they speak for, of lessons still to come. */
import type { Id } from '../basics/ids.ts';
import { refuse, type Refusal } from '../basics/refusal.ts';
import { toMs } from '../basics/zones.ts';
import { need, type Asks, type Gathering } from '../kernel/facts.ts';
import type { MeetingWithOccurrences } from '../calendar/occurrence.ts';
import type { LinkedStudent } from '../people/link.ts';
import type { Notice } from '../notices/notice.ts';
import { teacherIdOf, type Actor } from '../kernel/actor.ts';
import type { Teacher } from '../people/people.ts';
import { tellOfPending } from '../requests/pendingFacts.ts';
import type { Row, RowChange } from '../kernel/rows.ts';
import { learnerUndoesWithinMs } from './undoLimit.ts';

export type ByLearner = { untilMs: number; students: LinkedStudent[]; actor: Actor };

type Logged = NonNullable<Asks['change'][1]>;

/** Somebody else's change is answered like one that is not there. */
export function* learnerMayUndo(
  { rows, actorId, atMs }: Logged,
  actor: Actor,
): Gathering<ByLearner | Refusal> {
  const own = actor.acting?.studentIds ?? [];
  const ids = [...new Set(rows.flatMap(concerned))];
  if (actorId !== actor.id || ids.length === 0 || ids.some((id) => !own.includes(id)))
    return refuse('NOT_FOUND', 'changeId');
  const students = yield* need('students', { teacherId: teacherIdOf(actor), ids });
  // A late cancel may itself have blocked them: that goes with it.
  const changed = new Set(rows.flatMap(({ after }) => (after?.kind === 'link' ? after.id : [])));
  if (students.some(({ id, blocked }) => blocked && !changed.has(id))) return refuse('BLOCKED', 'changeId');
  return { untilMs: atMs + learnerUndoesWithinMs, students, actor };
}

export function tooLateFor(
  { untilMs }: ByLearner,
  rows: readonly RowChange[],
  held: readonly MeetingWithOccurrences[],
  nowMs: number,
): Refusal | null {
  if (nowMs > untilMs) return refuse('UNDO_EXPIRED', 'changeId');
  const begun = rows.some(({ before, after }) =>
    [before, after].some((row) => row !== null && hasBegun(row, held, nowMs)),
  );
  return begun ? refuse('ALREADY_BEGUN', 'changeId') : null;
}

function hasBegun(row: Row, held: readonly MeetingWithOccurrences[], nowMs: number): boolean {
  if (row.kind === 'meeting') return row.rrule === null && toMs(row.start, row.zone) <= nowMs;
  if (row.kind !== 'occurrence') return false;
  const zone = held.find(({ meeting }) => meeting.id === row.meetingId)?.meeting.zone;
  return zone !== undefined && toMs(row.own.start ?? row.slot, zone) <= nowMs;
}

/** Whose row it is, or whose place in a lesson it changes. */
function concerned({ before, after }: RowChange): Id[] {
  const row = after ?? before;
  if (row?.kind === 'link') return [row.id];
  if (row?.kind === 'joinRequest') return [row.studentId];
  if (row?.kind === 'pendingMeeting') return row.attendees.map(({ studentId }) => studentId);
  // Who waits for the place that became free is no party to it.
  if (row?.kind === 'waiting') return row.status === 'Offered' ? [] : [row.studentId];
  const [was, is] = [placesIn(before), placesIn(after)];
  return [...new Set([...was, ...is])].filter((id) => was.has(id) !== is.has(id));
}

function placesIn(row: Row | null): Set<Id> {
  if (row?.kind === 'meeting') return new Set(row.attendees.map(({ studentId }) => studentId));
  return new Set(row?.kind === 'occurrence' ? row.absences.map(({ studentId }) => studentId) : []);
}

/** The teacher, who was told of it, is told that it was taken back. */
export function tellTeacherOfUndo(
  back: readonly RowChange[],
  teacher: Teacher,
  { actor, students }: ByLearner,
): Notice[] {
  return back.flatMap(({ before, after }): Notice[] => {
    if (after?.kind === 'pendingMeeting') {
      const pending = after.removedMs === null ? after : { ...after, status: 'Withdrawn' as const };
      return tellOfPending(pending, 'PendingMeetingUpdated', { actor, teacher, subjects: [], students });
    }
    if (after === null && before?.kind !== 'occurrence') return [];
    const row = after ?? before;
    if (row?.kind !== 'occurrence' && row?.kind !== 'meeting') return [];
    const [student] = students;
    const returns = row.kind === 'occurrence' || placesIn(after).size > placesIn(before).size;
    const date = row.kind === 'meeting' ? row.start : (row.own.start ?? row.slot);
    return [
      {
        to: teacher.id,
        title: 'StudentLeftMeeting',
        params: {
          meetingId: row.kind === 'meeting' ? row.id : row.meetingId,
          subjectName: row.kind === 'meeting' ? row.subject : (row.own.subject ?? ''),
          teacherName: teacher.name,
          studentId: student?.id ?? '',
          studentName: student?.name ?? '',
          date: toMs(date, teacher.zone),
          reach: returns ? 'back' : 'future',
          late: 0,
        },
      },
    ];
  });
}
