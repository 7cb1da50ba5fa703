/** The teacher's lock and the number of the change, in one statement: whoever comes second waits here. */
import type { Id } from '../../domain/basics/ids.ts';
import type { Teacher } from '../../domain/people/people.ts';
import { teacherColumns, toTeacher } from '../store/rows/teacherRow.ts';
import type { StoreTransaction } from '../store/tables.ts';

export type Locked = { teacher: Teacher; revision: number; occupiedUntilMs: number };

export async function lockTeacher(transaction: StoreTransaction, teacherId: Id): Promise<Locked | null> {
  const row = await transaction
    .updateTable('app.teachers as t')
    .from('app.users as u')
    .set((teacher) => ({ revision: teacher('t.revision', '+', 1) }))
    .where('t.teacher_id', '=', teacherId)
    .where('u.user_id', '=', teacherId)
    .returning([...teacherColumns, 't.revision', 't.occupied_until'])
    .executeTakeFirst();
  if (!row) return null;
  return { teacher: toTeacher(row), revision: row.revision, occupiedUntilMs: row.occupied_until.getTime() };
}
