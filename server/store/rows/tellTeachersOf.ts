/** The teachers of a student who has changed see it in their lists: each in turn is locked and counts a revision. */
import { sql } from 'kysely';
import type { Id } from '../../../domain/basics/ids.ts';
import { announce } from '../../live/announce.ts';
import type { StoreTransaction } from '../tables.ts';

export async function tellTeachersOf(transaction: StoreTransaction, studentId: Id): Promise<void> {
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
