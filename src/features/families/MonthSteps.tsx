/** From month to month; none ahead of this one. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addDays } from '../../../domain/basics/wallTime.ts';
import { datesOf } from '../../../domain/basics/languages.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { Button } from '../../ui/Button.tsx';

type Props = { month: string; latest: string; onChange(month: string): void };

export function MonthSteps({ month, latest, onChange }: Props) {
  const { t } = useTranslation();
  const { language, dir } = useLanguage();
  const name = new Intl.DateTimeFormat(datesOf(language), {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
  }).format(new Date(`${month}-15T12:00Z`));
  const [Back, Ahead] = dir === 'rtl' ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight];
  return (
    <div className="flex items-center gap-1">
      <h2 className="me-auto text-lg font-strong" aria-live="polite">
        {name}
      </h2>
      <Button
        variant="quiet"
        size="icon"
        aria-label={t('payments.family.monthBefore')}
        onClick={() => onChange(addDays(`${month}-01`, -1).slice(0, 7))}
      >
        <Back />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        disabled={month >= latest}
        aria-label={t('payments.family.monthAfter')}
        onClick={() => onChange(addDays(`${month}-01`, 31).slice(0, 7))}
      >
        <Ahead />
      </Button>
    </div>
  );
}
