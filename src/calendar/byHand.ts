/** What a form's step would do, and doing it: the same preview and the same path as a sentence's plan. */
import { useEffect, useMemo, useState } from 'react';
import { isRefusal, type Refusal } from '../../domain/basics/refusal.ts';
import { isRefused } from '../../domain/decide.ts';
import type { Step } from '../../domain/operations.ts';
import { codecNow } from '../app/codecNow.ts';
import type { Preview } from '../../commands/preview.ts';
import { drawnOf, previewSteps } from '../app/previewSteps.ts';
import { useSchool } from '../app/school.ts';
import { sendSteps } from '../app/sendSteps.ts';
import { useCalendar } from './useCalendar.ts';

export type Foreseen = {
  /** false: the server would refuse it, and not because of a clash. */
  possible: boolean;
  clashes: boolean;
  refusal: Refusal | null;
  preview: Preview;
};

type Sending = { sending: boolean; refusal: Refusal | null };

function foresee(step: Step | null): Foreseen | null {
  const preview = step && previewSteps([step]);
  if (!preview) return null;
  const refusal = isRefused(preview) ? preview.refused.refusal : null;
  const clashes = refusal?.code === 'CLASH';
  return { preview, refusal, clashes, possible: refusal === null || clashes };
}

const withInsist = (step: Step, insist: boolean): Step =>
  step.name === 'addMeeting' || step.name === 'updateMeeting'
    ? ({ ...step, args: { ...step.args, insist } } as Step)
    : step;

export function useByHand(step: Step | null): {
  seen: Foreseen | null;
  state: Sending;
  /** The change's id, or null where it was refused. */
  save(insist: boolean): Promise<string | null>;
} {
  const meetings = useSchool((school) => school.meetings);
  const draw = useCalendar((calendar) => calendar.draw);
  const [state, setState] = useState<Sending>({ sending: false, refusal: null });
  // Meetings are named because a change by somebody else makes the preview anew.
  const seen = useMemo(() => foresee(step), [step, meetings]);

  useEffect(() => {
    draw(seen?.possible ? drawnOf(seen.preview, codecNow().zone) : null);
    return () => draw(null);
  }, [seen, draw]);

  return {
    seen,
    state,
    async save(insist) {
      if (!step) return null;
      setState({ sending: true, refusal: null });
      const sent = await sendSteps([withInsist(step, insist)], crypto.randomUUID(), codecNow());
      const refusal = sent.outcome === 'refused' ? sent.refusal : null;
      setState({ sending: false, refusal: isRefusal(refusal) ? refusal : null });
      return sent.outcome === 'done' ? sent.changeId : null;
    },
  };
}
