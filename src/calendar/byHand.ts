/** What a form's steps would do, and doing it: the same preview and the same path as a sentence's plan. */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Refusal } from '../../domain/basics/refusal.ts';
import { isRefused } from '../../domain/decide.ts';
import type { Step } from '../../domain/operations.ts';
import { codecNow } from '../app/codecNow.ts';
import type { Preview } from '../../commands/preview.ts';
import { drawnOf, previewSteps } from '../app/previewSteps.ts';
import { useSchool } from '../app/school.ts';
import { sendSteps } from '../app/sendSteps.ts';
import { blamedOf, type Blamed } from '../chat/cards/blamed.ts';
import { withInsist } from '../chat/planSteps.ts';
import { useCalendar } from './useCalendar.ts';

export type Foreseen = {
  /** false: the server would refuse it, and not because of a clash. */
  possible: boolean;
  clashes: boolean;
  refusal: Refusal | null;
  /** Of several lessons that are saved together the one that is at fault. */
  blamed: Blamed | null;
  preview: Preview;
};

type Sending = { sending: boolean; refusal: Refusal | null; blamed: Blamed | null; lost: boolean };

const idle: Sending = { sending: false, refusal: null, blamed: null, lost: false };

function foresee(steps: readonly Step[] | null): Foreseen | null {
  const preview = steps && previewSteps(steps);
  if (!steps || !preview) return null;
  const refusal = isRefused(preview) ? preview.refused.refusal : null;
  const clashes = refusal?.code === 'CLASH';
  const blamed = isRefused(preview) ? blamedOf(steps, preview.refused.step, preview.refused.refusal) : null;
  return { preview, refusal, blamed, clashes, possible: refusal === null || clashes };
}

export function useByHand(steps: readonly Step[] | null): {
  seen: Foreseen | null;
  state: Sending;
  /** The change's id, or null where it was refused. */
  save(insist: boolean): Promise<string | null>;
} {
  const meetings = useSchool((school) => school.meetings);
  const draw = useCalendar((calendar) => calendar.draw);
  const [state, setState] = useState<Sending>(idle);
  // The same steps go under the same name, so that what lost its answer is done once.
  const sentAs = useRef({ steps: '', requestId: '' });
  // Meetings are named because a change by somebody else makes the preview anew.
  const asked = useMemo(() => ({ steps, meetings }), [steps, meetings]);
  const seen = useMemo(() => foresee(asked.steps), [asked]);

  useEffect(() => {
    draw(seen?.possible ? drawnOf(seen.preview, codecNow().zone) : null);
    return () => draw(null);
  }, [seen, draw]);

  return {
    seen,
    state,
    async save(insist) {
      if (!steps) return null;
      setState({ ...idle, sending: true });
      const sure = insist ? withInsist(steps) : [...steps];
      const text = JSON.stringify(sure);
      if (sentAs.current.steps !== text) sentAs.current = { steps: text, requestId: crypto.randomUUID() };
      const sent = await sendSteps(sure, sentAs.current.requestId, codecNow());
      const refusal = sent.outcome === 'refused' ? sent.refusal : null;
      if (sent.outcome === 'refused') sentAs.current = { steps: '', requestId: '' };
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
