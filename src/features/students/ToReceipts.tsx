/** From the lessons that were to what they cost. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

export function ToReceipts({ whose }: { whose?: string }) {
  const { t } = useTranslation();
  const name = t('payments.receipt.list');
  return (
    <Link
      to="/receipt"
      aria-label={whose ? `${name}, ${whose}` : undefined}
      className="text-sm text-accent underline-offset-4 hover:underline"
    >
      {name}
    </Link>
  );
}
