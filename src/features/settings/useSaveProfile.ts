/** Saves one part of the settings: the same change as by a sentence, with its undo. */
import { useTranslation } from 'react-i18next';
import type { ArgsOf, Step } from '../../../domain/operations.ts';
import type { Refusal } from '../../../domain/basics/refusal.ts';
import { useEntityStore } from '../../lib/entities/entityStore.ts';
import { useSteps } from '../../lib/operations/useOperation.ts';
import { tellDone } from '../../lib/operations/tellDone.ts';
import type { OwnProfile } from './ownProfile.ts';

type Patch = Omit<ArgsOf<'updateTeacher'>['input'], 'id'>;

export type SaveProfile = {
  saving: boolean;
  failed: boolean;
  refusal: Refusal | null;
  save(patch: Patch, more?: readonly Step[]): Promise<boolean>;
};

export function useSaveProfile(profile: OwnProfile, again: () => Promise<void>): SaveProfile {
  const { t } = useTranslation();
  const retry = useEntityStore((school) => school.retry);
  const { send, sending, refusal, lost } = useSteps();
  return {
    saving: sending,
    failed: lost,
    refusal,
    async save(patch, more = []) {
      const version = profile.version ?? undefined;
      const step: Step = {
        name: 'updateTeacher',
        args: { input: { id: profile.id, ...patch }, ...(version === undefined ? {} : { version }) },
      };
      const sent = await send([step, ...more]);
      if (sent.outcome === 'done') {
        tellDone(t('settings.saved'), sent.changeId, t);
        // Hours, prices and zones stand in everything that is shown.
        await Promise.all([again(), retry()]);
      } else if (sent.outcome === 'refused' && sent.refusal.code === 'CHANGED_MEANWHILE') await again();
      return sent.outcome === 'done';
    },
  };
}
