/** A fault in a screen: what happened, that nothing saved was lost, and two ways on. */
import { useTranslation } from 'react-i18next';
import { Link, useRouteError } from 'react-router-dom';
import { Button } from '../ui/Button.tsx';

export function BrokenScreen() {
  const { t } = useTranslation();
  const error = useRouteError();
  return (
    <section aria-label={t('shell.brokenTitle')} className="grid h-full place-items-center p-6">
      <div className="grid max-w-md gap-3">
        <h1 className="text-xl">{t('shell.brokenTitle')}</h1>
        <p className="text-on-surface-muted">{t('shell.brokenBody')}</p>
        <p dir="ltr" className="truncate text-start text-xs text-on-surface-faint">
          {error instanceof Error ? error.message : null}
        </p>
        <div className="flex gap-2 pt-1">
          <Button variant="primary" onClick={() => location.reload()}>
            {t('shell.retry')}
          </Button>
          <Button asChild variant="quiet">
            <Link to="/" reloadDocument>
              {t('shell.goHome')}
            </Link>
          </Button>
        </div>
      </div>
    </section>
  );
}
