/** Saves one part of the settings: the same change as by a sentence, with its undo. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArgsOf, Step } from '../../domain/operations.ts';
import type { Refusal } from '../../domain/basics/refusal.ts';
import { codecNow } from '../app/codecNow.ts';
import { useSchool } from '../app/school.ts';
import { sendSteps } from '../app/sendSteps.ts';
import { tellDone } from '../app/tellDone.ts';
import type { OwnProfile } from './ownProfile.ts';

type Patch = Omit<ArgsOf<'updateTeacher'>['input'], 'id'>;

export type SaveProfile = {
  saving: boolean;
  failed: boolean;
  refusal: Refusal | null;
  save(patch: Patch, more?: readonly Step[]): Promise<boolean>;
};

type State = { saving: boolean; failed: boolean; refusal: Refusal | null };

const idle: State = { saving: false, failed: false, refusal: null };

export function useSaveProfile(profile: OwnProfile, again: () => Promise<void>): SaveProfile {
  const { t } = useTranslation();
  const retry = useSchool((school) => school.retry);
  const [state, setState] = useState<State>(idle);
  return {
    ...state,
    async save(patch, more = []) {
      setState({ ...idle, saving: true });
      const version = profile.version ?? undefined;
      const step: Step = {
        name: 'updateTeacher',
        args: { input: { id: profile.id, ...patch }, ...(version === undefined ? {} : { version }) },
      };
      const sent = await sendSteps([step, ...more], crypto.randomUUID(), codecNow());
      if (sent.outcome === 'done') {
        tellDone(t('settings.saved'), sent.changeId, t);
        // Hours, prices and zones stand in everything that is shown.
        await Promise.all([again(), retry()]);
      } else if (sent.outcome === 'refused' && sent.refusal.code === 'CHANGED_MEANWHILE') await again();
      setState({
        saving: false,
        failed: sent.outcome === 'unknown',
        refusal: sent.outcome === 'refused' ? sent.refusal : null,
      });
      return sent.outcome === 'done';
    },
  };
}
