/** What every student owes by the ledger: what came in and is not used up yet covers the oldest lessons. */
import type { Id } from '../basics/ids.ts';
import type { Ledger } from './ledger.ts';

/** For lessons that have begun. */
export function owedByStudent({ entries }: Pick<Ledger, 'entries'>): Map<Id, number> {
  const owed = new Map<Id, number>();
  for (const { studentId, openMinor, isDue } of entries)
    if (isDue) owed.set(studentId, (owed.get(studentId) ?? 0) + openMinor);
  return owed;
}
