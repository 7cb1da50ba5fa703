/** What stands in place of the lessons where they could not be fetched. */
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';

export function LessonsFailed({ onRetry }: { onRetry(): void }) {
  const { t } = useTranslation();
  return (
    <div role="alert" className="grid h-full place-content-center justify-items-center gap-3 p-6">
      <p>{t('learning.failed')}</p>
      <Button onClick={onRetry}>{t('calendar.retry')}</Button>
    </div>
  );
}
