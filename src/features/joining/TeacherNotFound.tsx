/** /teacherNotFoundScreen: where every link leads that does not work, whatever the reason. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PublicBar } from '../publicPages/PublicBar.tsx';
import { useScreenTitle } from '../../lib/page/useScreenTitle.ts';
import { Button } from '../../ui/Button.tsx';

export function TeacherNotFound() {
  const { t } = useTranslation();
  useScreenTitle(t('joining.vacationTitle'));
  return (
    <div className="flex min-h-dvh flex-col bg-desk">
      <PublicBar />
      <main className="grid flex-1 place-items-center p-6">
        <div className="grid max-w-md justify-items-start gap-3">
          <h1 className="text-2xl font-strong">{t('joining.vacationTitle')}</h1>
          <p className="text-on-surface-muted">{t('joining.vacationBody')}</p>
          <Button asChild variant="primary" className="mt-1">
            <Link to="/">{t('joining.home')}</Link>
          </Button>
        </div>
      </main>
    </div>
  );
}
