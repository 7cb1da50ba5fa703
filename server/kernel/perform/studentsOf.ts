/** The students for whom a person speaks: a student for themselves, a parent for their children. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Actor } from '../../../domain/kernel/actor.ts';
import type { Queries } from '../../db/tables.ts';

export async function studentsOf(queries: Queries, { id, role }: Actor): Promise<Id[]> {
  if (role === 'student') return [id];
  if (role !== 'parent') return [];
  const rows = await queries
    .selectFrom('app.guardians')
    .select('student_id')
    .where('parent_id', '=', id)
    .execute();
  return rows.map((row) => row.student_id);
}
