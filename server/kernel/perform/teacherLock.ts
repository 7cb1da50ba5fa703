/** The teacher's lock: a second change waits here. Only a change that is written takes the next revision. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Teacher } from '../../../domain/people/people.ts';
import { teacherColumns, toTeacher } from './teacherRow.ts';
import type { StoreTransaction } from '../../db/tables.ts';

/** revision: that of the last change that was written. */
export type Locked = { teacher: Teacher; revision: number; occupiedUntilMs: number };

/** A plan may expire at any time: the teacher's state at a given moment. */
export type LockedAt = (nowMs: number) => Locked;

/**
 * A statement of its own: what it reads beside the locked row (the name) is from before the wait, so whatever matters
 * is read after it.
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
