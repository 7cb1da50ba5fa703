/** Deletes a person: their own rows are removed, and rows that others still need stay without a name. */
import { sql } from 'kysely';
import type { Role } from '../../../domain/kernel/actor.ts';
import { keepAgain } from '../claims/keepAgain.ts';
import { touchTeachersOf } from '../people/touchTeachersOf.ts';
import type { StoreTransaction } from '../../db/tables.ts';
import { readPersonTables } from './personTables.ts';

export async function deletePerson(
  transaction: StoreTransaction,
  { userId, role }: { userId: string; role: Role },
): Promise<void> {
  const tables = await readPersonTables(transaction);
  // Takes the calendar's lock: nobody writes into it while it is deleted.
  if (role === 'teacher') {
    await sql`update app.teachers set revision = revision + 1 where teacher_id = ${userId}`.execute(
      transaction,
    );
  }
  // A claim locks its account first of all too (claims/takeOver.ts).
  await sql`select 1 from app.users where user_id = ${userId} for update`.execute(transaction);
  if (role === 'parent') await keepAgain(transaction, userId);
  // While it is still known whose calendars show the name: this makes them be sent again.
  await sql`update app.users set username = '—', email = null, phone = null, location = null, profile_image = null,
    preferences = '{}' where user_id = ${userId}`.execute(transaction);
  for (const { name, columns, isEvidence } of tables) {
    if (isEvidence || name === 'app.users') continue;
    const inCalendar = columns.includes('teacher_id');
    // Rows of a calendar belong to its teacher: a student's teachers keep their records, without a name.
    if (inCalendar && role !== 'teacher') continue;
    const owning = inCalendar ? ['teacher_id'] : ['user_id', 'parent_id'];
    for (const column of columns.filter((one) => owning.includes(one))) {
      await sql`delete from ${sql.table(name)} where ${sql.ref(column)} = ${userId}`.execute(transaction);
    }
  }
  await sql`delete from app.users where kept_by = ${userId}`.execute(transaction);
  await sql`update app.links set archived = true where student_id = ${userId}`.execute(transaction);
  await touchTeachersOf(transaction, userId);
  await sql`delete from auth."user" where id = ${userId}`.execute(transaction);
}
