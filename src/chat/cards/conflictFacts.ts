/** What a plan would clash with and its ways out, told in facts without words: kept with its card. */
import type { Wall } from '../../../domain/basics/wallTime.ts';
import type { Step } from '../../../domain/operations.ts';
import { takes, type Conflict } from '../../app/resolveConflict.ts';
import type { WayOut } from '../../app/wayOut.ts';
import { useSession } from '../../app/session.ts';
import type { PlanClash, PlanFacts } from './planFacts.ts';
import { planFactsNow } from './planFactsNow.ts';

export type ConflictFacts = {
  /** What was asked for; the safe way out may come to something else (an offer instead of a yes). */
  deed: PlanFacts['kind'];
  clashes: PlanClash[];
  asked: Wall | null;
  /** Lessons that insisting would do it to. */
  count: number;
  ways: WayOut[];
  /** null: the only safe way is to leave it. */
  chosen: WayOut | null;
  mayInsist: boolean;
};

/** `steps`: as they were asked for. */
export function conflictFacts(
  steps: readonly Step[],
  { ways, chosen, asked, refused }: Conflict,
): ConflictFacts {
  const facts = planFactsNow(steps, refused);
  return {
    deed: facts.kind,
    clashes: facts.clashes,
    asked,
    count: facts.lessons.length,
    ways,
    chosen,
    mayInsist: useSession.getState().user?.role === 'teacher' && steps.some((step) => takes(step, 'insist')),
  };
}
