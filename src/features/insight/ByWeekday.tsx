/** What was earned on which day of the week. */
import { useTranslation } from 'react-i18next';
import { weekFrom } from '../../../domain/basics/wallTime.ts';
import type { Statistics } from '../../../domain/money/statistics.ts';
import { money } from '../../lib/i18n/money.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { useWeekStart } from '../../lib/i18n/useWeekStart.ts';
import { weekdayLong } from '../../lib/i18n/when.ts';
import { AmountBars } from './AmountBars.tsx';
import type { ToLessons } from './behind.ts';
import { Picture } from './Picture.tsx';
import { dayAt } from './statsWords.ts';

type Props = { now: Statistics; currency: string; to: ToLessons };

export function ByWeekday({ now, currency, to }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const weekStart = useWeekStart();
  const most = Math.max(...now.weekdays.map(({ earnedMinor }) => earnedMinor));
  if (most === 0) return null;
  const days = weekFrom(weekStart).flatMap((day) => {
    const { lessons, earnedMinor } = now.weekdays[day] ?? { lessons: 0, earnedMinor: 0 };
    const name = weekdayLong(dayAt(day), language);
    return lessons === 0
      ? []
      : [{ key: String(day), name, lessons, earnedMinor, to: to({ by: 'weekday', weekday: day }) }];
  });
  return (
    <Picture
      title={t('insight.stats.byWeekday')}
      isRead
      table={{
        columns: [t('insight.stats.weekday'), t('insight.stats.lessons'), t('insight.stats.earned')],
        rows: days.map(({ name, lessons, earnedMinor }) => [
          name,
          String(lessons),
          money(earnedMinor, currency, language),
        ]),
        to: days.map(({ to: path }) => path),
      }}
    >
      <AmountBars bars={days} most={most} currency={currency} />
    </Picture>
  );
}
