/** The contract that whoever joins agrees to; each change of it is a new version. */
import { useQuery } from '@apollo/client/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { longestContract } from '../../../domain/people/teacherInput.ts';
import { client } from '../../lib/apollo/apollo.ts';
import { Button } from '../../ui/Button.tsx';
import { Label } from '../../ui/Label.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { OwnContractDocument } from './api/profile.generated.ts';
import type { OwnProfile } from './ownProfile.ts';
import { Section } from './Section.tsx';
import { useDraft } from '../../lib/forms/useDraft.ts';
import { useSaveProfile } from './useSaveProfile.ts';

export function ContractPart({ profile, again }: { profile: OwnProfile; again(): Promise<void> }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(OwnContractDocument, {
    variables: { teacherId: profile.id },
    client,
    fetchPolicy: 'cache-and-network',
  });
  const id = useId();
  const stored = data?.contractOf ?? null;
  const { fields, changed, change } = useDraft({ text: stored?.text ?? profile.userData.contract ?? '' });
  const saving = useSaveProfile(profile, async () => {
    await Promise.all([again(), refetch()]);
  });
  const isEmpty = fields.text.trim() === '';
  const version = stored?.version ?? profile.userData.contractVersion ?? 0;
  return (
    <Section
      id="contract"
      title={t('settings.contract.title')}
      body={t('settings.contract.body')}
      changed={changed && !isEmpty}
      saving={saving}
      onSave={() => void saving.save({ userData: { contract: fields.text } })}
    >
      {error && !data ? (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p>{t('settings.loadFailed')}</p>
          <Button onClick={() => void refetch().catch(() => undefined)}>{t('settings.retry')}</Button>
        </div>
      ) : null}
      {/* Over a text that has not come nothing is written. */}
      {data ? null : <Skeleton className="h-52 rounded-sm" />}
      <div className="grid gap-1.5" hidden={!data}>
        <Label htmlFor={id}>{t('settings.contract.text')}</Label>
        <textarea
          id={id}
          dir="auto"
          rows={8}
          maxLength={longestContract}
          value={fields.text}
          aria-describedby={`${id}-note`}
          onChange={(event) => change({ text: event.target.value })}
          className="w-full resize-y rounded-sm bg-sheet px-3 py-2 text-md leading-relaxed shadow-[inset_0_0_0_1px_var(--line-strong)]"
        />
        <p id={`${id}-note`} className="text-xs text-on-surface-muted">
          {changed && isEmpty
            ? t('settings.contract.empty')
            : version === 0
              ? t('settings.contract.standard')
              : t('settings.contract.version', { version })}{' '}
          {t('settings.contract.notice')}
        </p>
      </div>
    </Section>
  );
}
