/** Reads and writes discounts, and counts their uses from the bookings. */
import { sql } from 'kysely';
import type { Id } from '../../../domain/basics/ids.ts';
import type { Discount } from '../../../domain/money/discount.ts';
import type { DiscountUse } from '../../../domain/money/discountUses.ts';
import type { Queries, Stored, StoreTransaction } from '../../db/tables.ts';
import type { Which } from '../../kernel/entities/entity.ts';

export async function readDiscounts(
  queries: Queries,
  teacherId: Id,
  { ids, since, removedToo }: Which = {},
): Promise<Discount[]> {
  if (ids?.length === 0) return [];
  let query = queries.selectFrom('app.discounts').selectAll().where('teacher_id', '=', teacherId);
  if (ids) query = query.where('id', 'in', ids);
  if (since !== undefined) query = query.where('revision', '>', since);
  if (!removedToo) query = query.where('removed_at', 'is', null);
  return (await query.orderBy('created_at').orderBy('id').execute()).map(toDiscount);
}

export async function writeDiscounts(
  transaction: StoreTransaction,
  discounts: readonly Discount[],
): Promise<void> {
  if (discounts.length === 0) return;
  await transaction
    .insertInto('app.discounts')
    .values(discounts.map(toStored))
    .onConflict((conflict) =>
      conflict.columns(['teacher_id', 'id']).doUpdateSet((row) => ({
        revision: row.ref('excluded.revision'),
        terms: row.ref('excluded.terms'),
        earlier: row.ref('excluded.earlier'),
        modified_at: row.ref('excluded.modified_at'),
        deleted_at: row.ref('excluded.deleted_at'),
        removed_at: row.ref('excluded.removed_at'),
      })),
    )
    .execute();
}

/** `students`: only what these have. */
export async function readUses(
  queries: Queries,
  teacherId: Id,
  { ids, students }: { ids?: readonly Id[]; students?: readonly Id[] },
): Promise<DiscountUse[]> {
  const found = await sql<DiscountUse>`
    select booking->>'discountId' as "discountId", m.id as "meetingId", m.series_id as "seriesId",
           booking->>'studentId' as "studentId"
    from app.meetings m, jsonb_array_elements(m.attendees) booking
    where m.teacher_id = ${teacherId} and m.removed_at is null and booking->>'discountId' is not null`.execute(
    queries,
  );
  return found.rows.filter(
    ({ discountId, studentId }) =>
      (!ids || ids.includes(discountId)) && (!students || students.includes(studentId)),
  );
}

const msOf = (moment: Date | null): number | null => (moment === null ? null : moment.getTime());
const momentOf = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));

const toDiscount = (row: Stored<'app.discounts'>): Discount => ({
  kind: 'discount',
  teacherId: row.teacher_id,
  id: row.id,
  revision: row.revision,
  terms: row.terms,
  earlier: row.earlier,
  createdMs: row.created_at.getTime(),
  modifiedMs: row.modified_at.getTime(),
  deletedMs: msOf(row.deleted_at),
  removedMs: msOf(row.removed_at),
});

const toStored = (discount: Discount) => ({
  teacher_id: discount.teacherId,
  id: discount.id,
  revision: discount.revision,
  terms: JSON.stringify(discount.terms),
  earlier: JSON.stringify(discount.earlier),
  created_at: new Date(discount.createdMs),
  modified_at: new Date(discount.modifiedMs),
  deleted_at: momentOf(discount.deletedMs),
  removed_at: momentOf(discount.removedMs),
});
