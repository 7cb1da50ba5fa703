/** What an amount covers of the charges that are open, the oldest first, as the ledger will. */
import type { Entry } from '../../../domain/money/ledger.ts';

export function coveredBy(open: readonly Entry[], amountMinor: number): { entry: Entry; minor: number }[] {
  let rest = amountMinor;
  return open.flatMap((entry) => {
    const minor = Math.min(rest, entry.openMinor);
    rest -= minor;
    return minor > 0 ? [{ entry, minor }] : [];
  });
}
