/** Sends an answer, and tells what came of it, with the way to take it back. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { RefusalCode } from '../../domain/basics/refusal.ts';
import type { Step } from '../../domain/operations.ts';
import { codecNow } from '../app/codecNow.ts';
import { sendSteps } from '../app/sendSteps.ts';
import { undoByHand } from '../calendar/undoByHand.ts';

type State = { sending: boolean; refusal: RefusalCode | null; lost: boolean };

const idle: State = { sending: false, refusal: null, lost: false };

/** The same step goes under the same name, so that one whose answer was lost is done once. */
const sentAs = new Map<string, string>();

export function useAnswer(): State & { send(steps: Step[], told: string): Promise<boolean> } {
  const { t } = useTranslation();
  const [state, setState] = useState<State>(idle);
  return {
    ...state,
    async send(steps, told) {
      setState({ ...idle, sending: true });
      const name = JSON.stringify(steps);
      const requestId = sentAs.get(name) ?? crypto.randomUUID();
      sentAs.set(name, requestId);
      const sent = await sendSteps(steps, requestId, codecNow());
      if (sent.outcome !== 'unknown') sentAs.delete(name);
      setState({
        sending: false,
        refusal: sent.outcome === 'refused' ? sent.refusal.code : null,
        lost: sent.outcome === 'unknown',
      });
      if (sent.outcome !== 'done') return false;
      const { changeId } = sent;
      toast(told, {
        action: changeId ? { label: t('asks.undo'), onClick: () => void undoByHand(changeId, t) } : undefined,
      });
      return true;
    },
  };
}
