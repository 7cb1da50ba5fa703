/** How an actor is related to others: as a guardian or a linked student. Read from rows, never taken from arguments. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Actor } from '../../../domain/kernel/actor.ts';
import { isStoredId } from '../../basics/storedId.ts';
import { studentsOf } from '../../kernel/perform/studentsOf.ts';
import type { Queries } from '../../db/tables.ts';

export async function isGuardian(db: Queries, actor: Actor, studentId: Id): Promise<boolean> {
  if (actor.role !== 'parent' || !isStoredId(studentId)) return false;
  const row = await db
    .selectFrom('app.guardians')
    .select('student_id')
    .where('parent_id', '=', actor.id)
    .where('student_id', '=', studentId)
    .executeTakeFirst();
  return row !== undefined;
}

export type Link = { studentId: Id; blocked: boolean };

/** Which of the actor's students are linked to this teacher; none for a teacher or an admin. */
export async function linksWith(db: Queries, actor: Actor, teacherId: Id): Promise<Link[]> {
  const students = isStoredId(teacherId) ? await studentsOf(db, actor) : [];
  if (students.length === 0) return [];
  const rows = await db
    .selectFrom('app.links')
    .select(['student_id', 'blocked'])
    .where('teacher_id', '=', teacherId)
    .where('student_id', 'in', students)
    .execute();
  return rows.map((row) => ({ studentId: row.student_id, blocked: row.blocked }));
}

/** This teacher's id if one of these students is linked to them; otherwise null. */
export async function linkedTeacher(queries: Queries, studentIds: readonly Id[], id: Id): Promise<Id | null> {
  if (studentIds.length === 0 || !isStoredId(id)) return null;
  const link = await queries
    .selectFrom('app.links')
    .select('teacher_id')
    .where('teacher_id', '=', id)
    .where('student_id', 'in', studentIds)
    .executeTakeFirst();
  return link?.teacher_id ?? null;
}
