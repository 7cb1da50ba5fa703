/** Takes a person out of the school: what is theirs goes, and where others still count with them stays a row without a name. */
import { sql } from 'kysely';
import type { Role } from '../../domain/people/people.ts';
import { tellTeachersOf } from '../store/rows/tellTeachersOf.ts';
import type { StoreTransaction } from '../store/tables.ts';
import { readPersonTables } from './personTables.ts';

export async function deletePerson(
  transaction: StoreTransaction,
  { userId, role }: { userId: string; role: Role },
): Promise<void> {
  const tables = await readPersonTables(transaction);
  // The calendar's own lock: nobody writes into it while it goes.
  if (role === 'teacher') {
    await sql`update app.teachers set revision = revision + 1 where teacher_id = ${userId}`.execute(
      transaction,
    );
  }
  // First, while it is still known whose calendars show the name: those are drawn anew by it.
  await sql`update app.users set username = '—', email = null, phone = null, location = null, profile_image = null,
    preferences = '{}' where user_id = ${userId}`.execute(transaction);
  for (const { name, columns, isEvidence } of tables) {
    if (isEvidence || name === 'app.users') continue;
    const inCalendar = columns.includes('teacher_id');
    // Rows of a calendar are its teacher's; the school in which a student learned keeps its records, without a name.
    if (inCalendar && role !== 'teacher') continue;
    const owning = inCalendar ? ['teacher_id'] : ['user_id', 'parent_id'];
    for (const column of columns.filter((one) => owning.includes(one))) {
      await sql`delete from ${sql.table(name)} where ${sql.ref(column)} = ${userId}`.execute(transaction);
    }
  }
  await sql`update app.links set archived = true where student_id = ${userId}`.execute(transaction);
  await tellTeachersOf(transaction, userId);
  await sql`delete from auth."user" where id = ${userId}`.execute(transaction);
}
