/** Lessons paid ahead: a full bead is left. */
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { shortDay } from '../../lib/i18n/when.ts';

/** What is paid ahead in lessons. */
export type FundType = 'package' | 'credit';

const mostShown = 20;

export function Beads({ left, of }: { left: number; of: number }) {
  return (
    <span aria-hidden className="flex flex-wrap gap-1">
      {Array.from({ length: Math.min(of, mostShown) }, (_, bead) => (
        <span
          key={bead}
          className={
            bead < left
              ? `h-2 w-4 rounded-xs ${left === 1 ? 'bg-warning' : 'bg-accent'}`
              : 'h-2 w-4 rounded-xs shadow-hairline'
          }
        />
      ))}
    </span>
  );
}

/** "3 of 10 left, until 31.1" */
export function FundLeft({ left, of, endDate }: { left: number; of: number; endDate: string | null }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const words = t('payments.left', { left, of });
  return endDate === null ? words : t('payments.until', { words, day: shortDay(endDate, language) });
}
