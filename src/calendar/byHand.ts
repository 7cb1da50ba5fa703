/** What a form's step would do, and doing it: the same preview and the same path as a sentence's plan. */
import { useEffect, useMemo, useRef, useState } from 'react';
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

type Sending = { sending: boolean; refusal: Refusal | null; lost: boolean };

const idle: Sending = { sending: false, refusal: null, lost: false };

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
  const [state, setState] = useState<Sending>(idle);
  // The same step goes under the same name, so that one whose answer was lost is done once.
  const sentAs = useRef({ step: '', requestId: '' });
  // Meetings are named because a change by somebody else makes the preview anew.
  const asked = useMemo(() => ({ step, meetings }), [step, meetings]);
  const seen = useMemo(() => foresee(asked.step), [asked]);

  useEffect(() => {
    draw(seen?.possible ? drawnOf(seen.preview, codecNow().zone) : null);
    return () => draw(null);
  }, [seen, draw]);

  return {
    seen,
    state,
    async save(insist) {
      if (!step) return null;
      setState({ ...idle, sending: true });
      const sure = withInsist(step, insist);
      const text = JSON.stringify(sure);
      if (sentAs.current.step !== text) sentAs.current = { step: text, requestId: crypto.randomUUID() };
      const sent = await sendSteps([sure], sentAs.current.requestId, codecNow());
      const refusal = sent.outcome === 'refused' ? sent.refusal : null;
      if (sent.outcome === 'refused') sentAs.current = { step: '', requestId: '' };
      setState({
        sending: false,
        refusal: isRefusal(refusal) ? refusal : null,
        lost: sent.outcome === 'unknown',
      });
      return sent.outcome === 'done' ? sent.changeId : null;
    },
  };
}
