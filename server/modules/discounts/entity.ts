/** A discount in its wire form, and what each viewer may see of it (access.md). */
import type { Id } from '../../../domain/basics/ids.ts';
import { toWall } from '../../../domain/basics/zones.ts';
import type { Actor } from '../../../domain/kernel/actor.ts';
import { discountEntity as declared } from '../../../domain/money/discount.ts';
import { countUses } from '../../../domain/money/discountUses.ts';
import { writeDiscount, type WireDiscount } from '../../../domain/money/wireDiscount.ts';
import type { Queries } from '../../db/tables.ts';
import { entity } from '../../kernel/entities/entity.ts';
import { maskedFor } from '../../kernel/entities/policy.ts';
import { calendarViewers } from '../people/calendarViewers.ts';
import { discountPolicy } from './policy.ts';
import { discountRows, readUses } from './rows.ts';

/** given: those that bookings of theirs have; today: the day at the earliest place of the world, so that none ends too soon. */
type DiscountViewer = { as: 'teacher' } | { as: 'linked'; given: ReadonlySet<Id>; today: string };

export const discountEntity = entity(declared, {
  ...discountRows,
  async toWire(queries, discounts, { id: teacherId, currency }) {
    const uses = discounts.length > 0 ? await readUses(queries, teacherId, {}) : [];
    return discounts.map((each) => writeDiscount(each, currency, countUses(uses, each.id)));
  },
  viewers,
  seenBy: maskDiscount,
});

async function viewers(
  queries: Queries,
  teacherId: Id,
  actors: readonly Actor[],
  nowMs: number,
): Promise<(DiscountViewer | null)[]> {
  const looking = await calendarViewers(queries, teacherId, actors);
  return Promise.all(
    looking.map(async (viewer): Promise<DiscountViewer | null> => {
      if (!viewer || viewer.as === 'teacher') return viewer;
      const uses = await readUses(queries, teacherId, { students: viewer.students });
      const today = toWall(nowMs, 'Etc/GMT+12').slice(0, 10);
      return { as: 'linked', given: new Set(uses.map(({ discountId }) => discountId)), today };
    }),
  );
}

/** Of what is given by hand others learn nothing; what holds no longer is gone for them. */
function maskDiscount(row: WireDiscount, viewer: DiscountViewer): WireDiscount | null {
  if (viewer.as === 'teacher') return row;
  const { id, version } = row;
  if (row.removed === true) return { id, version, removed: true };
  if (!row.conditionType && !viewer.given.has(id)) return null;
  const isOver = Boolean(row.deletedAt) || Boolean(row.endDate && row.endDate < viewer.today);
  if (row.active !== true || isOver) return { id, version, removed: true };
  return maskedFor<WireDiscount>(discountPolicy.types.Discount, ['linked'], row);
}
