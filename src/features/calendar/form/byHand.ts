/** What a form's steps would do, and doing it: the same preview and the same path as a sentence's plan. */
import { useEffect, useMemo, useState } from 'react';
import type { Refusal } from '../../../../domain/basics/refusal.ts';
import { isRefused } from '../../../../domain/decide.ts';
import type { Step } from '../../../../domain/operations.ts';
import { codecNow } from '../../../lib/entities/codecNow.ts';
import type { Preview } from '../../../../commands/preview.ts';
import { drawnOf } from '../../../lib/operations/previewSteps.ts';
import { resolveConflict, withInsist } from '../../../lib/operations/resolveConflict.ts';
import type { WayOut } from '../../../lib/operations/wayOut.ts';
import { useEntityStore } from '../../../lib/entities/entityStore.ts';
import { sendOnce } from '../../../lib/operations/sendOnce.ts';
import { blamedOf, type Blamed } from '../../effects/blamed.ts';
import { conflictFacts } from '../../effects/conflictFacts.ts';
import type { ConflictFacts } from '../../effects/planFactsShape.ts';
import { useCalendar } from '../../../lib/lessons/useCalendar.ts';

export type Foreseen = {
  /** false: the server would refuse it, and not because of a conflict. */
  possible: boolean;
  /** What it would conflict with as it was asked for, and the safe ways out; the chosen one is what is saved. */
  conflict: ConflictFacts | null;
  refusal: Refusal | null;
  /** Of several lessons that are saved together the one that is at fault. */
  blamed: Blamed | null;
  preview: Preview;
  /** What is saved. */
  steps: Step[];
};

type Sending = { sending: boolean; refusal: Refusal | null; blamed: Blamed | null; lost: boolean };

const idle: Sending = { sending: false, refusal: null, blamed: null, lost: false };

function foresee(steps: readonly Step[] | null, way: WayOut | null): Foreseen | null {
  const resolved = steps && resolveConflict(steps, way);
  if (!steps || !resolved) return null;
  const { preview, conflict } = resolved;
  const refusal = isRefused(preview) && !conflict ? preview.refused.refusal : null;
  const blamed =
    isRefused(preview) && refusal ? blamedOf(steps, preview.refused.step, preview.refused.refusal) : null;
  return {
    preview,
    refusal,
    blamed,
    steps: resolved.steps,
    conflict: conflict && conflictFacts(steps, conflict),
    possible: refusal === null && conflict?.chosen !== null,
  };
}

export function useByHand(steps: readonly Step[] | null): {
  seen: Foreseen | null;
  state: Sending;
  /** Another safe way out of a conflict. */
  takeWay(way: WayOut): void;
  /** The change's id, or null where it was refused. */
  save(insist: boolean): Promise<string | null>;
} {
  const meetings = useEntityStore((school) => school.meetings);
  const draw = useCalendar((calendar) => calendar.draw);
  const [state, setState] = useState<Sending>(idle);
  // Meetings are named because a change by somebody else makes the preview anew.
  const asked = useMemo(() => ({ steps, meetings }), [steps, meetings]);
  // A way out is one of these steps; others have ways of their own.
  const [taken, take] = useState<{ of: typeof steps; way: WayOut } | null>(null);
  const way = taken?.of === steps ? taken.way : null;
  const seen = useMemo(() => foresee(asked.steps, way), [asked, way]);

  useEffect(() => {
    draw(seen && !seen.refusal ? drawnOf(seen.preview, codecNow().zone) : null);
    return () => draw(null);
  }, [seen, draw]);

  return {
    seen,
    state,
    takeWay: (chosen) => take({ of: steps, way: chosen }),
    async save(insist) {
      if (!steps || !seen) return null;
      setState({ ...idle, sending: true });
      const sure = insist ? withInsist(steps) : seen.steps;
      const sent = await sendOnce(sure);
      const refusal = sent.outcome === 'refused' ? sent.refusal : null;
      setState({
        sending: false,
        refusal,
        blamed: sent.outcome === 'refused' ? blamedOf(sure, sent.step, sent.refusal) : null,
        lost: sent.outcome === 'unknown',
      });
      return sent.outcome === 'done' ? sent.changeId : null;
    },
  };
}
