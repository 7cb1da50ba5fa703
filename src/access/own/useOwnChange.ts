/** Changing what one has said of oneself, by the operation of one's role; the frame shows it at once. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refuse, type Refusal } from '../../../domain/basics/refusal.ts';
import { ownProfileStep, type OwnPatch } from '../../../domain/people/ownProfileStep.ts';
import { codecNow } from '../../app/codecNow.ts';
import { useSchool } from '../../app/school.ts';
import { sendSteps } from '../../app/sendSteps.ts';
import { useSession } from '../../app/session.ts';
import { tellDone } from '../../app/tellDone.ts';

export type OwnChange = {
  saving: boolean;
  /** No answer came. */
  lost: boolean;
  refusal: Refusal | null;
  save(patch: OwnPatch): Promise<Refusal | null>;
};

const idle = { saving: false, lost: false, refusal: null };

export function useOwnChange(): OwnChange {
  const { t } = useTranslation();
  const { user, restore } = useSession();
  const [state, setState] = useState<Omit<OwnChange, 'save'>>(idle);
  return {
    ...state,
    async save(patch) {
      if (Object.keys(patch).length === 0) return null;
      const step = user && ownProfileStep(user.role, { id: user.id, ...patch });
      if (!step) return refuse('FORBIDDEN');
      setState({ ...idle, saving: true });
      const sent = await sendSteps([step], crypto.randomUUID(), codecNow());
      const refusal = sent.outcome === 'refused' ? sent.refusal : null;
      setState({ saving: false, lost: sent.outcome === 'unknown', refusal });
      if (sent.outcome !== 'done') return refusal;
      tellDone(t('access.own.saved'), sent.changeId, t);
      await restore();
      // The teacher's own name stands in what sentences are read against.
      if (user.role === 'teacher') await useSchool.getState().retry();
      return null;
    },
  };
}
