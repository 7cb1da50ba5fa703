/** In whose calendar a document of a student or a parent is carried out, and for whom: found from seats, never believed. */
import type { Id } from '../../domain/basics/ids.ts';
import { refuse } from '../../domain/basics/refusal.ts';
import type { OperationName } from '../../domain/operations.ts';
import type { Actor } from '../../domain/people/people.ts';
import { studentsOf } from '../people/relations.ts';
import { teacherOfSlug } from '../requests/publicTeacher.ts';
import { calendarOfChange } from '../store/rows/changeLog.ts';
import { isStoredId } from '../store/rows/storedId.ts';
import type { Queries } from '../store/tables.ts';
import type { AskedStep, RefusedStep } from './documentOf.ts';

/** Who else than a teacher may ask for what at all (access.md); everything that is not named here is the teacher's alone. */
const openTo: Partial<Record<OperationName, readonly Actor['role'][]>> = {
  cancelMyAttendance: ['student', 'parent'],
  leaveMeeting: ['student', 'parent'],
  addPendingMeeting: ['student', 'parent'],
  updatePendingMeeting: ['student', 'parent'],
  removePendingMeeting: ['student', 'parent'],
  joinWaitlist: ['student', 'parent'],
  leaveWaitlist: ['student', 'parent'],
  takePlace: ['student', 'parent'],
  acceptContract: ['student', 'parent'],
  addJoinRequest: ['student', 'parent'],
  removeJoinRequest: ['student', 'parent'],
  undoChange: ['student', 'parent'],
};

/** The actor with the calendar they act in; or the step that is not theirs to do. A teacher acts in their own. */
export async function actingFor(
  queries: Queries,
  actor: Actor,
  steps: readonly AskedStep[],
  nowMs: number,
): Promise<Actor | RefusedStep> {
  if (actor.role === 'teacher') return actor;
  // Before any row is looked at.
  const closed = steps.findIndex(
    // An undo stands alone: beside another deed it is a teacher's.
    ({ name }) => !openTo[name]?.includes(actor.role) || (name === 'undoChange' && steps.length > 1),
  );
  if (closed >= 0) return { at: closed, refusal: refuse('FORBIDDEN') };
  const studentIds = await studentsOf(queries, actor);
  let teacherId: Id | null = null;
  for (const [at, step] of steps.entries()) {
    const { field, found: finding } =
      step.name === 'undoChange'
        ? { field: 'changeId', found: calendarOfChange(queries, actor.id, step.args['changeId']) }
        : teacherOfStep(queries, studentIds, step, nowMs);
    const found = await finding;
    // One document is one transaction in one calendar.
    if (found === null || (teacherId !== null && found !== teacherId))
      return { at, refusal: refuse('NOT_FOUND', field) };
    teacherId = found;
  }
  return teacherId === null ? actor : { ...actor, acting: { teacherId, studentIds } };
}

type Finding = { field: string; found: Promise<Id | null> };

function teacherOfStep(
  queries: Queries,
  studentIds: readonly Id[],
  { name, args }: AskedStep,
  nowMs: number,
): Finding {
  const input = args['input'] as Record<string, unknown> | undefined;
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  if (name === 'addPendingMeeting')
    return {
      field: 'input.organizer',
      found: linkedTeacher(queries, studentIds, text(input?.['organizer'])),
    };
  if (name === 'acceptContract')
    return {
      field: 'teacherId',
      found: openTeacher(queries, studentIds, args['teacherId'], args['slug'], nowMs),
    };
  if (name === 'addJoinRequest') {
    const said = args['joinRequest'] as Record<string, unknown> | undefined;
    const found = openTeacher(queries, studentIds, said?.['teacherId'], said?.['slug'], nowMs);
    return { field: 'joinRequest.teacherId', found };
  }
  if (name === 'removeJoinRequest')
    return { field: 'id', found: teacherOfRequest(queries, studentIds, text(args['id'])) };
  if (name === 'updatePendingMeeting')
    return { field: 'input.id', found: teacherOfPending(queries, studentIds, text(input?.['id'])) };
  if (name === 'joinWaitlist' || name === 'leaveWaitlist' || name === 'takePlace')
    return {
      field: 'meetingId',
      found: teacherOfMeeting(queries, studentIds, text(args['meetingId'])),
    };
  if (name === 'removePendingMeeting')
    return { field: 'id', found: teacherOfPending(queries, studentIds, text(args['id'])) };
  return { field: 'id', found: teacherOfSeat(queries, studentIds, text(args['id'])) };
}

