/** How a bar is called where its lessons stand, of which days they are, and where one goes on from there. */
import { useTranslation } from 'react-i18next';
import { addDays, type Day } from '../../../domain/basics/wallTime.ts';
import type { Behind } from '../../../domain/money/seatsBehind.ts';
import type { Span, Statistics } from '../../../domain/money/statistics.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { weekdayLong } from '../../lib/i18n/when.ts';
import { loadedMeetings } from '../../lib/lessons/loadedMeetings.ts';
import type { Figures } from './figures.ts';
import { dayAt, monthName, spanName } from './statsWords.ts';

/** Of an address that names no bar: the day alone. */
const bucketOf = (from: Day, { buckets }: Statistics): Span =>
  buckets.find((bucket) => bucket.from === from) ?? { from, until: addDays(from, 1) };

type BarWords = { name: string; period: string; onwards: { to: string; name: string } | null };

export function useBarWords(behind: Behind, { view, day, now }: Figures): BarWords {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const year = day.slice(0, 4);
  const monthOf = (of: string): string => `${monthName(of, language)} ${of.slice(0, 4)}`;
  const period = view === 'year' ? year : monthOf(day);
  switch (behind.by) {
    case 'student':
      return {
        name: loadedMeetings().nameOf(behind.id) || t('insight.stats.someone'),
        period,
        onwards: {
          to: `/students?${new URLSearchParams({ studentId: behind.id }).toString()}`,
          name: t('insight.stats.behind.card'),
        },
      };
    case 'subject':
      return {
        name: behind.name || t('insight.stats.noSubject'),
        period,
        onwards: behind.name
          ? {
              to: `/subjects?${new URLSearchParams({ subject: behind.name }).toString()}`,
              name: t('insight.stats.behind.subject'),
            }
          : null,
      };
    case 'weekday':
      return { name: weekdayLong(dayAt(behind.weekday), language), period, onwards: null };
    case 'hour': {
      const hour = `${String(behind.hour).padStart(2, '0')}:00`;
      return { name: `${weekdayLong(dayAt(behind.weekday), language)} ${hour}`, period, onwards: null };
    }
    case 'cancelled':
      return { name: t('insight.stats.cancellations'), period, onwards: null };
    case 'days':
      return view === 'year'
        ? {
            name: monthOf(behind.from),
            period: year,
            onwards: {
              to: `/stats?view=month&date=${behind.from}`,
              name: t('insight.stats.behind.month'),
            },
          }
        : {
            name: spanName(bucketOf(behind.from, now), 'month', language),
            period: monthOf(day),
            onwards: {
              to: `/home?view=week&date=${behind.from}`,
              name: t('insight.stats.behind.week'),
            },
          };
  }
}
