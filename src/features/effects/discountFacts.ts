/** What a plan does to discounts, and what it changes on the lessons ahead, told in facts without words. */
import { toMs } from '../../../domain/basics/zones.ts';
import type { MeetingWithOccurrences } from '../../../domain/calendar/occurrence.ts';
import type { RowChange } from '../../../domain/kernel/rows.ts';
import { isGiven, type Discount, type Terms } from '../../../domain/money/discount.ts';
import { priceDifference, type PriceDifference } from '../../../domain/money/priceDifference.ts';

/** So many days are looked ahead, from now or from the day on which it begins. */
export const daysLooked = 30;
const dayMs = 86_400_000;

export type DiscountFacts = {
  said: { before: Terms | null; after: Terms | null }[];
  difference: Omit<PriceDifference, 'students'>;
  /** It holds for bookings to come alone. */
  given: boolean;
};

type Known = {
  all: readonly Discount[];
  held: readonly MeetingWithOccurrences[];
  nowMs: number;
  zone: string;
};

const discountIn = (row: RowChange['after']): Discount | null =>
  row?.kind === 'discount' && row.deletedMs === null && row.removedMs === null ? row : null;

export const isGivenIn = (rows: readonly RowChange[]): boolean =>
  rows.every(({ after }) => after?.kind !== 'discount' || isGiven(after.terms));

export function discountDifference(
  rows: readonly RowChange[],
  { all, held, nowMs, zone }: Known,
): PriceDifference {
  const changed = rows.flatMap(({ after }) => (after?.kind === 'discount' ? [after] : []));
  const after = [...all.filter(({ id }) => !changed.some((each) => each.id === id)), ...changed];
  const start = changed[0]?.terms.startDate;
  const fromMs = Math.max(nowMs, start ? toMs(`${start}T00:00`, zone) : 0);
  return priceDifference(held, all, after, [fromMs, fromMs + daysLooked * dayMs]);
}

/** null where no row is a discount. */
export function discountFacts(rows: readonly RowChange[], known: Known): DiscountFacts | null {
  const said = rows.flatMap(({ before, after }) => {
    const [was, is] = [discountIn(before), discountIn(after)];
    return was || is ? [{ before: was?.terms ?? null, after: is?.terms ?? null }] : [];
  });
  if (said.length === 0) return null;
  const { students: _, ...difference } = discountDifference(rows, known);
  return { said, difference, given: isGivenIn(rows) };
}
