/** The sample week as a strip of days: lessons by their hour, and a plan's ghosts among them. */
import { useTranslation } from 'react-i18next';
import { addDays, type Day, type Wall } from '../../../domain/basics/wallTime.ts';
import type { Shown } from '../../lib/lessons/shown.ts';
import type { SampleShown } from './sampleWeek.ts';
import { cn } from '../../ui/cn.ts';
import { subjectInk } from '../../ui/subjectInk.ts';
import { Ltr } from '../../ui/Ltr.tsx';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { hourOf, shortDay, weekday } from '../../lib/i18n/when.ts';

/** The days of the build are not those of the visit. */
const isDrawnAtBuild = typeof window === 'undefined';

type Props = { sunday: Day; lessons: readonly SampleShown[]; free: readonly { start: Wall; end: Wall }[] };

export function TrialWeek({ sunday, lessons, free }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const busyDays = [0, 1, 2, 3, 4, 5, 6].map((day) => addDays(sunday, day));
  // A weekend without a lesson takes no room.
  const days = busyDays.filter(
    (day, index) => index < 5 || lessons.some(({ start }) => start.startsWith(day)),
  );
  return (
    <ol
      aria-label={t('landing.week')}
      className="grid gap-px overflow-hidden rounded-md bg-line shadow-hairline tablet:grid-flow-col tablet:auto-cols-fr"
    >
      {days.map((day) => (
        <li
          key={day}
          className="grid min-h-12 grid-cols-[4.5rem_1fr] content-start gap-1.5 bg-sheet p-2 tablet:min-h-56 tablet:grid-cols-1"
        >
          <p className="text-xs text-on-surface-muted">
            {weekday(day, language)}{' '}
            {isDrawnAtBuild ? null : <Ltr className="text-on-surface-faint">{shortDay(day, language)}</Ltr>}
          </p>
          <ul className="grid content-start gap-1.5">
            {lessons
              .filter(({ start }) => start.startsWith(day))
              .toSorted((a, b) => (a.start < b.start ? -1 : 1))
              .map((lesson) => (
                <Block key={lesson.key} lesson={lesson} />
              ))}
            {free
              .filter(({ start }) => start.startsWith(day))
              .slice(0, 4)
              .map(({ start }) => (
                <li
                  key={start}
                  className="rounded-xs border border-dashed border-success px-1.5 py-0.5 text-xs text-success"
                >
                  <Ltr>{hourOf(start)}</Ltr>
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

const looks: Partial<Record<Shown['state'], string>> = {
  old: 'bg-sunk text-on-surface-faint line-through',
  ghost: 'border border-dashed border-pen bg-sheet text-on-surface',
  ghostClash: 'border border-dashed border-danger bg-danger-tint text-on-danger-tint',
  clashed: 'bg-danger-tint text-on-danger-tint',
};

function Block({ lesson }: { lesson: SampleShown }) {
  const { t } = useTranslation();
  const { state } = lesson;
  return (
    <li
      data-subject={subjectInk(lesson.color, lesson.subject)}
      data-state={state}
      className={cn(
        'appear grid rounded-xs px-1.5 py-1 text-xs leading-snug',
        looks[state] ?? 'bg-wash text-ink',
      )}
    >
      <span className="truncate font-mid">{lesson.subject}</span>
      <span className="truncate">
        <Ltr>{hourOf(lesson.start)}</Ltr> {lesson.names.join(', ')}
      </span>
      {state === 'old' ? <span className="sr-only">{t('landing.gone')}</span> : null}
      {state === 'ghost' || state === 'ghostClash' ? (
        <span className="sr-only">{t('landing.wouldBe')}</span>
      ) : null}
    </li>
  );
}
