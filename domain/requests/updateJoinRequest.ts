/**
 * The teacher's answer to whoever asks to come. A yes makes the link and the seat in the group in the same change, after
 * the plan, the places and the contract are checked again; of two answers the second finds the first.
 */
import * as v from 'valibot';
import { isRefusal, refuse, type Refusal } from '../basics/refusal.ts';
import { id } from '../basics/wire.ts';
import { openDraft } from '../calendar/draft.ts';
import { editSeries } from '../calendar/series/editSeries.ts';
import { nextSlot } from '../calendar/expand.ts';
import { lessonAt } from '../calendar/lesson.ts';
import { checkAttendees, checkCapacity } from '../calendar/meetingChecks.ts';
import { checkPlan } from '../plans/plans.ts';
import { changedSince } from '../kernel/sharedInput.ts';
import { personalDiscount } from '../people/discount.ts';
import { notify, version } from '../kernel/sharedInput.ts';
import { toWall } from '../basics/zones.ts';
import { need, type Gathering } from '../kernel/facts.ts';
import type { Notice } from '../notices/notice.ts';
import { operation, type Change, type Means } from '../kernel/operation.ts';
import { checkDiscount } from '../people/discount.ts';
import { linkOf, newLink, linkedAfter, type LinkedStudent } from '../people/link.ts';
import type { Teacher } from '../people/people.ts';
import { checkRoom } from '../people/rosterLimit.ts';
import type { RowChange } from '../kernel/rows.ts';
import type { Subject } from '../subjects/subject.ts';
import { groupFacts, type Group } from './groupFacts.ts';
import { isAsking, type JoinRequest } from './joinRequest.ts';
import { whoAsks } from './joinRequestCard.ts';

const args = v.strictObject({
  id,
  status: v.picklist(['Approved', 'Rejected']),
  personalDiscount: v.nullish(personalDiscount),
  version,
  notify,
});
type Args = v.InferOutput<typeof args>;

type Facts = {
  teacher: Teacher;
  subjects: Subject[];
  request: JoinRequest;
  roster: LinkedStudent[];
  /** As linked already, or null. */
  student: LinkedStudent | null;
  group: Group | null;
  /** The version of the contract that the student has accepted last, and the one that stands. */
  accepted: number | null;
  contractVersion: number;
};

export const updateJoinRequest = operation({
  name: 'updateJoinRequest',
  writes: ['joinRequest', 'link', 'meeting'],
  card: { effect: ({ status }) => (status === 'Approved' ? 'admit' : 'reject'), about: whoAsks },
  args,
  *facts(said, actor): Gathering<Facts | Refusal> {
    if (actor.role !== 'teacher') return refuse('FORBIDDEN');
    const teacherId = actor.id;
    const teacher = yield* need('teacher', { teacherId });
    const [profile] = yield* need('teachers', { teacherId });
    const [request] = yield* need('joinRequests', { teacherId, ids: [said.id] });
    if (!teacher || !profile || !request) return refuse('NOT_FOUND', 'id');
    const stale = changedSince(said.version, request.revision);
    if (stale) return stale;
    const { studentId, meetingId } = request;
    const roster = yield* need('roster', { teacherId });
    const isAnswered = !isAsking(request) || said.status === 'Rejected';
    const group = isAnswered || meetingId === null ? null : yield* groupFacts(teacherId, meetingId, 'id');
    if (isRefusal(group)) return group;
    return {
      teacher,
      subjects: yield* need('subjects', { teacherId }),
      request,
      roster,
      student: roster.find((each) => each.id === studentId) ?? null,
      group,
      accepted: yield* need('accepted', { teacherId, studentId }),
      contractVersion: profile.contractVersion,
    };
  },
  authorize(_actor, facts, { status }) {
    const { teacher, request, roster, student, accepted, contractVersion } = facts;
    if (!isAsking(request)) return refuse('CHANGED_MEANWHILE', 'status', { status: request.status });
    if (status === 'Rejected') return null;
    if (accepted !== contractVersion) return refuse('CONTRACT_CHANGED', 'id', { version: contractVersion });
    const isNew = student === null || student.archived;
    return checkPlan(teacher) ?? (isNew ? checkRoom(teacher, roster, 'status') : null);
  },
  change(said, facts, means): Change | Refusal {
    const { request, teacher } = facts;
    const discount = said.personalDiscount ?? null;
    const odd = checkDiscount(discount, 'personalDiscount');
    if (odd) return odd;
    const isYes = said.status === 'Approved';
    const after: JoinRequest = {
      ...request,
      status: said.status,
      personalDiscount: isYes ? discount : request.personalDiscount,
      modifiedMs: means.nowMs,
    };
    const rows: RowChange[] = [{ before: request, after }];
    let follow: Change['follow'];
    if (isYes) {
      const linked = linkedBy(said, facts, means);
      rows.push(linked.row);
      const seated = facts.group ? seatIn(facts.group, linked.student, said, facts, means) : null;
      if (isRefusal(seated)) return seated;
      rows.push(...(seated?.rows ?? []));
      follow = seated?.follow;
    }
    const tell = said.notify === 'quiet' ? [] : tellOfAnswer(after, teacher, facts.group);
    return { rows, tell, about: [request.id], ...(follow && { follow }) };
  },
});

