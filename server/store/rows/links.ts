/** How students stand with a teacher, as rows that deeds change. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Link } from '../../../domain/people/link.ts';
import type { Queries, StoreTransaction } from '../tables.ts';

export async function readLinks(queries: Queries, teacherId: Id, ids: readonly Id[]): Promise<Link[]> {
  if (ids.length === 0) return [];
  const rows = await queries
    .selectFrom('app.links')
    .select(['student_id', 'bad_cancels', 'blocked', 'archived'])
    .where('teacher_id', '=', teacherId)
    .where('student_id', 'in', ids)
    .execute();
  return rows.map((row) => ({
    kind: 'link',
    teacherId,
    id: row.student_id,
    revision: 0,
    badCancels: row.bad_cancels,
    blocked: row.blocked,
    archived: row.archived,
  }));
}

/** Links are made and ended elsewhere; here they only change. */
export async function writeLinks(transaction: StoreTransaction, links: readonly Link[]): Promise<void> {
  for (const { teacherId, id, badCancels, blocked, archived } of links) {
    await transaction
      .updateTable('app.links')
      .set({ bad_cancels: badCancels, blocked, archived })
      .where('teacher_id', '=', teacherId)
      .where('student_id', '=', id)
      .execute();
  }
}
