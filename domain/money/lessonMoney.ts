/** What a lesson brings and what of it is still open, by the ledger; of a lesson ahead, what it will cost. */
import type { Ledger } from './ledger.ts';
import { owedFor, type PriceFor } from './owed.ts';
import type { MoneyOf } from './statistics.ts';

export const moneyBy =
  ({ entryAt }: Pick<Ledger, 'entryAt'>, priceFor: PriceFor): MoneyOf =>
  (lesson, studentId) => {
    const entry = entryAt(lesson, studentId);
    if (entry) return { minor: entry.amountMinor, openMinor: entry.openMinor };
    const owed = owedFor(lesson, studentId, priceFor);
    return owed && { minor: owed.amountMinor, openMinor: owed.amountMinor };
  };
