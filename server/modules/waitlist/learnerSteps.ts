/** In whose calendar students and parents join or leave a waitlist: that of the group, among their own teachers. */
import type { Id } from '../../../domain/basics/ids.ts';
import { isStoredId } from '../../basics/storedId.ts';
import type { Queries } from '../../db/tables.ts';
import type { KernelParts, LearnerStep } from '../../kernel/perform/kernel.ts';

const waitlist: LearnerStep = {
  field: 'meetingId',
  teacherOf: (queries, { studentIds, args: { meetingId } }) =>
    typeof meetingId === 'string' ? teacherOfMeeting(queries, studentIds, meetingId) : Promise.resolve(null),
};

export const waitlistLearnerSteps = {
  joinWaitlist: waitlist,
  leaveWaitlist: waitlist,
  takePlace: waitlist,
} satisfies KernelParts['learnerSteps'];

/** Which of these students' teachers has the meeting, whoever attends it. */
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
