/** What a plan would conflict with and its ways out, told in facts without words: kept with its card. */
import type { Step } from '../../../domain/operations.ts';
import { takes, type Conflict } from '../../lib/operations/resolveConflict.ts';
import { useSession } from '../../lib/session/session.ts';
import type { ConflictFacts } from './planFactsShape.ts';
import { planFactsNow } from './planFactsNow.ts';

/** `steps`: as they were asked for. */
export function conflictFacts(
  steps: readonly Step[],
  { ways, chosen, asked, refused }: Conflict,
): ConflictFacts {
  const facts = planFactsNow(steps, refused);
  // Of several things not all clash: a free hour is told with its day, and insisting speaks of none of them.
  const areSeveral = new Set(steps.map(({ name }) => name)).size > 1;
  return {
    action: facts.kind,
    conflicts: facts.conflicts,
    asked: areSeveral ? null : asked,
    count: areSeveral ? 1 : facts.lessons.length,
    endless: facts.endless,
    ways,
    chosen,
    mayInsist: useSession.getState().user?.role === 'teacher' && steps.some((step) => takes(step, 'insist')),
  };
}
