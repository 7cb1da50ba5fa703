/** Above the calendar: which days these are, the pages before and after, the view, and a new lesson. */
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Day } from '../../domain/basics/wallTime.ts';
import { Button } from '../design/ui/Button.tsx';
import { Segmented } from '../design/ui/Segmented.tsx';
import type { GridView } from './CalendarGrid.tsx';
import { rangeTitle } from './rangeTitle.ts';

type Props = {
  view: GridView;
  day: Day;
  hasPlan: boolean;
  onView(view: GridView): void;
  onTurn(pages: 1 | -1): void;
  onToday(): void;
  onNew?: () => void;
};

export function CalendarHead({ view, day, hasPlan, onView, onTurn, onToday, onNew }: Props) {
  const { t, i18n } = useTranslation();
  const title = rangeTitle(view, day, i18n.language);
  return (
    <header className="flex flex-wrap items-center gap-x-1 gap-y-2 px-4 pt-3 pb-2 tablet:px-5">
      <h1 className="me-1 text-xl font-strong whitespace-nowrap" aria-live="polite">
        {title}
      </h1>
      <Button
        variant="quiet"
        size="iconSm"
        aria-label={t(`calendar.previous.${view}`)}
        onClick={() => onTurn(-1)}
      >
        <ChevronLeft className="rtl:-scale-x-100" />
      </Button>
      <Button variant="quiet" size="iconSm" aria-label={t(`calendar.next.${view}`)} onClick={() => onTurn(1)}>
        <ChevronRight className="rtl:-scale-x-100" />
      </Button>
      <Button variant="quiet" size="sm" onClick={onToday}>
        {t('calendar.today')}
      </Button>
      <span className="grow" />
      {hasPlan ? (
        <span
          role="status"
          className="inline-flex h-7 items-center gap-2 rounded-full bg-accent-tint px-2.5 text-xs font-mid whitespace-nowrap text-on-accent-tint"
        >
          <i aria-hidden className="h-2.5 w-3 rounded-[3px] border-[1.5px] border-dashed border-current" />
          <span className="max-wide:hidden">{t('calendar.preview')}</span>
          <span className="max-tablet:sr-only wide:hidden">{t('calendar.previewShort')}</span>
        </span>
      ) : null}
      <Segmented
        label={t('calendar.viewLabel')}
        value={view}
        segments={(['month', 'week', 'day'] as const).map((value) => ({
          value,
          label: t(`calendar.view.${value}`),
        }))}
        onChange={onView}
      />
      {onNew ? (
        <Button variant="quiet" size="icon" aria-label={t('calendar.newLesson')} onClick={onNew}>
          <Plus />
        </Button>
      ) : null}
    </header>
  );
}
