/** Rows that nobody but their teacher sees. */
import type { Id } from '../../domain/basics/ids.ts';
import type { Actor } from '../../domain/people/people.ts';
import type { Queries } from '../store/tables.ts';

export const teacherAlone = async (
  _queries: Queries,
  teacherId: Id,
  actors: readonly Actor[],
): Promise<({ as: 'teacher' } | null)[]> =>
  actors.map(({ id, role }) => (role === 'teacher' && id === teacherId ? { as: 'teacher' } : null));
