/** Raises the revision of each teacher of a changed student, one after the other, so that their lists are updated. */
import { sql } from 'kysely';
import type { Id } from '../../../domain/basics/ids.ts';
import { announce } from '../../kernel/live/announce.ts';
import type { StoreTransaction } from '../../db/tables.ts';

export async function touchTeachersOf(transaction: StoreTransaction, studentId: Id): Promise<void> {
  const teachers = await transaction
    .selectFrom('app.student_teachers')
    .select('teacher_id')
    .where('user_id', '=', studentId)
    .orderBy('teacher_id')
    .execute();
  for (const { teacher_id: teacherId } of teachers) {
    const { revision } = await transaction
      .updateTable('app.teachers')
      .set({ revision: sql<number>`revision + 1` })
      .where('teacher_id', '=', teacherId)
      .returning('revision')
      .executeTakeFirstOrThrow();
    await transaction
      .updateTable('app.links')
      .set({ revision })
      .where('teacher_id', '=', teacherId)
      .where('student_id', '=', studentId)
      .execute();
    await announce(transaction, { kind: 'rows', teacherId, revision });
  }
}
