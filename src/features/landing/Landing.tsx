/** The first page: what the product is, shown on a week that answers. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { homeOf } from '../../lib/routes/homeOf.ts';
import { useSession } from '../../lib/session/session.ts';
import { useScreenTitle } from '../../lib/page/useScreenTitle.ts';
import { Button } from '../../ui/Button.tsx';
import { PublicBar } from '../publicPages/PublicBar.tsx';
import { Trial } from './Trial.tsx';

const parts = [
  ['forTeacher', 'forTeacherBody'],
  ['forStudent', 'forStudentBody'],
  ['forParent', 'forParentBody'],
] as const;

export function Landing() {
  const { t } = useTranslation();
  const { status, user } = useSession();
  useScreenTitle(t('landing.title'));
  return (
    <div className="flex min-h-dvh flex-col bg-desk">
      <PublicBar />
      <main className="mx-auto grid w-full max-w-6xl gap-10 px-4 pt-6 pb-16 tablet:px-6 tablet:pt-12">
        <div className="grid max-w-2xl justify-items-start gap-3">
          <h1 className="text-2xl leading-tight font-strong text-balance tablet:text-3xl">
            {t('landing.title')}
          </h1>
          <p className="text-lg text-on-surface-muted">{t('landing.lead')}</p>
          {status === 'in' && user ? (
            <Button asChild variant="primary" size="tall" className="mt-2">
              <Link to={homeOf(user.role)}>{t('landing.myDesk')}</Link>
            </Button>
          ) : (
            <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
              <Button asChild variant="primary" size="tall">
                <Link to="/register">{t('landing.begin')}</Link>
              </Button>
              <span className="text-sm text-on-surface-muted">{t('landing.trial')}</span>
            </div>
          )}
        </div>
        <Trial />
        <div className="grid gap-8 tablet:grid-cols-3">
          {parts.map(([title, body]) => (
            <section key={title} className="grid content-start gap-1.5">
              <h2 className="text-md font-strong">{t(`landing.${title}`)}</h2>
              <p className="text-on-surface-muted">{t(`landing.${body}`)}</p>
            </section>
          ))}
        </div>
        <p className="text-on-surface-muted">{t('landing.byHand')}</p>
      </main>
    </div>
  );
}
