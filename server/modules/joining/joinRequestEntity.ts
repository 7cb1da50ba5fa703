/** Join requests, as the teacher and those who asked see them, linked or not. */
import type { Id } from '../../../domain/basics/ids.ts';
import { toMajor } from '../../../domain/basics/money.ts';
import { lessOff } from '../../../domain/money/lessOff.ts';
import { joinRequestEntity as declared, type JoinRequest } from '../../../domain/requests/joinRequest.ts';
import type { Actor } from '../../../domain/kernel/actor.ts';
import { entity, type Changed } from '../../kernel/entities/entity.ts';
import { readJoinRequests, writeJoinRequests } from './joinRequestRows.ts';
import { readNames } from '../people/names.ts';
import { studentsOf } from '../../kernel/perform/studentsOf.ts';
import { readMeetings } from '../calendar/rows/readMeetings.ts';
import type { Queries } from '../../db/tables.ts';

export type WireJoinRequest = {
  id: Id;
  version: number;
  removed: boolean;
  teacherId: Id;
  teacherName: string;
  studentId: Id;
  studentName: string;
  requestedBy: Id;
  meetingId: Id | null;
  meetingName: string | null;
  status: string;
  personalDiscount: { type: string; value: number } | null;
  /** What one lesson costs, in major units, after the discount. */
  price: number | null;
  message: string;
  createdAt: string;
  updatedAt: string;
};

export type RequestViewer = { as: 'teacher' } | { as: 'asking'; students: readonly Id[] };

export const joinRequestEntity = entity(declared, {
  read: readJoinRequests,
  write: (transaction, { after }: Changed<JoinRequest>) => writeJoinRequests(transaction, after),
  async toWire(queries, requests, { id: teacherId, currency }): Promise<WireJoinRequest[]> {
    const people = await readNames(queries, [
      ...new Set([teacherId, ...requests.map(({ studentId }) => studentId)]),
    ]);
    const ids = [...new Set(requests.flatMap(({ meetingId }) => meetingId ?? []))];
    const held = await readMeetings(queries, teacherId, { ids, removedToo: true });
    const meetings = new Map(held.map(({ meeting }) => [meeting.id, meeting]));
    return requests.map((each) => {
      const meeting = each.meetingId === null ? undefined : meetings.get(each.meetingId);
      const discount = each.personalDiscount;
      const money = (value: number): number => toMajor(value, currency);
      return {
        id: each.id,
        version: each.revision,
        removed: each.removedMs !== null,
        teacherId,
        teacherName: people.get(teacherId)?.name ?? '',
        studentId: each.studentId,
        studentName: people.get(each.studentId)?.name ?? '',
        requestedBy: each.requestedBy,
        meetingId: each.meetingId,
        meetingName: meeting ? meeting.summary || meeting.subject : null,
        status: each.status,
        personalDiscount:
          discount?.type === 'fixed' ? { type: 'fixed', value: money(discount.value) } : discount,
        price: meeting ? money(lessOff(meeting.costMinor, discount)) : null,
        message: each.message,
        createdAt: String(each.createdMs),
        updatedAt: String(each.modifiedMs),
      };
    });
  },
  viewers: (queries, teacherId, actors) =>
    Promise.all(actors.map((actor) => viewerOf(queries, teacherId, actor))),
  seenBy: (row, viewer) => (viewer.as === 'teacher' || viewer.students.includes(row.studentId) ? row : null),
});

/** Viewers are the teacher, the teacher's students, and people who are about to join. */
export async function viewerOf(queries: Queries, teacherId: Id, actor: Actor): Promise<RequestViewer | null> {
  if (actor.role === 'teacher') return actor.id === teacherId ? { as: 'teacher' } : null;
  const students = await studentsOf(queries, actor);
  if (students.length === 0) return null;
  const link = await queries
    .selectFrom('app.student_teachers')
    .select('user_id')
    .where('user_id', 'in', students)
    .where('teacher_id', '=', teacherId)
    .executeTakeFirst();
  if (link) return { as: 'asking', students };
  // Somebody who asks to join has accepted the contract first.
  const agreed = await queries
    .selectFrom('app.contract_acceptances')
    .select('id')
    .where('teacher_id', '=', teacherId)
    .where('student_id', 'in', students)
    .limit(1)
    .executeTakeFirst();
  return agreed ? { as: 'asking', students } : null;
}
