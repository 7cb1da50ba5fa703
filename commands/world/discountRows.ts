/** The discounts that the world tells of, as rows; how prices follow from them. */
import { readDiscount, type WireDiscount } from '../../domain/money/wireDiscount.ts';
import type { Discount } from '../../domain/money/discount.ts';
import type { World } from './world.ts';

const kept = new WeakMap<readonly WireDiscount[], Discount[]>();

export function discountRows(world: Pick<World, 'discounts' | 'user'>): Discount[] {
  const known = kept.get(world.discounts);
  if (known) return known;
  const currency = world.user?.preferences?.currency ?? 'ILS';
  const rows = world.discounts.flatMap(
    (wire) => readDiscount(wire, { teacherId: world.user?.id ?? '', currency }) ?? [],
  );
  kept.set(world.discounts, rows);
  return rows;
}
