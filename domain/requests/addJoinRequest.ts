/** A student, or a parent for their child, asks to come to a teacher or into a group; the contract comes first. */
import * as v from 'valibot';
import { isRefusal, refuse, type Refusal } from '../basics/refusal.ts';
import { id, type Marks } from '../basics/wire.ts';
import { personalDiscount } from '../people/discount.ts';
import { need, type Gathering } from '../kernel/facts.ts';
import { operation, type Change } from '../kernel/operation.ts';
import { teacherIdOf, type Actor } from '../kernel/actor.ts';
import type { Teacher } from '../people/people.ts';
import { ownStudent } from './acceptContract.ts';
import { groupFacts, type Group } from './groupFacts.ts';
import { isAsking, type JoinRequest } from './joinRequest.ts';

const mostOpen = 20;
const word = v.nullish(v.pipe(v.string(), v.maxLength(200)));

const joinRequestInput = v.pipe(
  v.strictObject({
    teacherId: id,
    /** Of the link by which whoever is not a student yet has come. */
    slug: v.nullish(v.pipe(v.string(), v.maxLength(64))),
    studentId: v.nullish(id),
    meetingId: v.nullish(id),
    message: v.nullish(v.pipe(v.string(), v.maxLength(1000))),
    // The teacher's to say, or known from the rows: taken, and never believed.
    studentName: word,
    status: word,
    personalDiscount: v.nullish(personalDiscount),
  }),
  v.metadata({ input: 'JoinRequestInput' } satisfies Marks),
);

type Facts = { actor: Actor; teacher: Teacher; studentId: string; group: Group | null };

export const addJoinRequest = operation({
  name: 'addJoinRequest',
  writes: ['joinRequest'],
  card: {
    effect: ({ joinRequest: said }) => (said.meetingId ? 'joinGroup' : 'join'),
    // A group is shown as the lesson that it is.
    about: ({ joinRequest: said }, _rows, names) => (said.meetingId ? null : names.teacher(said.teacherId)),
  },
  args: v.strictObject({ joinRequest: joinRequestInput }),
  *facts({ joinRequest: said }, actor): Gathering<Facts | Refusal> {
    if (actor.role !== 'student' && actor.role !== 'parent') return refuse('FORBIDDEN');
    const teacherId = teacherIdOf(actor);
    const studentId = ownStudent(said.studentId, actor);
    if (said.teacherId !== teacherId) return refuse('NOT_FOUND', 'joinRequest.teacherId');
    if (studentId === null)
      return refuse(said.studentId ? 'NOT_FOUND' : 'BAD_REQUEST', 'joinRequest.studentId');
    const teacher = yield* need('teacher', { teacherId });
    const [profile] = yield* need('teachers', { teacherId });
    if (!teacher || !profile) return refuse('NOT_FOUND', 'joinRequest.teacherId');
    const [student] = yield* need('students', { teacherId, ids: [studentId] });
    if (student?.blocked) return refuse('BLOCKED', 'joinRequest.teacherId');
    const meetingId = said.meetingId ?? null;
    const group =
      meetingId === null ? null : yield* groupFacts(teacherId, meetingId, 'joinRequest.meetingId');
    if (isRefusal(group)) return group;
    const isThere = group
      ? group.meeting.attendees.some((each) => each.studentId === studentId)
      : student !== undefined && !student.archived;
    if (isThere) return refuse('ALREADY_ASKED', 'joinRequest', { linked: 1 });
    const open = (yield* need('joinRequests', { teacherId })).filter(isAsking);
    if (open.some((each) => each.studentId === studentId && each.meetingId === meetingId))
      return refuse('ALREADY_ASKED', 'joinRequest');
    if (open.filter(({ requestedBy }) => requestedBy === actor.id).length >= mostOpen)
      return refuse('TOO_MANY', 'joinRequest', { limit: mostOpen });
    const accepted = yield* need('accepted', { teacherId, studentId });
    if (accepted !== profile.contractVersion)
      return refuse('CONTRACT_CHANGED', 'joinRequest', { version: profile.contractVersion });
    return { actor, teacher, studentId, group };
  },
  change({ joinRequest: said }, { actor, teacher, studentId, group }, { nowMs, newId }): Change {
    const made: JoinRequest = {
      kind: 'joinRequest',
      teacherId: teacher.id,
      id: newId(),
      revision: 0,
      studentId,
      requestedBy: actor.id,
      meetingId: group?.meeting.id ?? null,
      status: 'Pending',
      personalDiscount: null,
      message: (said.message ?? '').trim(),
      createdMs: nowMs,
      modifiedMs: nowMs,
      removedMs: null,
    };
    const params = {
      joinRequestId: made.id,
      studentId,
      studentName: actor.id === studentId ? actor.name : null,
      meetingId: made.meetingId,
      subjectName: group?.meeting.subject ?? null,
      teacherName: teacher.name,
    };
    return {
      rows: [{ before: null, after: made }],
      tell: [{ to: teacher.id, title: 'NewJoinRequest', params }],
      about: [made.id],
    };
  },
});
