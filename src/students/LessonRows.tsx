/** A list of lessons, one line each; a long one folds. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Shown } from '../calendar/shown.ts';
import { Button } from '../design/ui/Button.tsx';
import { Ltr } from '../design/ui/Ltr.tsx';
import { useLanguage } from '../words/useLanguage.ts';
import { hoursOf, shortDay, weekday } from '../words/when.ts';

type Props = { title: string; lessons: readonly Shown[]; teacherOf(lesson: Shown): string; atOnce: number };

export function LessonRows({ title, lessons, teacherOf, atOnce }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [all, setAll] = useState(false);
  const shown = all ? lessons : lessons.slice(0, atOnce);
  return (
    <section aria-label={title} className="grid gap-2">
      <h2 className="text-md font-strong">{title}</h2>
      <ol className="grid">
        {shown.map((lesson) => (
          <li
            key={lesson.key}
            data-subject={lesson.color?.replace('subject-', '')}
            className="grid grid-cols-[auto_6.5rem_1fr_auto] items-center gap-3 border-t border-line py-2.5 text-sm first:border-t-0"
          >
            <i aria-hidden className="size-2.5 rounded-full bg-pen" />
            <span>
              {weekday(lesson.start, language)} <Ltr>{shortDay(lesson.start, language)}</Ltr>
            </span>
            <span className="min-w-0 truncate">
              {lesson.subject}
              <span className="text-on-surface-muted"> {teacherOf(lesson)}</span>
            </span>
            <Ltr className="tabular-nums">{hoursOf(lesson.start, lesson.end)}</Ltr>
          </li>
        ))}
      </ol>
      {lessons.length > atOnce ? (
        <Button variant="quiet" size="sm" className="justify-self-start" onClick={() => setAll(!all)}>
          {all ? t('chat.fewerDates') : t('chat.moreDates', { count: lessons.length - atOnce })}
        </Button>
      ) : null}
    </section>
  );
}
