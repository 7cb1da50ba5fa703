/** The teacher's lock: whoever comes second waits here. Only a change that is written takes the next number. */
import type { Id } from '../../domain/basics/ids.ts';
import type { Teacher } from '../../domain/people/people.ts';
import { teacherColumns, toTeacher } from '../store/rows/teacherRow.ts';
import type { StoreTransaction } from '../store/tables.ts';

/** revision: of the last change that was written. */
export type Locked = { teacher: Teacher; revision: number; occupiedUntilMs: number };

/** A plan ends by the clock: the teacher as they are at a moment. */
export type LockedAt = (nowMs: number) => Locked;

/**
 * A statement of its own: what it reads beside the locked row (the name) is from before the wait, so whatever decides
 * is asked after it.
 */
export async function lockTeacher(transaction: StoreTransaction, teacherId: Id): Promise<LockedAt | null> {
  const row = await transaction
    .selectFrom('app.teachers as t')
    .innerJoin('app.users as u', 'u.user_id', 't.teacher_id')
    .select([...teacherColumns, 't.revision', 't.occupied_until'])
    .where('t.teacher_id', '=', teacherId)
    .forNoKeyUpdate('t')
    .executeTakeFirst();
  if (!row) return null;
  return (nowMs) => ({
    teacher: toTeacher(row, nowMs),
    revision: row.revision,
    occupiedUntilMs: row.occupied_until.getTime(),
  });
}

export async function takeRevision(
  transaction: StoreTransaction,
  { teacher, revision }: Locked,
): Promise<number> {
  const next = revision + 1;
  await transaction
    .updateTable('app.teachers')
    .set({ revision: next })
    .where('teacher_id', '=', teacher.id)
    .execute();
  return next;
}
