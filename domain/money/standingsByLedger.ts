/** How every student stands, with what the ledger says is owed: what came in and is not used up yet covers the oldest lessons. */
import type { Id } from '../basics/ids.ts';
import { ledgerOf, type Ledger, type LedgerFacts } from './ledger.ts';
import { priceBy } from './price.ts';
import type { Pricing } from './pricing.ts';
import { standings, type Standing } from './standing.ts';

/** For lessons that have begun. */
export function owedByStudent({ entries }: Pick<Ledger, 'entries'>): Map<Id, number> {
  const owed = new Map<Id, number>();
  for (const { studentId, openMinor, isDue } of entries)
    if (isDue) owed.set(studentId, (owed.get(studentId) ?? 0) + openMinor);
  return owed;
}

export function standingsByLedger(
  facts: Omit<LedgerFacts, 'priceFor'>,
  nowMs: number,
  pricing: Pricing,
): Map<Id, Standing> {
  const owed = owedByStudent(ledgerOf({ ...facts, priceFor: priceBy(pricing) }, nowMs));
  const all = new Map<Id, Standing>();
  for (const [id, standing] of standings(facts.schedule, nowMs, pricing))
    all.set(id, { ...standing, owedMinor: owed.get(id) ?? 0 });
  return all;
}
