/** An admin's home; any signed-in person may open its address (spec section 2) and is told whose it is. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { homeOf } from '../../lib/routes/homeOf.ts';
import { AdminBoard } from './AdminBoard.tsx';
import { useSession } from '../../lib/session/session.ts';
import { useScreenTitle } from '../../lib/page/useScreenTitle.ts';

export function AdminHome() {
  const { t } = useTranslation();
  const role = useSession((session) => session.user?.role);
  useScreenTitle(t('shell.adminTitle'));
  if (role && role !== 'admin')
    return (
      <section aria-label={t('shell.adminTitle')} className="grid h-full place-items-center p-6">
        <div className="grid max-w-sm justify-items-start gap-3">
          <h1 className="text-xl">{t('shell.adminOnlyTitle')}</h1>
          <p className="text-on-surface-muted">{t('shell.adminOnlyBody')}</p>
          <Button asChild variant="primary">
            <Link to={homeOf(role)}>{t('shell.goHome')}</Link>
          </Button>
        </div>
      </section>
    );
  return <AdminBoard />;
}
