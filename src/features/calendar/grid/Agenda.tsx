/** The coming lessons as a list, day by day. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, type Day, type Wall } from '../../../../domain/basics/wallTime.ts';
import { cn } from '../../../ui/cn.ts';
import { Ltr } from '../../../ui/Ltr.tsx';
import type { Language } from '../../../../domain/basics/languages.ts';
import { dayNear, hoursOf, shortDay } from '../../../lib/i18n/when.ts';
import type { GridChange } from './gridProps.ts';
import { holidayName } from './holidayWords.ts';
import { LessonLine } from './LessonLine.tsx';
import { lessonKeys } from './lessonKeys.ts';
import type { NumberOf } from './lessonNumber.ts';
import type { Shown } from '../../../lib/lessons/shown.ts';

type Props = {
  shown: readonly Shown[];
  now: Wall;
  language: Language;
  editable: boolean;
  /** The holidays of Israel are named. */
  holidays: boolean;
  numberOf: NumberOf;
  onOpen(shown: Shown): void;
  onChange(change: GridChange): void;
};

/** Today and tomorrow are called so; their date stands beside. */
const isNear = (day: Day, now: Wall): boolean =>
  day <= addDays(now.slice(0, 10), 1) && day >= now.slice(0, 10);

export function Agenda(props: Props) {
  const { shown, now, language, holidays, numberOf, onOpen } = props;
  const { t } = useTranslation();
  const days = useMemo((): [Day, Shown[]][] => {
    const inOrder = shown.toSorted((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0));
    return [...Map.groupBy(inOrder, ({ start }) => start.slice(0, 10))];
  }, [shown]);
  const today = now.slice(0, 10);
  return (
    <div
      role="presentation"
      className="cal-agenda h-full overflow-y-auto px-4 pb-8 tablet:px-5"
      onKeyDown={(key) => lessonKeys(key, shown, props)}
    >
      {days.map(([day, lessons]) => (
        <section key={day} className="cal-agenda-day" aria-labelledby={`agenda-${day}`}>
          <h2
            id={`agenda-${day}`}
            className={cn(
              'sticky top-0 z-10 flex items-baseline gap-2 border-b border-line bg-sheet pt-4 pb-1.5 text-sm font-strong',
              day === today && 'text-accent',
            )}
          >
            <span className="inline-block first-letter:uppercase">{dayNear(day, now, language)}</span>
            {isNear(day, now) ? <Ltr>{shortDay(day, language)}</Ltr> : null}
            <span className="text-xs font-normal text-on-surface-muted">
              {t('calendar.lessons', { count: lessons.length })}
              {holidays && holidayName(day, t) !== null ? ` · ${holidayName(day, t)}` : null}
            </span>
          </h2>
          <ul className="grid gap-0.5 py-1.5">
            {lessons.map((one) => (
              <li key={one.key}>
                <LessonLine
                  shown={one}
                  when={one.allDay ? t('calendar.allDay') : <Ltr>{hoursOf(one.start, one.end)}</Ltr>}
                  number={one.state === 'lesson' ? numberOf(one) : null}
                  onOpen={onOpen}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
