/** Whoever writes to a person hears of their new address: the teachers of a student, the students of a teacher. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Notice } from '../../../domain/notices/notice.ts';
import { newId } from '../../basics/newId.ts';
import type { StoreTransaction } from '../../db/tables.ts';
import { writeNotifications } from '../../kernel/perform/notifications.ts';

type Changed = { oldEmail: string; newEmail: string; nowMs: number };

export async function tellOfEmail(
  transaction: StoreTransaction,
  userId: Id,
  { oldEmail, newEmail, nowMs }: Changed,
): Promise<void> {
  const person = await transaction
    .selectFrom('app.users')
    .select(['username', 'role'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!person) return;
  const addresses = { oldEmail, newEmail };
  const notices: Notice[] =
    person.role === 'student'
      ? (await teachersOf(transaction, userId)).map((to) => ({
          to,
          title: 'StudentEmailChanged',
          params: { studentId: userId, studentName: person.username, ...addresses },
        }))
      : person.role === 'teacher'
        ? (await learnersWith(transaction, userId)).map((to) => ({
            to,
            title: 'TeacherEmailChanged',
            params: { teacherId: userId, teacherName: person.username, ...addresses },
          }))
        : [];
  await writeNotifications(transaction, notices, { changeId: newId(nowMs), actorId: userId, nowMs });
}

async function teachersOf(transaction: StoreTransaction, studentId: Id): Promise<Id[]> {
  const rows = await transaction
    .selectFrom('app.student_teachers')
    .select('teacher_id')
    .where('user_id', '=', studentId)
    .execute();
  return rows.map((row) => row.teacher_id);
}

async function learnersWith(transaction: StoreTransaction, teacherId: Id): Promise<Id[]> {
  const rows = await transaction
    .selectFrom('app.links')
    .select('student_id')
    .where('teacher_id', '=', teacherId)
    .where('blocked', '=', false)
    .where('archived', '=', false)
    .execute();
  return rows.map((row) => row.student_id);
}
