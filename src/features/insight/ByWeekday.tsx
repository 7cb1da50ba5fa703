/** What was earned on which day of the week. */
import { useTranslation } from 'react-i18next';
import { weekStartOf } from '../../../domain/basics/languages.ts';
import { weekFrom } from '../../../domain/basics/wallTime.ts';
import type { Statistics } from '../../../domain/money/statistics.ts';
import { money } from '../../lib/i18n/money.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { weekdayLong } from '../../lib/i18n/when.ts';
import { Ltr } from '../../ui/Ltr.tsx';
import { Picture } from './Picture.tsx';
import { dayAt } from './statsWords.ts';

export function ByWeekday({ now, currency }: { now: Statistics; currency: string }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const most = Math.max(...now.weekdays.map(({ earnedMinor }) => earnedMinor));
  if (most === 0) return null;
  const days = weekFrom(weekStartOf(language)).flatMap((day) => {
    const { lessons, earnedMinor } = now.weekdays[day] ?? { lessons: 0, earnedMinor: 0 };
    const name = weekdayLong(dayAt(day), language);
    return lessons === 0
      ? []
      : [{ day, name, lessons, earnedMinor, sum: money(earnedMinor, currency, language) }];
  });
  return (
    <Picture
      title={t('insight.stats.byWeekday')}
      table={{
        columns: [t('insight.stats.weekday'), t('insight.stats.lessons'), t('insight.stats.earned')],
        rows: days.map(({ name, lessons, sum }) => [name, String(lessons), sum]),
      }}
    >
      <ol className="grid gap-2.5 text-sm">
        {days.map(({ day, name, earnedMinor, sum }) => (
          <li key={day} className="grid grid-cols-[7rem_minmax(0,1fr)_auto] items-center gap-3">
            <span className="truncate">{name}</span>
            <span className="h-1.5 rounded-full bg-sunk">
              <span
                className="block h-full rounded-full bg-accent"
                style={{ width: `${(100 * earnedMinor) / most}%` }}
              />
            </span>
            <Ltr className="min-w-14 text-end tabular-nums">{sum}</Ltr>
          </li>
        ))}
      </ol>
    </Picture>
  );
}