function linkedBy(
  { personalDiscount: discount }: Args,
  { teacher, request, student }: Facts,
  { nowMs }: Means,
): { row: RowChange; student: LinkedStudent } {
  const fresh = newLink(teacher.id, request.studentId, nowMs);
  const before = student ? linkOf(student, teacher.id) : null;
  const after = {
    ...(before ?? fresh),
    archived: false,
    personalDiscount: discount ?? before?.personalDiscount ?? null,
  };
  const name = student?.name ?? '';
  const payerId = student?.payerId ?? request.studentId;
  return { row: { before, after }, student: linkedAfter({ ...fresh, name, payerId }, after) };
}

/** From the next lesson on, as a student leaves a series. */
function seatIn(
  group: Group,
  student: LinkedStudent,
  { personalDiscount: discount }: Args,
  { teacher, subjects }: Facts,
  { nowMs, newId }: Means,
): { rows: RowChange[]; follow: Change['follow'] } | Refusal {
  const { meeting } = group;
  const next = nextSlot(meeting, toWall(nowMs, meeting.zone));
  if (next === null) return refuse('ALREADY_BEGUN', 'id');
  const attendee = { studentId: student.id, ...(discount && { personalDiscount: discount }) };
  const attendees = [...meeting.attendees, attendee];
  const refusal =
    checkAttendees(attendees, meeting.attendees, [student], teacher) ??
    checkCapacity({ capacity: meeting.capacity, attendees }, 'id');
  if (refusal) return refusal;
  const draft = openDraft(group.series);
  const lesson = lessonAt(meeting, meeting.rrule === null ? meeting.start : next);
  const edit = { scope: 'all', lesson, named: false, patch: { attendees }, keep: [], nowMs, newId } as const;
  const refused = editSeries(draft, edit, { teacher, subjects });
  if (refused) return refused;
  return { rows: draft.changes(), follow: (address) => draft.whereIs(address) };
}

export function tellOfAnswer(request: JoinRequest, teacher: Teacher, group: Group | null): Notice[] {
  const title = request.status === 'Approved' ? 'JoinRequestApproved' : 'JoinRequestRejected';
  const params = {
    joinRequestId: request.id,
    teacherId: teacher.id,
    teacherName: teacher.name,
    studentId: request.studentId,
    meetingId: request.meetingId,
    subjectName: group?.meeting.subject ?? null,
  };
  return [...new Set([request.studentId, request.requestedBy])].map((to) => ({ to, title, params }));
}
