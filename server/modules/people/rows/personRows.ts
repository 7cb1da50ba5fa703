/** Reads and writes students and parents, and who is whose guardian. */
import { sql } from 'kysely';
import type { Id } from '../../../../domain/basics/ids.ts';
import type { Guardianship, Person } from '../../../../domain/people/personRow.ts';
import type { RowChange } from '../../../../domain/kernel/rows.ts';
import type { Queries, StoreTransaction } from '../../../db/tables.ts';
import { personFieldsOf, writePerson } from './writePerson.ts';

export async function readPersons(queries: Queries, ids: readonly Id[]): Promise<Person[]> {
  if (ids.length === 0) return [];
  const rows = await queries.selectFrom('app.users').selectAll().where('user_id', 'in', ids).execute();
  return rows.map((row) => ({
    ...personFieldsOf(row),
    kind: 'person',
    id: row.user_id,
    revision: row.revision,
    role: row.role,
    currency: row.preferences.currency ?? 'ILS',
    zone: row.preferences.timeZone ?? 'Asia/Jerusalem',
    removedMs: row.removed_at === null ? null : row.removed_at.getTime(),
  }));
}

export async function readGuardianships(queries: Queries, parentId: Id): Promise<Guardianship[]> {
  const rows = await queries
    .selectFrom('app.guardians')
    .selectAll()
    .where('parent_id', '=', parentId)
    .orderBy('student_id')
    .execute();
  return rows.map((row) => ({
    kind: 'guardianship',
    id: row.student_id,
    revision: 0,
    parentId,
    createdMs: row.created_at.getTime(),
  }));
}

export async function writePersons(transaction: StoreTransaction, rows: readonly RowChange[]): Promise<void> {
  for (const { before, after } of rows) {
    if (after?.kind !== 'person') continue;
    const { id, currency, zone: timeZone, role, name, removedMs } = after;
    if (before === null)
      await transaction
        .insertInto('app.users')
        .values({ user_id: id, role, username: name, email: null })
        .execute();
    await writePerson(transaction, id, after, { currency, timeZone });
    await transaction
      .updateTable('app.users')
      .set({
        revision: sql<number>`revision + 1`,
        removed_at: removedMs === null ? null : new Date(removedMs),
      })
      .where('user_id', '=', id)
      .execute();
  }
}

/** A guardian who was linked by a code has used it up. */
export async function writeGuardianships(
  transaction: StoreTransaction,
  rows: readonly RowChange[],
): Promise<void> {
  for (const { before, after } of rows) {
    if (after?.kind === 'guardianship') {
      const link = { parent_id: after.parentId, student_id: after.id, created_at: new Date(after.createdMs) };
      await transaction.insertInto('app.guardians').values(link).execute();
      await transaction.deleteFrom('app.link_codes').where('user_id', '=', after.id).execute();
    } else if (before?.kind === 'guardianship') {
      await transaction
        .deleteFrom('app.guardians')
        .where('parent_id', '=', before.parentId)
        .where('student_id', '=', before.id)
        .execute();
    }
  }
}

type PersonChange = { userId: Id; id: Id; operations: string[]; rows: readonly RowChange[]; nowMs: number };

export async function logPersonChange(
  transaction: StoreTransaction,
  { userId, id, operations, rows, nowMs }: PersonChange,
): Promise<void> {
  await transaction
    .insertInto('app.person_changes')
    .values({
      user_id: userId,
      id,
      at: new Date(nowMs),
      operations: JSON.stringify(operations),
      rows: JSON.stringify(rows),
    })
    .execute();
}
