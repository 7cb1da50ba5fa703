/** /UserEditScreen: what everybody may do with their own account. */
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession, type SessionUser } from '../../lib/session/session.ts';
import { useNamedPart } from '../../lib/page/useNamedPart.ts';
import { useScreenTitle } from '../../lib/page/useScreenTitle.ts';
import { Button } from '../../ui/Button.tsx';
import { NoticeSettings } from '../notices/settings/NoticeSettings.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { OwnDetails } from './OwnDetails.tsx';
import { OwnEmail } from './OwnEmail.tsx';
import { OwnFeed } from './OwnFeed.tsx';
import { OwnView } from './OwnView.tsx';
import { OwnSecondFactor } from './OwnSecondFactor.tsx';
import { OwnPasskeys } from './OwnPasskeys.tsx';
import { OwnPassword } from './OwnPassword.tsx';
import { OwnSessions } from './OwnSessions.tsx';

export function OwnAccount() {
  const { t } = useTranslation();
  const user = useSession((session) => session.user);
  useScreenTitle(t('access.own.title'));
  useNamedPart(user !== null);
  if (!user) return null;
  return (
    <section aria-labelledby="own" className="h-full overflow-y-auto">
      <div className="mx-auto max-w-xl px-4 pt-3 pb-16 tablet:px-6">
        <h1 id="own" className="text-xl font-strong">
          {t('access.own.title')}
        </h1>
        {user.role === 'admin' ? (
          <p className="mb-3 text-sm text-on-surface-muted">
            {t('access.own.lead', { name: user.username, role: t(`access.${user.role}`) })}
          </p>
        ) : (
          <Part id="own-details" title={t('access.own.detailsTitle')} body={t('access.own.detailsBody')}>
            <OwnDetails />
          </Part>
        )}
        <Part
          id="own-email"
          title={t('access.own.emailTitle')}
          body={t('access.own.emailBody', { email: `\u2066${user.email}\u2069` })}
        >
          <OwnEmail />
        </Part>
        <ViewParts user={user} />
        <Part id="own-password" title={t('access.own.passwordTitle')} body={t('access.own.passwordBody')}>
          <OwnPassword />
        </Part>
        {user.role === 'teacher' || user.role === 'admin' ? <SaferWaysIn /> : null}
        <Part id="own-sessions" title={t('access.own.sessionsTitle')} body={t('access.own.sessionsBody')}>
          <OwnSessions />
        </Part>
        <Part id="own-data" title={t('access.own.dataTitle')} body={t('access.own.dataBody')}>
          <Button asChild>
            <a href="/auth/export" download>
              <Download />
              {t('access.own.export')}
            </a>
          </Button>
        </Part>
        {user.role === 'admin' ? null : (
          <Part id="own-end" title={t('access.own.deleteTitle')} body={t('access.own.deleteBody')}>
            <DeleteAccount />
          </Part>
        )}
      </div>
    </section>
  );
}

/** For those who hold the rows of others. */
function SaferWaysIn() {
  const { t } = useTranslation();
  return (
    <>
      <Part id="own-second" title={t('access.second.ownTitle')} body={t('access.second.ownBody')}>
        <OwnSecondFactor />
      </Part>
      <Part id="own-passkeys" title={t('access.passkey.ownTitle')} body={t('access.passkey.ownBody')}>
        <OwnPasskeys />
      </Part>
    </>
  );
}

/** How lessons are seen: language, zone and weeks, what is told, and the address for other calendars. */
function ViewParts({ user }: { user: SessionUser }) {
  const { t } = useTranslation();
  const learns = user.role === 'student' || user.role === 'parent';
  return (
    <>
      {user.role === 'teacher' ? null : (
        <Part id="own-view" title={t('access.own.viewTitle')} body={t('access.own.viewBody')}>
          <OwnView user={user} />
        </Part>
      )}
      {learns ? (
        <Part id="own-notices" title={t('notices.settings.title')} body={t('notices.settings.body')}>
          <NoticeSettings />
        </Part>
      ) : null}
      {user.role === 'admin' ? null : (
        <Part id="own-feed" title={t('calendar.share.feedTitle')} body={t('calendar.share.feedHow')}>
          <OwnFeed />
        </Part>
      )}
    </>
  );
}

function Part({
  id,
  title,
  body,
  children,
}: {
  id: string;
  title: string;
  body: string;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-4 border-t border-line py-6 first-of-type:border-t-0 first-of-type:pt-3"
    >
      <h2 id={`${id}-title`} className="text-lg font-strong">
        {title}
      </h2>
      <p className="mb-4 text-sm text-on-surface-muted">{body}</p>
      {children}
    </section>
  );
}
