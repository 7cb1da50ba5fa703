/** A form's step: what it would do, and doing it, by the same preview and the same path as a sentence's plan. */
import { useMemo } from 'react';
import type { Preview } from '../../../commands/preview.ts';
import type { Refusal } from '../../../domain/basics/refusal.ts';
import { isRefused } from '../../../domain/decide.ts';
import type { Step } from '../../../domain/operations.ts';
import { previewSteps } from './previewSteps.ts';
import { useSteps } from './useOperation.ts';

export type Action = {
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

/**
 * `world` is whatever the preview depends on: it is made anew when that changes. What only the server can decide is not
 * foreseen.
 */
export function useAction(step: Step | null, world: unknown, { foresee = true } = {}): Action {
  const { send, ...state } = useSteps();
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
      const sent = await send([step]);
      return sent.outcome === 'done'
        ? { done: true, changeId: sent.changeId }
        : { done: false, changeId: null };
    },
  };
}
