/** What is said of the teacher on her public page: name, years, a few words. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { longestAbout } from '../../../domain/people/teacherInput.ts';
import { isFullName } from '../../../domain/people/personName.ts';
import { Field } from '../../ui/Field.tsx';
import { Label } from '../../ui/Label.tsx';
import type { OwnProfile } from './ownProfile.ts';
import { Section } from './Section.tsx';
import { useDraft } from '../../lib/forms/useDraft.ts';
import { useSaveProfile } from './useSaveProfile.ts';

export function ProfilePart({ profile, again }: { profile: OwnProfile; again(): Promise<void> }) {
  const { t } = useTranslation();
  const aboutId = useId();
  const { fields, changed, change } = useDraft({
    name: profile.username ?? '',
    years: profile.userData.yearsExperience === null ? '' : String(profile.userData.yearsExperience),
    about: profile.userData.aboutMe ?? '',
  });
  const saving = useSaveProfile(profile, again);
  const badYears = !/^(|\d|[1-7]\d|80)$/.test(fields.years.trim());
  const badName = fields.name !== profile.username && !isFullName(fields.name.trim());
  return (
    <Section
      id="profile"
      title={t('settings.profile.title')}
      changed={changed && !badYears && !badName}
      saving={saving}
      onSave={() =>
        void saving.save({
          username: fields.name.trim(),
          userData: {
            yearsExperience: fields.years.trim() === '' ? null : Number(fields.years),
            aboutMe: fields.about.trim() === '' ? null : fields.about.trim(),
          },
        })
      }
    >
      <div className="grid gap-x-4 gap-y-3 tablet:grid-cols-[minmax(0,1fr)_9rem]">
        <Field
          label={t('settings.profile.name')}
          maxLength={100}
          autoComplete="name"
          value={fields.name}
          error={badName ? t('settings.profile.nameWrong') : null}
          onChange={(event) => change({ name: event.target.value })}
        />
        <Field
          label={t('settings.profile.years')}
          inputMode="numeric"
          value={fields.years}
          error={badYears ? t('settings.profile.yearsWrong') : null}
          onChange={(event) => change({ years: event.target.value })}
        />
      </div>
      <div className="grid gap-1.5">
        <Label htmlFor={aboutId}>{t('settings.profile.about')}</Label>
        <textarea
          id={aboutId}
          dir="auto"
          rows={4}
          maxLength={longestAbout}
          value={fields.about}
          aria-describedby={`${aboutId}-left`}
          onChange={(event) => change({ about: event.target.value })}
          className="w-full resize-y rounded-sm bg-sheet px-3 py-2 text-md shadow-[inset_0_0_0_1px_var(--line-strong)]"
        />
        <p id={`${aboutId}-left`} className="text-xs text-on-surface-faint">
          {t('settings.profile.aboutLeft', { left: longestAbout - fields.about.length })}
        </p>
      </div>
    </Section>
  );
}
