/** A parent who claimed a kept student leaves: the teacher keeps the student again, as before, and may invite anew. */
import { sql } from 'kysely';
import type { Id } from '../../../domain/basics/ids.ts';
import type { StoreTransaction } from '../../db/tables.ts';
import { touchTeachersOf } from '../people/touchTeachersOf.ts';

/** Before the parent's own rows go. What a parent wrote of the child goes with the parent; the name the teacher knew before. */
export async function keepAgain(transaction: StoreTransaction, parentId: Id): Promise<void> {
  const { rows } = await sql<{ teacher_id: Id; student_id: Id }>`
    select c.teacher_id, c.student_id from app.claims c
      join app.links l on l.teacher_id = c.teacher_id and l.student_id = c.student_id
      join app.users u on u.user_id = c.student_id and u.email is null and u.kept_by is null
    where c.claimed_by = ${parentId}
      and not exists (select 1 from app.guardians g where g.student_id = c.student_id and g.parent_id <> ${parentId})
      and not exists (select 1 from app.links o where o.student_id = c.student_id and o.teacher_id <> c.teacher_id)
    order by c.teacher_id, c.student_id`.execute(transaction);
  for (const { teacher_id: teacherId, student_id: studentId } of rows) {
    await sql`delete from app.guardians where student_id = ${studentId} and parent_id = ${parentId}`.execute(
      transaction,
    );
    await sql`update app.users set kept_by = ${teacherId}, phone = null, location = null, profile_image = null, preferences = '{}',
      removed_at = null, revision = revision + 1 where user_id = ${studentId}`.execute(transaction);
    await touchTeachersOf(transaction, studentId);
    await payThemselves(transaction, { teacherId, studentId, parentId });
    await sql`delete from app.claims where teacher_id = ${teacherId} and student_id = ${studentId}`.execute(
      transaction,
    );
  }
}

type Paying = { teacherId: Id; studentId: Id; parentId: Id };

/** What was paid for this student stays with them; what was paid for the family only where nobody else of it learns here. */
async function payThemselves(
  transaction: StoreTransaction,
  { teacherId, studentId, parentId }: Paying,
): Promise<void> {
  const alone = sql`not exists (select 1 from app.guardians g join app.links l on l.teacher_id = ${teacherId} and l.student_id = g.student_id
    where g.parent_id = ${parentId})`;
  await sql`update app.payments set payer_id = ${studentId},
      revision = (select revision from app.teachers where teacher_id = ${teacherId})
    where teacher_id = ${teacherId} and payer_id = ${parentId} and (student_id = ${studentId} or (student_id is null and ${alone}))`.execute(
    transaction,
  );
  await sql`update app.family_mails set payer_id = ${studentId}
    where teacher_id = ${teacherId} and payer_id = ${parentId} and ${alone}`.execute(transaction);
}
