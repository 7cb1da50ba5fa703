/** The viewers of rows that only their teacher may see. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Actor } from '../../../domain/kernel/actor.ts';
import type { Queries } from '../../db/tables.ts';

export const teacherOnly = async (
  _queries: Queries,
  teacherId: Id,
  actors: readonly Actor[],
): Promise<({ as: 'teacher' } | null)[]> =>
  actors.map(({ id, role }) => (role === 'teacher' && id === teacherId ? { as: 'teacher' } : null));
