/** The calendar could not be loaded: what happened, and trying again. */
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';

export function CalendarFailed({ onRetry }: { onRetry(): void }) {
  const { t } = useTranslation();
  return (
    <div role="alert" className="grid h-full place-content-center justify-items-center gap-3 p-6">
      <p>{t('calendar.loadFailed')}</p>
      <Button onClick={onRetry}>{t('calendar.retry')}</Button>
    </div>
  );
}
