/** How the sending went, said where the form's button stands. */
import { useTranslation } from 'react-i18next';

export function Outcome({ status }: { status: string }) {
  const { t } = useTranslation();
  if (status !== 'failed' && status !== 'tooMany') return null;
  return (
    <p role="alert" className="rounded-sm bg-danger-tint px-3 py-2 text-sm text-on-danger-tint">
      {t(status === 'failed' ? 'feedback.failed' : 'feedback.tooMany')}
    </p>
  );
}
