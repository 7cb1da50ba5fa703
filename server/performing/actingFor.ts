/** In whose calendar a document of a student or a parent is carried out, and for whom: found from seats, never believed. */
import type { Id } from '../../domain/basics/ids.ts';
import { refuse } from '../../domain/basics/refusal.ts';
import type { OperationName } from '../../domain/operations.ts';
import type { Actor } from '../../domain/people/people.ts';
import { studentsOf } from '../people/relations.ts';
import { isStoredId } from '../store/rows/storedId.ts';
import type { Queries } from '../store/tables.ts';
import type { AskedStep, RefusedStep } from './documentOf.ts';

/** Who else than a teacher may ask for what at all (access.md); everything that is not named here is the teacher's alone. */
const openTo: Partial<Record<OperationName, readonly Actor['role'][]>> = {
  cancelMyAttendance: ['student', 'parent'],
  leaveMeeting: ['student', 'parent'],
};

/** The actor with the calendar they act in; or the step that is not theirs to do. A teacher acts in their own. */
export async function actingFor(
  queries: Queries,
  actor: Actor,
  steps: readonly AskedStep[],
): Promise<Actor | RefusedStep> {
  if (actor.role === 'teacher') return actor;
  // Before any row is looked at.
  const closed = steps.findIndex(({ name }) => !openTo[name]?.includes(actor.role));
  if (closed >= 0) return { at: closed, refusal: refuse('FORBIDDEN') };
  const studentIds = await studentsOf(queries, actor);
  let teacherId: Id | null = null;
  for (const [at, { args }] of steps.entries()) {
    const id = typeof args['id'] === 'string' ? args['id'] : '';
    const found = await teacherOfSeat(queries, studentIds, id);
    // One document is one transaction in one calendar.
    if (found === null || (teacherId !== null && found !== teacherId))
      return { at, refusal: refuse('NOT_FOUND', 'id') };
    teacherId = found;
  }
  return teacherId === null ? actor : { ...actor, acting: { teacherId, studentIds } };
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
