/** How the one who asks stands to others: themselves, a guardian, a linked student. Read from rows, never from arguments. */
import type { Id } from '../../domain/basics/ids.ts';
import type { Actor } from '../../domain/people/people.ts';
import { denied } from '../doors/denied.ts';
import type { Context } from '../doors/context.ts';
import { isStoredId } from '../store/rows/storedId.ts';
import type { Queries } from '../store/tables.ts';

export function signedIn({ actor }: Pick<Context, 'actor'>): Actor {
  if (!actor) throw denied('UNAUTHENTICATED');
  return actor;
}

/** The students for whom this person speaks: a student for themselves, a parent for their children. */
export async function studentsOf(db: Queries, actor: Actor): Promise<Id[]> {
  if (actor.role === 'student') return [actor.id];
  if (actor.role !== 'parent') return [];
  const rows = await db
    .selectFrom('app.guardians')
    .select('student_id')
    .where('parent_id', '=', actor.id)
    .execute();
  return rows.map((row) => row.student_id);
}

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

/** Which of the asking person's students are linked to this teacher; none for a teacher or an admin. */
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
