/** What an action about the queue of a full group needs to know, and who is told of it. */
import * as v from 'valibot';
import type { Id } from '../basics/ids.ts';
import { refuse, type Refusal } from '../basics/refusal.ts';
import { toMs, toWall } from '../basics/zones.ts';
import { id } from '../basics/wire.ts';
import { nextSlot } from '../calendar/expand.ts';
import { need, type Gathering } from '../kernel/facts.ts';
import type { MeetingWithOccurrences } from '../calendar/occurrence.ts';
import type { LinkedStudent } from '../people/link.ts';
import type { Notice, NoticeTitle } from '../notices/notice.ts';
import { teacherIdOf, type Actor } from '../kernel/actor.ts';
import type { Teacher } from '../people/people.ts';
import type { Subject } from '../subjects/subject.ts';
import type { Waiting } from './waiting.ts';

/** studentId: which child, where a parent has several; the teacher always names whom. */
export const waitingArgs = v.strictObject({ meetingId: id, studentId: v.nullish(id) });

export type WaitingFacts = {
  actor: Actor;
  teacher: Teacher;
  student: LinkedStudent;
  subjects: Subject[];
  addressed: MeetingWithOccurrences;
  /** All rows of its series that stand. */
  series: MeetingWithOccurrences[];
  /** Who waits for this group, in no order. */
  queue: Waiting[];
  /** The actor's student's own place in it. */
  own: Waiting | null;
};

/** `who`: whose action it is. What is not there, and what is not theirs, is answered alike. */
export function* waitingFacts(
  { meetingId, studentId: said }: v.InferOutput<typeof waitingArgs>,
  actor: Actor,
  who: 'learner' | 'teacher' | 'both',
): Gathering<WaitingFacts | Refusal> {
  const isTeacher = actor.role === 'teacher';
  if (actor.role === 'admin' || who === (isTeacher ? 'learner' : 'teacher')) return refuse('FORBIDDEN');
  const teacherId = teacherIdOf(actor);
  const teacher = yield* need('teacher', { teacherId });
  const addressed = teacher && (yield* need('meeting', { teacherId, id: meetingId }));
  if (!teacher || !addressed || addressed.meeting.removedMs !== null) return refuse('NOT_FOUND', 'meetingId');
  const studentId = said ?? onlyOne(actor);
  if (studentId === null) return refuse('BAD_REQUEST', 'studentId');
  if (!isTeacher && !actor.acting?.studentIds.includes(studentId)) return refuse('NOT_FOUND', 'meetingId');
  const [student] = yield* need('students', { teacherId, ids: [studentId] });
  if (!student) return refuse('NOT_FOUND', 'meetingId');
  const { seriesId } = addressed.meeting;
  const rows = yield* need('series', { teacherId, seriesId });
  const others = rows.filter(
    (each) => each.meeting.id !== addressed.meeting.id && each.meeting.removedMs === null,
  );
  const queue = (yield* need('waitings', { teacherId })).filter((each) => each.seriesId === seriesId);
  const subjects = yield* need('subjects', { teacherId });
  const own = queue.find((each) => each.studentId === studentId) ?? null;
  return { actor, teacher, student, subjects, addressed, series: [addressed, ...others], queue, own };
}

function onlyOne({ acting }: Actor): Id | null {
  const [only, another] = acting?.studentIds ?? [];
  return only !== undefined && another === undefined ? only : null;
}

/** The row of a group that goes on, with its next slot; null for a group that is over. */
export function goingOn(
  series: readonly MeetingWithOccurrences[],
  nowMs: number,
): { held: MeetingWithOccurrences; nextMs: number } | null {
  const ahead = series
    .filter(({ meeting }) => meeting.removedMs === null)
    .flatMap((held) => {
      const { meeting } = held;
      const slot = nextSlot(meeting, toWall(nowMs, meeting.zone));
      const nextMs = slot === null ? null : toMs(slot, meeting.zone);
      return nextMs === null || nextMs <= nowMs ? [] : [{ held, nextMs }];
    });
  // A row that repeats stands for the group; a single lesson only for itself.
  return (
    ahead.find(({ held }) => held.meeting.rrule !== null) ??
    ahead.sort((a, b) => a.nextMs - b.nextMs)[0] ??
    null
  );
}

/** Free places that are kept for nobody; less than none where an offer holds what is no longer free. */
export const freePlaces = (
  { meeting: { capacity, attendees } }: MeetingWithOccurrences,
  queue: readonly Waiting[],
): number => capacity - attendees.length - queue.filter(({ status }) => status === 'Offered').length;

type Told = { teacher: Teacher; studentName: string; subject: string };

export function tellOfWaiting(
  waiting: Waiting,
  title: NoticeTitle,
  to: readonly Id[],
  { teacher, studentName, subject }: Told,
): Notice[] {
  return [...new Set(to)].map((each) => ({
    to: each,
    title,
    params: {
      meetingId: waiting.meetingId,
      studentId: waiting.studentId,
      studentName,
      subjectName: subject,
      teacherName: teacher.name,
      date: waiting.expiresMs,
    },
  }));
}
