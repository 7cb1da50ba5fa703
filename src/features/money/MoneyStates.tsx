/** Payments that cannot be shown, or not yet. */
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

export function PaymentsFailed({ onRetry }: { onRetry(): void }) {
  const { t } = useTranslation();
  return (
    <div role="alert" className="grid justify-items-start gap-3 p-6">
      <p>{t('payments.failed')}</p>
      <Button onClick={onRetry}>{t('shell.retry')}</Button>
    </div>
  );
}

export function PaymentsComing() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('shell.loading')} className="grid gap-3">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-16 rounded-md" />
      ))}
    </div>
  );
}
