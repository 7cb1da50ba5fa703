/** How the teacher works: hours, lessons and cancellations, places, profile, contract, link, language and money. */
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session/session.ts';
import { useNamedPart } from '../../lib/page/useNamedPart.ts';
import { useScreenTitle } from '../../lib/page/useScreenTitle.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { NoticeSettings } from '../notices/settings/NoticeSettings.tsx';
import { ContractPart } from './ContractPart.tsx';
import { HoursPart } from './HoursPart.tsx';
import { LessonsPart } from './LessonsPart.tsx';
import { LinkPart } from './LinkPart.tsx';
import { LookPart } from './LookPart.tsx';
import { PlanPart } from './PlanPart.tsx';
import { PlacesPart } from './PlacesPart.tsx';
import { ProfilePart } from './ProfilePart.tsx';
import { useOwnProfile } from './useOwnProfile.ts';

const parts = [
  'hours',
  'lessons',
  'places',
  'profile',
  'contract',
  'link',
  'look',
  'notices',
  'plan',
] as const;

const titleOf = (part: (typeof parts)[number]) =>
  part === 'plan'
    ? 'plans.part.title'
    : part === 'notices'
      ? 'notices.settings.title'
      : (`settings.${part}.title` as const);

export function SettingsScreen() {
  const { t } = useTranslation();
  const id = useSession((session) => session.user?.id) ?? '';
  const { profile, failed, again } = useOwnProfile(id);
  useScreenTitle(t('settings.title'));
  useNamedPart(profile !== null);
  return (
    <section aria-labelledby="settings" className="h-full overflow-y-auto">
      <div className="mx-auto grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-x-8 px-4 pt-3 pb-16 tablet:px-6 wide:grid-cols-[10rem_minmax(0,1fr)]">
        <h1 id="settings" className="text-xl font-strong wide:col-span-2">
          {t('settings.title')}
        </h1>
        <nav
          aria-label={t('settings.sections')}
          className="sticky top-4 hidden content-start gap-0.5 self-start pt-6 wide:grid"
        >
          {parts.map((part) => (
            <a
              key={part}
              href={`#${part}`}
              className="calm rounded-sm px-2.5 py-1.5 text-sm text-on-surface-muted hover:bg-sunk hover:text-on-surface"
            >
              {t(titleOf(part))}
            </a>
          ))}
        </nav>
        {failed ? (
          <div role="alert" className="grid justify-items-start gap-3 py-6">
            <p>{t('settings.loadFailed')}</p>
            <Button onClick={() => void again()}>{t('settings.retry')}</Button>
          </div>
        ) : profile === null ? (
          <div aria-hidden className="grid gap-3 py-6">
            {[0, 1, 2, 3, 4, 5].map((row) => (
              <Skeleton key={row} className="h-10 rounded-md" />
            ))}
          </div>
        ) : (
          <div>
            <HoursPart profile={profile} again={again} />
            <LessonsPart profile={profile} again={again} />
            <PlacesPart profile={profile} again={again} />
            <ProfilePart profile={profile} again={again} />
            <ContractPart profile={profile} again={again} />
            <LinkPart profile={profile} again={again} />
            <LookPart profile={profile} again={again} />
            <NoticesPart />
            <PlanPart teacherId={id} />
          </div>
        )}
      </div>
    </section>
  );
}

function NoticesPart() {
  const { t } = useTranslation();
  return (
    <section
      id="notices"
      aria-labelledby="notices-title"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 scroll-mt-4 border-t border-line py-6"
    >
      <div>
        <h2 id="notices-title" className="text-lg font-strong">
          {t('notices.settings.title')}
        </h2>
        <p className="text-sm text-on-surface-muted">{t('notices.settings.body')}</p>
      </div>
      <NoticeSettings />
    </section>
  );
}
