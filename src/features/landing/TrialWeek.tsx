/** The sample week by the hour: lessons, and a plan's ghosts among them. */
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, dayOf, minuteOfDay, type Day, type Wall } from '../../../domain/basics/wallTime.ts';
import { hoursSpanned, percentOf, type HourSpan } from '../../lib/lessons/weekHours.ts';
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
  const open = free.filter(({ start }) => days.some((day) => start.startsWith(day)));
  const span = hoursSpanned([...lessons.filter(({ start }) => days.includes(dayOf(start))), ...open]);
  return (
    <div className="grid gap-x-2 tablet:grid-cols-[auto_minmax(0,1fr)]">
      <Hours span={span} />
      <ol
        aria-label={t('landing.week')}
        className="grid gap-px overflow-hidden rounded-md bg-line shadow-hairline tablet:grid-flow-col tablet:auto-cols-fr"
      >
        {days.map((day) => (
          <li
            key={day}
            className="grid min-h-12 grid-cols-[4.5rem_1fr] content-start gap-1.5 bg-sheet p-2 tablet:grid-cols-1 tablet:p-0"
          >
            <p className="truncate text-xs text-on-surface-muted tablet:px-2 tablet:pt-1.5">
              {weekday(day, language)}{' '}
              {isDrawnAtBuild ? null : <Ltr className="text-on-surface-faint">{shortDay(day, language)}</Ltr>}
            </p>
            <ul className="relative grid content-start gap-1.5 tablet:h-80" style={hourLines(span)}>
              {lessons
                .filter(({ start }) => start.startsWith(day))
                .toSorted((a, b) => (a.start < b.start ? -1 : 1))
                .map((lesson) => (
                  <Block key={lesson.key} lesson={lesson} span={span} />
                ))}
              {open
                .filter(({ start }) => start.startsWith(day))
                .slice(0, 4)
                .map(({ start, end }) => (
                  <li
                    key={start}
                    className={cn(
                      atItsHour,
                      'rounded-xs border border-dashed border-success px-1.5 text-xs text-success',
                    )}
                    style={placeOf({ start, end }, span)}
                  >
                    <Ltr>{hourOf(start)}</Ltr>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** On narrow paper a day is a list; where there is room, each stands at its hour. */
const atItsHour = 'tablet:absolute tablet:inset-x-1 tablet:top-(--top) tablet:h-(--high)';

function placeOf({ start, end }: { start: Wall; end: Wall }, span: HourSpan): CSSProperties {
  const top = percentOf(minuteOfDay(start), span);
  const until = dayOf(end) === dayOf(start) ? percentOf(minuteOfDay(end), span) : 100;
  return { '--top': `${top}%`, '--high': `${until - top}%` } as CSSProperties;
}

const hourLines = ({ from, until }: HourSpan): CSSProperties => ({
  backgroundImage: 'linear-gradient(var(--line) 1px, transparent 1px)',
  backgroundSize: `100% ${100 / (until - from)}%`,
});

function Hours({ span }: { span: HourSpan }) {
  const hours = Array.from({ length: span.until - span.from }, (_, at) => span.from + at);
  return (
    <span aria-hidden className="relative hidden h-80 w-5 self-end text-2xs tablet:block">
      {hours.slice(1).map((hour) => (
        <span
          key={hour}
          className="absolute inset-x-0 -translate-y-1/2 text-end text-on-surface-muted tabular-nums"
          style={{ top: `${percentOf(hour * 60, span)}%` }}
        >
          {hour}
        </span>
      ))}
    </span>
  );
}

const looks: Partial<Record<Shown['state'], string>> = {
  old: 'bg-sunk text-on-surface-faint line-through',
  ghost: 'border border-dashed border-pen bg-sheet text-on-surface',
  ghostConflict: 'border border-dashed border-danger bg-danger-tint text-on-danger-tint',
  conflicting: 'bg-danger-tint text-on-danger-tint',
};

function Block({ lesson, span }: { lesson: SampleShown; span: HourSpan }) {
  const { t } = useTranslation();
  const { state } = lesson;
  return (
    <li
      data-subject={subjectInk(lesson.color, lesson.subject)}
      data-state={state}
      className={cn(
        'appear grid content-start overflow-hidden rounded-xs px-1.5 py-1 text-xs leading-tight tablet:py-0.5',
        atItsHour,
        looks[state] ?? 'border-s-[3px] border-pen bg-wash text-ink',
      )}
      style={placeOf(lesson, span)}
    >
      <span className="truncate font-mid">{lesson.subject}</span>
      <span className="truncate">
        <Ltr>{hourOf(lesson.start)}</Ltr> {lesson.names.join(', ')}
      </span>
      {state === 'old' ? <span className="sr-only">{t('landing.gone')}</span> : null}
      {state === 'ghost' || state === 'ghostConflict' ? (
        <span className="sr-only">{t('landing.wouldBe')}</span>
      ) : null}
    </li>
  );
}
