/** What an action about a lesson that is asked for needs to know, and who is told of it. */
import type { Id } from '../basics/ids.ts';
import { isRefusal, refuse, type Refusal } from '../basics/refusal.ts';
import { toMs } from '../basics/zones.ts';
import type { AddingFacts } from '../calendar/meetings/addMeeting.ts';
import { changedSince } from '../kernel/sharedInput.ts';
import { need, type Gathering } from '../kernel/facts.ts';
import type { Notice, NoticeTitle } from '../notices/notice.ts';
import { teacherIdOf, type Actor } from '../kernel/actor.ts';
import type { PendingMeeting } from './pendingMeeting.ts';

export type AskingFacts = AddingFacts & { actor: Actor };

export function* askingFacts(studentIds: readonly Id[], actor: Actor): Gathering<AskingFacts | Refusal> {
  if (actor.role === 'admin') return refuse('FORBIDDEN');
  const teacherId = teacherIdOf(actor);
  const teacher = yield* need('teacher', { teacherId });
  if (!teacher) return refuse('NOT_FOUND', 'input.organizer');
  const subjects = yield* need('subjects', { teacherId });
  const students = studentIds.length > 0 ? yield* need('students', { teacherId, ids: [...studentIds] }) : [];
  return { teacher, subjects, students, actor };
}

export type PendingFacts = AskingFacts & { pending: PendingMeeting };

type Wanted = { id: Id; version?: number | null | undefined; field: string };

/** What neither the teacher nor any of the actor's students has to do with is not there for them. */
export function* pendingFacts(
  { id, version, field }: Wanted,
  actor: Actor,
): Gathering<PendingFacts | Refusal> {
  if (actor.role === 'admin') return refuse('FORBIDDEN');
  const [pending] = yield* need('pendingMeetings', { teacherId: teacherIdOf(actor), ids: [id] });
  if (!pending || !isParty(pending, actor)) return refuse('NOT_FOUND', field);
  const stale = changedSince(version, pending.revision);
  if (stale) return stale;
  const facts = yield* askingFacts(
    pending.attendees.map(({ studentId }) => studentId),
    actor,
  );
  return isRefusal(facts) ? facts : { ...facts, pending };
}

const isParty = ({ requestedBy, attendees }: PendingMeeting, { id, role, acting }: Actor): boolean =>
  role === 'teacher' ||
  requestedBy === id ||
  attendees.some(({ studentId }) => acting?.studentIds.includes(studentId));

/** Everybody of both sides but the one who did it. */
export function tellOfPending(
  pending: PendingMeeting,
  title: NoticeTitle,
  { actor, teacher, students }: AskingFacts,
): Notice[] {
  const { attendees, requestedBy } = pending;
  const people = new Set([pending.teacherId, requestedBy, ...attendees.map(({ studentId }) => studentId)]);
  people.delete(actor.id);
  const [student] = students;
  return [...people].map((to) => ({
    to,
    title,
    params: {
      pendingMeetingId: pending.id,
      status: pending.status,
      subjectName: pending.subject,
      teacherName: teacher.name,
      studentId: student?.id ?? null,
      studentName: student?.name ?? null,
      date: toMs(pending.start, pending.zone),
    },
  }));
}
