/** What stands in the way of a yes to a request, with its ways out, in the words of its row. */
import type { TFunction } from 'i18next';
import type { Step } from '../../../domain/operations.ts';
import type { PendingMeeting } from '../../../domain/requests/pendingMeeting.ts';
import { resolveConflict, withInsist } from '../../lib/operations/resolveConflict.ts';
import type { WayOut } from '../../lib/operations/wayOut.ts';
import { conflictSentence, takenSentences } from '../effects/conflictSentence.ts';
import { conflictFacts } from '../effects/conflictFacts.ts';
import { conflictView, type ConflictView } from '../effects/conflictView.ts';
import { resolveRequest } from '../effects/resolveRequest.ts';
import type { Language } from '../../../domain/basics/languages.ts';
import { stepToAnswer } from './waiting.ts';

type Trouble = {
  insisted: Step[];
  /** The hour that is free is offered; where there is none, another has to be chosen by hand. */
  safe: Step[] | null;
  view: ConflictView;
  sentences: string[];
};

/** `way`: the way out that was chosen instead of the first. null: nothing stands in the way. */
export function requestTrouble(
  pending: PendingMeeting,
  way: WayOut | null,
  words: { t: TFunction; language: Language },
): Trouble | null {
  const steps = [stepToAnswer(pending, { status: 'Approved' })];
  const resolved = resolveConflict(steps, way);
  if (!resolved?.conflict) return clashOfOwn(steps, words);
  const conflict = conflictFacts(steps, resolved.conflict);
  return {
    insisted: withInsist(steps),
    safe: conflict.chosen ? resolved.steps : null,
    view: conflictView(conflict, words),
    sentences: conflict.conflicts.map((conflict) => conflictSentence(conflict, words)),
  };
}

/** Nothing refuses a yes to an offer, although another lesson of one's own stands there. */
function clashOfOwn(steps: Step[], words: { t: TFunction; language: Language }): Trouble | null {
  const conflict = resolveRequest(steps)?.conflict;
  return conflict
    ? {
        insisted: steps,
        safe: null,
        view: conflictView(conflict, words),
        sentences: takenSentences(conflict, words),
      }
    : null;
}
