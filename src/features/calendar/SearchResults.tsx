/** What a search found; a row jumps to its day and opens the lesson. */
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Ltr } from '../../ui/Ltr.tsx';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { hoursOf, shortDay, weekday } from '../../lib/i18n/when.ts';
import { LessonLine } from './grid/LessonLine.tsx';
import type { NumberOf } from './grid/lessonNumber.ts';
import type { SchoolMeetings } from '../../lib/lessons/schoolMeetings.ts';
import { searchLessons } from './searchLessons.ts';
import type { Shown } from '../../lib/lessons/shown.ts';

type Props = {
  search: string;
  school: SchoolMeetings;
  nowMs: number;
  zone: string;
  numberOf: NumberOf;
  onJump(shown: Shown): void;
};

export function SearchResults({ search, school, nowMs, zone, numberOf, onJump }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const asked = useDeferredValue(search);
  const found = useMemo(() => searchLessons(school, asked, nowMs, zone), [school, asked, nowMs, zone]);
  const year = (wall: string): string => wall.slice(0, 4);
  const thisYear = String(new Date(nowMs).getUTCFullYear());
  return (
    <section
      aria-label={t('calendar.search.results')}
      className="h-full overflow-y-auto px-4 pb-8 tablet:px-5"
    >
      <p role="status" className="py-3 text-sm text-on-surface-muted">
        {asked.trim() === ''
          ? t('calendar.search.hint')
          : found.length === 0
            ? t('calendar.search.nothing', { text: asked.trim() })
            : t('calendar.search.found', { count: found.length, text: asked.trim() })}
      </p>
      <ul className="grid gap-0.5">
        {found.map((one) => (
          <li key={one.key}>
            <LessonLine
              shown={one}
              when={
                <span className="inline-block min-w-40">
                  {weekday(one.start, language)}{' '}
                  <Ltr>
                    {shortDay(one.start, language)}
                    {year(one.start) === thisYear ? '' : ` ${year(one.start)}`}
                  </Ltr>{' '}
                  {one.allDay ? t('calendar.allDay') : <Ltr>{hoursOf(one.start, one.end)}</Ltr>}
                </span>
              }
              number={numberOf(one)}
              onOpen={onJump}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
