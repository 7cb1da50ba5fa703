/** In whose calendar students and parents change their own attendance: found by the seats they hold. */
import type { Id } from '../../../domain/basics/ids.ts';
import { isStoredId } from '../../basics/storedId.ts';
import type { Queries } from '../../db/tables.ts';
import type { KernelParts, LearnerStep } from '../../kernel/perform/kernel.ts';

const attendance: LearnerStep = {
  field: 'id',
  teacherOf: (queries, { studentIds, args: { id } }) =>
    typeof id === 'string' ? teacherOfSeat(queries, studentIds, id) : Promise.resolve(null),
};

export const calendarLearnerSteps = {
  cancelMyAttendance: attendance,
  leaveMeeting: attendance,
} satisfies KernelParts['learnerSteps'];

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
