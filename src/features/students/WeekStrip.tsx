/** The seven days from today as a strip of blocks: how many lessons each has, in their subjects' inks. */
import { useTranslation } from 'react-i18next';
import { addDays, dayOf, type Wall } from '../../../domain/basics/wallTime.ts';
import { cn } from '../../ui/cn.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { weekday, weekdayLong } from '../../lib/i18n/when.ts';
import type { LearnerLesson } from './learnerLessons.ts';

/** More blocks than this in one day are not told apart. */
const blocksShown = 4;

export function WeekStrip({
  lessons,
  now,
  label,
}: {
  lessons: readonly LearnerLesson[];
  now: Wall;
  label: string;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const today = dayOf(now);
  return (
    <ol aria-label={label} className="grid grid-cols-7 gap-1.5">
      {Array.from({ length: 7 }, (_, ahead) => {
        const day = addDays(today, ahead);
        const held = lessons.filter(({ start }) => dayOf(start) === day);
        const name = weekdayLong(day, language);
        return (
          <li key={day} className="grid justify-items-center gap-1">
            <span className="sr-only">
              {held.length === 0
                ? t('learning.weekDayFree', { day: name })
                : t('learning.weekDay', { day: name, count: held.length })}
            </span>
            <span
              aria-hidden
              className="flex h-12 w-full flex-col justify-center gap-1 rounded-sm bg-sunk px-1.5"
            >
              {held.slice(0, blocksShown).map(({ key, color }) => (
                <i
                  key={key}
                  data-subject={color?.replace('subject-', '')}
                  className="h-1.5 rounded-full bg-pen"
                />
              ))}
            </span>
            <span
              aria-hidden
              className={cn('text-2xs', ahead === 0 ? 'font-strong text-accent' : 'text-on-surface-muted')}
            >
              {weekday(day, language).slice(0, language === 'he' ? 5 : 3)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
