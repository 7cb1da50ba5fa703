/** Reads and writes student links. */
import { sql, type RawBuilder } from 'kysely';
import type { Id } from '../../../../domain/basics/ids.ts';
import { newLink, type Link, type LinkedStudent } from '../../../../domain/people/link.ts';
import type { Queries, Stored, StoreTransaction } from '../../../db/tables.ts';
import { isStoredId } from '../../../basics/storedId.ts';
import type { Changed, Which } from '../../../kernel/entities/entity.ts';
import { writeKeptStudents } from './keptStudents.ts';

export async function readLinks(
  queries: Queries,
  teacherId: Id,
  { ids, since, removedToo }: Which = {},
): Promise<Link[]> {
  if (ids?.length === 0) return [];
  let query = linksWithNames(queries, teacherId);
  if (ids) query = query.where('l.student_id', 'in', ids);
  if (since !== undefined) query = query.where('l.revision', '>', since);
  const links = (await query.orderBy('l.student_id').execute()).map(toLink);
  return removedToo && since !== undefined
    ? [...links, ...(await takenOver(queries, teacherId, since))]
    : links;
}

/** Whoever took a kept student's place over has a link of their own: the kept student's is gone. */
async function takenOver(queries: Queries, teacherId: Id, since: number): Promise<Link[]> {
  const rows = await queries
    .selectFrom('app.claims')
    .select(['student_id', 'revision'])
    .where('teacher_id', '=', teacherId)
    .where('revision', '>', since)
    .execute();
  return rows.map((row) => ({ ...newLink(teacherId, row.student_id), revision: row.revision ?? 0 }));
}

/** Whoever is kept by the teacher has a name and ways to be reached of hers. */
const linksWithNames = (queries: Queries, teacherId: Id) =>
  queries
    .selectFrom('app.links as l')
    .leftJoin('app.users as u', 'u.user_id', 'l.student_id')
    .selectAll('l')
    .select(['u.username', 'u.phone', 'u.kept_by', 'u.contact_email'])
    .where('l.teacher_id', '=', teacherId);

/** Their first parent, or they themselves. */
export const payerOf = (student: string): RawBuilder<Id> =>
  sql<Id>`coalesce((select g.parent_id from app.guardians g where g.student_id = ${sql.ref(student)}
    order by g.created_at, g.parent_id limit 1), ${sql.ref(student)})`;

/** As operations know students: with their names. */
export async function readLinkedStudents(
  queries: Queries,
  teacherId: Id,
  ids?: readonly Id[],
): Promise<LinkedStudent[]> {
  const known = ids?.filter(isStoredId);
  if (known?.length === 0) return [];
  let query = linksWithNames(queries, teacherId)
    .where('u.user_id', 'is not', null)
    .select(payerOf('l.student_id').as('payerId'));
  if (known) query = query.where('l.student_id', 'in', known);
  return (await query.orderBy('l.student_id').execute()).map(({ payerId, ...row }) => {
    const { kind: _kind, teacherId: _teacher, ...standing } = toLink(row);
    return { ...standing, name: row.username ?? '', payerId };
  });
}

export async function writeLinks(
  transaction: StoreTransaction,
  { after, gone, changes }: Changed<Link>,
  teacherId: Id,
): Promise<void> {
  await writeKeptStudents(transaction, changes, teacherId);
  if (gone.length > 0) {
    await transaction
      .deleteFrom('app.links')
      .where('teacher_id', '=', teacherId)
      .where(
        'student_id',
        'in',
        gone.map(({ id }) => id),
      )
      .execute();
  }
  if (after.length === 0) return;
  await transaction
    .insertInto('app.links')
    .values(after.map(toStored))
    .onConflict((conflict) =>
      conflict.columns(['teacher_id', 'student_id']).doUpdateSet((row) => ({
        revision: row.ref('excluded.revision'),
        bad_cancels: row.ref('excluded.bad_cancels'),
        blocked: row.ref('excluded.blocked'),
        archived: row.ref('excluded.archived'),
        notes: row.ref('excluded.notes'),
        homework: row.ref('excluded.homework'),
        personal_discount: row.ref('excluded.personal_discount'),
      })),
    )
    .execute();
}

type LinkWithName = Stored<'app.links'> & {
  [Column in 'username' | 'phone' | 'kept_by' | 'contact_email']: Stored<'app.users'>[Column] | null;
};

const toLink = (row: LinkWithName): Link => ({
  kind: 'link',
  teacherId: row.teacher_id,
  id: row.student_id,
  revision: row.revision,
  badCancels: row.bad_cancels,
  blocked: row.blocked,
  archived: row.archived,
  notes: row.notes,
  homework: row.homework,
  personalDiscount: row.personal_discount,
  createdMs: row.created_at.getTime(),
  kept:
    row.kept_by === row.teacher_id
      ? { name: row.username ?? '', phone: row.phone, email: row.contact_email }
      : null,
});

const toStored = (link: Link) => ({
  teacher_id: link.teacherId,
  student_id: link.id,
  revision: link.revision,
  bad_cancels: link.badCancels,
  blocked: link.blocked,
  archived: link.archived,
  notes: link.notes,
  homework: link.homework,
  personal_discount: link.personalDiscount && JSON.stringify(link.personalDiscount),
  created_at: new Date(link.createdMs),
});
