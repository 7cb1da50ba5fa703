/** The table of discounts, and their uses, counted from the bookings. */
import { sql } from 'kysely';
import type { Id } from '../../../domain/basics/ids.ts';
import { discountEntity as declared, type Discount } from '../../../domain/money/discount.ts';
import type { DiscountUse } from '../../../domain/money/discountUses.ts';
import type { Queries } from '../../db/tables.ts';
import { plainRows, type TableOf } from '../../kernel/entities/plainRows.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    'app.discounts': TableOf<Discount>;
  }
}

export const discountRows = plainRows(declared, {
  table: 'app.discounts',
  order: 'createdMs',
  fields: {
    terms: 'json',
    earlier: 'json',
    createdMs: 'moment once',
    modifiedMs: 'moment',
    deletedMs: 'moment',
  },
});

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
