/** What a lesson costs before and after; a request that waits for the usual price of its day has none yet. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { RowChange } from '../../../domain/kernel/rows.ts';
import type { Pair } from './pairLessons.ts';

export type PriceChange = { beforeMinor: number; afterMinor: number };

/** Requests of which the price is settled by the answer alone. */
export const unpricedIds = (rows: readonly RowChange[]): ReadonlySet<Id> =>
  new Set(
    rows
      .flatMap(({ before, after }) => [before, after])
      .flatMap((row) => (row?.kind === 'pendingMeeting' && row.costMinor === null ? [row.id] : [])),
  );

/** Nothing where one of the two has no price yet: it neither falls nor rises. */
export function priceOf({ before, after }: Pair, unpriced: ReadonlySet<Id>): { price?: PriceChange } {
  if (!before || !after || before.costMinor === after.costMinor) return {};
  if (unpriced.has(before.meeting.id) || unpriced.has(after.meeting.id)) return {};
  return { price: { beforeMinor: before.costMinor, afterMinor: after.costMinor } };
}
