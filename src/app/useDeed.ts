/** A form's step: what it would do, and doing it, by the same preview and the same path as a sentence's plan. */
import { useMemo, useRef, useState } from 'react';
import type { Preview } from '../../commands/preview.ts';
import type { Refusal } from '../../domain/basics/refusal.ts';
import { isRefused } from '../../domain/decide.ts';
import type { Step } from '../../domain/operations.ts';
import { codecNow } from './codecNow.ts';
import { previewSteps } from './previewSteps.ts';
import { sendSteps } from './sendSteps.ts';

export type Deed = {
  /** null while the form is not complete. */
  preview: Preview | null;
  /** Why it cannot be, as far as can be foreseen here; or why the server refused it. */
  refusal: Refusal | null;
  sending: boolean;
  /** It was sent, and no answer came. */
  lost: boolean;
  /** The change's id; null where it was refused or nothing was to be changed. */
  save(): Promise<{ done: boolean; changeId: string | null }>;
};

type Sending = { sending: boolean; refusal: Refusal | null; lost: boolean };

const idle: Sending = { sending: false, refusal: null, lost: false };

/**
 * `world` is whatever the preview depends on: it is made anew when that changes. What only the server can decide is not
 * foreseen.
 */
export function useDeed(step: Step | null, world: unknown, { foresee = true } = {}): Deed {
  const [state, setState] = useState<Sending>(idle);
  // The same step goes under the same name, so that one whose answer was lost is done once.
  const sentAs = useRef({ step: '', requestId: '' });
  const asked = useMemo(() => ({ step: foresee ? step : null, world }), [step, world, foresee]);
  const preview = useMemo(() => (asked.step ? previewSteps([asked.step]) : null), [asked]);
  const foreseen = preview && isRefused(preview) ? preview.refused.refusal : null;

  return {
    preview,
    refusal: foreseen ?? state.refusal,
    sending: state.sending,
    lost: state.lost,
    async save() {
      if (!step) return { done: false, changeId: null };
      setState({ ...idle, sending: true });
      const text = JSON.stringify(step);
      if (sentAs.current.step !== text) sentAs.current = { step: text, requestId: crypto.randomUUID() };
      const sent = await sendSteps([step], sentAs.current.requestId, codecNow());
      if (sent.outcome === 'refused') sentAs.current = { step: '', requestId: '' };
      setState({
        sending: false,
        refusal: sent.outcome === 'refused' ? sent.refusal : null,
        lost: sent.outcome === 'unknown',
      });
      return sent.outcome === 'done'
        ? { done: true, changeId: sent.changeId }
        : { done: false, changeId: null };
    },
  };
}
