/** An address that leads nowhere. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../design/ui/Button.tsx';

export function NoSuchPage() {
  const { t } = useTranslation();
  return (
    <main className="grid min-h-dvh place-items-center bg-desk p-6">
      <div className="grid max-w-md justify-items-start gap-3">
        <h1 className="text-xl">{t('shell.noSuchPageTitle')}</h1>
        <p className="text-on-surface-muted">{t('shell.noSuchPageBody')}</p>
        <Button asChild variant="primary">
          <Link to="/">{t('shell.goHome')}</Link>
        </Button>
      </div>
    </main>
  );
}
