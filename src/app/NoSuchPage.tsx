/** An address without a screen: a page of its own, or inside the shell, which has the one main part already. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { cn } from '../ui/cn.ts';
import { useScreenTitle } from '../lib/page/useScreenTitle.ts';
import { Button } from '../ui/Button.tsx';

export function NoSuchPage({ inShell = false }: { inShell?: boolean }) {
  const { t } = useTranslation();
  useScreenTitle(t('shell.noSuchPageTitle'));
  const Part = inShell ? 'section' : 'main';
  return (
    <Part className={cn('grid place-items-center p-6', inShell ? 'h-full' : 'min-h-dvh bg-desk')}>
      <div className="grid max-w-md justify-items-start gap-3">
        <h1 className="text-xl">{t('shell.noSuchPageTitle')}</h1>
        <p className="text-on-surface-muted">{t('shell.noSuchPageBody')}</p>
        <Button asChild variant="primary">
          <Link to="/">{t('shell.goHome')}</Link>
        </Button>
      </div>
    </Part>
  );
}
