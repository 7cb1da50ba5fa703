/** Every student with how they stand, by the ledger. */
import { useMemo } from 'react';
import { standingsByLedger } from '../../../domain/money/standingsByLedger.ts';
import { useEntityStore } from '../../lib/entities/entityStore.ts';
import { useLoadedLedger } from '../../lib/lessons/loadedLedger.ts';
import { entryOf, type Entry } from './roster.ts';

export function useRoster(): Entry[] {
  const students = useEntityStore((school) => school.students);
  const { ledger, facts, pricing, nowMs } = useLoadedLedger();
  const standing = useMemo(
    () => standingsByLedger(ledger, facts.schedule, nowMs, pricing),
    [ledger, facts, pricing, nowMs],
  );
  return useMemo(() => {
    const creditOf = (id: string): number => ledger.accounts.get(facts.payerOf(id))?.creditMinor ?? 0;
    return students.map((student) => entryOf(student, standing, creditOf(student.id)));
  }, [students, standing, ledger, facts]);
}
