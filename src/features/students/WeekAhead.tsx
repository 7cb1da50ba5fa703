/** Above a week that is not this one, where nobody has turned to it: why, and which it is. */
import { useTranslation } from 'react-i18next';
import type { Day } from '../../../domain/basics/wallTime.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { shortDay } from '../../lib/i18n/when.ts';
import { cn } from '../../ui/cn.ts';

export function WeekAhead({ from, className }: { from: Day; className?: string }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <p className={cn('text-sm text-on-surface-muted', className)}>
      {t('calendar.aheadWeek', { day: shortDay(from, language) })}
    </p>
  );
}
