/** The calendar before its lessons have come: the same columns, so that nothing jumps. */
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { CalendarView } from '../../lib/lessons/calendarView.ts';

export function CalendarSkeleton({ view }: { view: CalendarView }) {
  const { t } = useTranslation();
  const columns = view === 'day' || view === 'agenda' ? 1 : view === 'workWeek' ? 5 : 7;
  return (
    <div
      role="status"
      aria-label={t('shell.loading')}
      className="grid h-full gap-3 px-5 pt-12"
      style={{ gridTemplateColumns: `3rem repeat(${columns}, minmax(0, 1fr))` }}
    >
      <span />
      {Array.from({ length: columns }, (_, column) => (
        <div key={column} className="grid content-start gap-3">
          <Skeleton className="h-14" style={{ marginBlockStart: `${(column % 3) * 3.5}rem` }} />
          <Skeleton className="h-10" />
        </div>
      ))}
    </div>
  );
}
