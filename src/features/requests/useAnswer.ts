/** Sends an answer, and tells what came of it, with the way to take it back. */
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { RefusalCode } from '../../../domain/basics/refusal.ts';
import type { Step } from '../../../domain/operations.ts';
import { useSteps } from '../../lib/operations/useOperation.ts';
import { undoByHand } from '../../lib/operations/undoByHand.ts';

type State = { sending: boolean; refusal: RefusalCode | null; lost: boolean };

export function useAnswer(): State & { send(steps: Step[], told: string): Promise<boolean> } {
  const { t } = useTranslation();
  const { send: sendAll, sending, refusal, lost } = useSteps();
  return {
    sending,
    lost,
    refusal: refusal?.code ?? null,
    async send(steps, told) {
      const sent = await sendAll(steps);
      if (sent.outcome !== 'done') return false;
      const { changeId } = sent;
      toast(told, {
        action: changeId ? { label: t('asks.undo'), onClick: () => void undoByHand(changeId, t) } : undefined,
      });
      return true;
    },
  };
}
