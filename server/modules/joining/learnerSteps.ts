/** In whose calendar students and parents ask to join: that of a teacher they are linked to, or whose share link they have. */
import type { Id } from '../../../domain/basics/ids.ts';
import { isStoredId } from '../../basics/storedId.ts';
import type { Queries } from '../../db/tables.ts';
import type { KernelParts, LearnerAsked } from '../../kernel/perform/kernel.ts';
import { linkedTeacher } from '../people/relations.ts';
import { teacherOfSlug } from './publicTeacher.ts';

export const joiningLearnerSteps = {
  acceptContract: {
    field: 'teacherId',
    teacherOf: (queries, asked) => openTeacher(queries, asked, asked.args),
  },
  addJoinRequest: {
    field: 'joinRequest.teacherId',
    teacherOf: (queries, asked) =>
      openTeacher(queries, asked, (asked.args['joinRequest'] as Said | undefined) ?? {}),
  },
  removeJoinRequest: {
    field: 'id',
    teacherOf: (queries, { studentIds, args: { id } }) =>
      typeof id === 'string' ? teacherOfRequest(queries, studentIds, id) : Promise.resolve(null),
  },
} satisfies KernelParts['learnerSteps'];

type Said = Record<string, unknown>;

/** A teacher to whom the student is linked, or whose current share link was used. */
async function openTeacher(
  queries: Queries,
  { studentIds, nowMs }: LearnerAsked,
  { teacherId, slug }: Said,
): Promise<Id | null> {
  if (typeof teacherId !== 'string') return null;
  const linked = await linkedTeacher(queries, studentIds, teacherId);
  if (linked !== null) return linked;
  const leads = typeof slug === 'string' ? await teacherOfSlug(queries, slug, nowMs) : null;
  return leads === teacherId ? leads : null;
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