/** A teacher whose student one is, or to whom one has come by her link as it is now. */
async function openTeacher(
  queries: Queries,
  studentIds: readonly Id[],
  said: unknown,
  slug: unknown,
  nowMs: number,
): Promise<Id | null> {
  if (typeof said !== 'string') return null;
  const linked = await linkedTeacher(queries, studentIds, said);
  if (linked !== null) return linked;
  const leads = typeof slug === 'string' ? await teacherOfSlug(queries, slug, nowMs) : null;
  return leads === said ? leads : null;
}

async function teacherOfRequest(queries: Queries, studentIds: readonly Id[], id: Id): Promise<Id | null> {
  if (studentIds.length === 0 || !isStoredId(id)) return null;
  const row = await queries
    .selectFrom('app.join_requests_of')
    .select('teacher_id')
    .where('user_id', 'in', studentIds)
    .where('request_id', '=', id)
    .executeTakeFirst();
  return row?.teacher_id ?? null;
}

async function linkedTeacher(queries: Queries, studentIds: readonly Id[], id: Id): Promise<Id | null> {
  if (studentIds.length === 0 || !isStoredId(id)) return null;
  const link = await queries
    .selectFrom('app.links')
    .select('teacher_id')
    .where('teacher_id', '=', id)
    .where('student_id', 'in', studentIds)
    .executeTakeFirst();
  return link?.teacher_id ?? null;
}

/** Among the teachers of these students: whose row it is; whether it is any of theirs is judged by the deed. */
export async function teacherOfPending(
  queries: Queries,
  studentIds: readonly Id[],
  id: Id,
): Promise<Id | null> {
  if (studentIds.length === 0 || !isStoredId(id)) return null;
  const row = await queries
    .selectFrom('app.student_teachers as s')
    .innerJoin('app.pending_meetings as p', 'p.teacher_id', 's.teacher_id')
    .select('p.teacher_id')
    .where('s.user_id', 'in', studentIds)
    .where('p.id', '=', id)
    .executeTakeFirst();
  return row?.teacher_id ?? null;
}

/** Among the teachers of these students: in whose calendar it stands, whoever attends. */
async function teacherOfMeeting(queries: Queries, studentIds: readonly Id[], id: Id): Promise<Id | null> {
  if (studentIds.length === 0 || !isStoredId(id)) return null;
  const row = await queries
    .selectFrom('app.student_teachers as s')
    .innerJoin('app.meetings as m', 'm.teacher_id', 's.teacher_id')
    .select('m.teacher_id')
    .where('s.user_id', 'in', studentIds)
    .where('m.id', '=', id)
    .executeTakeFirst();
  return row?.teacher_id ?? null;
}

/** The teacher of a meeting, or of one of its occurrences, that one of these students attends. */
async function teacherOfSeat(queries: Queries, studentIds: readonly Id[], id: Id): Promise<Id | null> {
  if (studentIds.length === 0 || !isStoredId(id)) return null;
  const seat = await queries
    .selectFrom('app.seats')
    .select('teacher_id')
    .where('user_id', 'in', studentIds)
    .where('meeting_id', '=', id)
    .executeTakeFirst();
  if (seat) return seat.teacher_id;
  const occurrence = await queries
    .selectFrom('app.seats as s')
    .innerJoin('app.occurrences as o', (join) =>
      join.onRef('o.teacher_id', '=', 's.teacher_id').onRef('o.meeting_id', '=', 's.meeting_id'),
    )
    .select('s.teacher_id')
    .where('s.user_id', 'in', studentIds)
    .where('o.id', '=', id)
    .executeTakeFirst();
  return occurrence?.teacher_id ?? null;
}
