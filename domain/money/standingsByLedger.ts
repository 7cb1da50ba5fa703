/** How every student stands, with what the ledger says is owed: what came in and is not used up yet covers the oldest lessons. */
import type { Id } from '../basics/ids.ts';
import type { Held } from '../calendar/lesson.ts';
import type { Ledger } from './ledger.ts';
import type { Pricing } from './pricing.ts';
import { standings, type Standing } from './standing.ts';

/** For lessons that have begun. */
export function owedByStudent({ entries }: Pick<Ledger, 'entries'>): Map<Id, number> {
  const owed = new Map<Id, number>();
  for (const { studentId, openMinor, isDue } of entries)
    if (isDue) owed.set(studentId, (owed.get(studentId) ?? 0) + openMinor);
  return owed;
}

/** What credit covers is paid here before it is written down. */
export function standingsByLedger(
  ledger: Ledger,
  schedule: readonly Held[],
  nowMs: number,
  pricing: Pricing,
): Map<Id, Standing> {
  const owed = owedByStudent(ledger);
  const all = new Map<Id, Standing>();
  for (const [id, standing] of standings(schedule, nowMs, pricing))
    all.set(id, { ...standing, owedMinor: owed.get(id) ?? 0 });
  for (const { studentId, kind, isDue, openMinor, unwritten } of ledger.entries) {
    const standing = all.get(studentId);
    if (!standing || !isDue || kind !== 'lesson' || unwritten.length === 0 || openMinor > 0) continue;
    standing.paid++;
    standing.unpaid--;
  }
  return all;
}
