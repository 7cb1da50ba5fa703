/** Why an answer was not taken, or that none came. */
import { useTranslation } from 'react-i18next';
import type { RefusalCode } from '../../../domain/basics/refusal.ts';

export function AnswerRefused({ refusal, lost }: { refusal: RefusalCode | null; lost: boolean }) {
  const { t } = useTranslation();
  if (!refusal && !lost) return null;
  return (
    <p role="alert" className="text-sm text-danger">
      {refusal ? `${t(`refusals.${refusal}.title`)}. ${t(`refusals.${refusal}.why`)}` : t('asks.form.lost')}
    </p>
  );
}
