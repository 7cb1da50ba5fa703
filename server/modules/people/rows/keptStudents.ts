/** Writes the students whom a teacher keeps herself: people without an account, whom nobody else finds. */
import { sql } from 'kysely';
import type { Id } from '../../../../domain/basics/ids.ts';
import { refuse } from '../../../../domain/basics/refusal.ts';
import type { Link } from '../../../../domain/people/link.ts';
import type { StoreTransaction } from '../../../db/tables.ts';
import type { Changed } from '../../../kernel/entities/entity.ts';
import { Rollback } from '../../../kernel/perform/rollback.ts';

export async function writeKeptStudents(
  transaction: StoreTransaction,
  changes: Changed<Link>['changes'],
  teacherId: Id,
): Promise<void> {
  for (const { before, after } of changes) {
    const link = after ?? before;
    if (!link || (before ?? after)?.kept == null) continue;
    if (withdraws(before, after)) await withdraw(transaction, teacherId, link.id);
    if (after === null) await forget(transaction, teacherId, link.id);
    else if (after.kept) await keep(transaction, teacherId, { ...after, kept: after.kept }, before === null);
  }
}

/** An invitation that may have gone to a wrong person holds no longer once the teacher sets right who is meant. */
function withdraws(before: Link | null, after: Link | null): boolean {
  if (!before || !after) return after === null;
  const reaches = ({ kept }: Link): string => JSON.stringify([kept?.email, kept?.phone]);
  return (
    reaches(before) !== reaches(after) ||
    (after.archived && !before.archived) ||
    (after.blocked && !before.blocked)
  );
}

async function withdraw(transaction: StoreTransaction, teacherId: Id, id: Id): Promise<void> {
  await transaction
    .deleteFrom('app.claims')
    .where('teacher_id', '=', teacherId)
    .where('student_id', '=', id)
    .where('claimed_by', 'is', null)
    .execute();
}

async function keep(
  transaction: StoreTransaction,
  teacherId: Id,
  { id, kept }: { id: Id; kept: NonNullable<Link['kept']> },
  isNew: boolean,
): Promise<void> {
  const said = {
    username: kept.name,
    phone: kept.phone && JSON.stringify(kept.phone),
    contact_email: kept.email,
  };
  if (!isNew) {
    await transaction
      .updateTable('app.users')
      .set({ ...said, revision: sql<number>`revision + 1` })
      .where('user_id', '=', id)
      .where('kept_by', '=', teacherId)
      .execute();
    return;
  }
  const made = await transaction
    .insertInto('app.users')
    .values({ user_id: id, role: 'student', email: null, kept_by: teacherId, ...said })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  // The id of somebody else: that there is such a person is told to nobody.
  if (!made) throw new Rollback({ at: 0, refusal: refuse('BAD_REQUEST', 'input.studentId') });
}

async function forget(transaction: StoreTransaction, teacherId: Id, id: Id): Promise<void> {
  await transaction
    .deleteFrom('app.users')
    .where('user_id', '=', id)
    .where('kept_by', '=', teacherId)
    .execute();
}
