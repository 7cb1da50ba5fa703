/** Changing what one has said of oneself, by the operation of one's role; the frame shows it at once. */
import { useTranslation } from 'react-i18next';
import { refuse, type Refusal } from '../../../domain/basics/refusal.ts';
import { ownProfileStep, type OwnPatch } from '../../../domain/ownProfileStep.ts';
import { useEntityStore } from '../../lib/entities/entityStore.ts';
import { useSteps } from '../../lib/operations/useOperation.ts';
import { useSession } from '../../lib/session/session.ts';
import { tellDone } from '../../lib/operations/tellDone.ts';

export type OwnChange = {
  saving: boolean;
  /** No answer came. */
  lost: boolean;
  refusal: Refusal | null;
  save(patch: OwnPatch): Promise<Refusal | null>;
};

export function useOwnChange(): OwnChange {
  const { t } = useTranslation();
  const { user, restore } = useSession();
  const { send, sending, lost, refusal } = useSteps();
  return {
    saving: sending,
    lost,
    refusal,
    async save(patch) {
      if (Object.keys(patch).length === 0) return null;
      const step = user && ownProfileStep(user.role, { id: user.id, ...patch });
      if (!step) return refuse('FORBIDDEN');
      const sent = await send([step]);
      if (sent.outcome !== 'done') return sent.outcome === 'refused' ? sent.refusal : null;
      tellDone(t('access.own.saved'), sent.changeId, t);
      await restore();
      // The teacher's own name stands in what sentences are read against.
      if (user.role === 'teacher') await useEntityStore.getState().retry();
      return null;
    },
  };
}
