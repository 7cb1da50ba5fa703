/** In whose calendar students and parents ask for lessons: that of a teacher to whom they are linked. */
import type { Id } from '../../../domain/basics/ids.ts';
import { isStoredId } from '../../basics/storedId.ts';
import type { Queries } from '../../db/tables.ts';
import type { KernelParts } from '../../kernel/perform/kernel.ts';
import { linkedTeacher } from '../people/relations.ts';

const inputOf = ({ input }: Record<string, unknown>): Record<string, unknown> =>
  (input as Record<string, unknown> | undefined) ?? {};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export const requestLearnerSteps = {
  addPendingMeeting: {
    field: 'input.organizer',
    teacherOf: (queries, { studentIds, args }) =>
      linkedTeacher(queries, studentIds, text(inputOf(args)['organizer'])),
  },
  updatePendingMeeting: {
    field: 'input.id',
    teacherOf: (queries, { studentIds, args }) =>
      teacherOfPending(queries, studentIds, text(inputOf(args)['id'])),
  },
  removePendingMeeting: {
    field: 'id',
    teacherOf: (queries, { studentIds, args }) => teacherOfPending(queries, studentIds, text(args['id'])),
  },
} satisfies KernelParts['learnerSteps'];

/** Which of these students' teachers has the row; the operation checks whether it is the student's own. */
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
