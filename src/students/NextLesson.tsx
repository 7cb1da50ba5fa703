/** The next lesson: the hour large, then the day, the subject and with whom. */
import { useTranslation } from 'react-i18next';
import type { Wall } from '../../domain/basics/wallTime.ts';
import type { Shown } from '../calendar/shown.ts';
import { Ltr } from '../design/ui/Ltr.tsx';
import { useLanguage } from '../words/useLanguage.ts';
import { dayNear, hourOf, hoursOf } from '../words/when.ts';

export function NextLesson({ lesson, teacher, now }: { lesson: Shown; teacher: string; now: Wall }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <section
      aria-label={t('calendar.student.next')}
      data-subject={lesson.color?.replace('subject-', '')}
      className="grid gap-1 rounded-lg bg-wash p-6 text-ink"
    >
      <h2 className="text-sm font-mid">{t('calendar.student.next')}</h2>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Ltr className="text-3xl font-strong tabular-nums">{hourOf(lesson.start)}</Ltr>
        <span className="text-xl">{dayNear(lesson.start, now, language)}</span>
      </p>
      <p className="text-md">
        {lesson.subject}
        {teacher === '' ? null : ` · ${t('calendar.student.with', { name: teacher })}`}
        {' · '}
        <Ltr>{hoursOf(lesson.start, lesson.end)}</Ltr>
      </p>
    </section>
  );
}
