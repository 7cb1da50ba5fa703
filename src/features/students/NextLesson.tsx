/** The next lesson, or the one that is being held: the hour large, then the day, the subject and with whom, and what can be done with it. */
import { MapPin, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Wall } from '../../../domain/basics/wallTime.ts';
import { Button } from '../../ui/Button.tsx';
import { isolated } from '../../ui/Sentence.tsx';
import { Ltr } from '../../ui/Ltr.tsx';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { dayNear, hourOf, hoursOf } from '../../lib/i18n/when.ts';
import { companyOf } from './companyOf.ts';
import type { LearnerLesson } from './learnerLessons.ts';
import { LessonPlan } from './LessonPlan.tsx';
import { useCancelWords } from './useCancelWords.ts';
import type { LessonAction } from './LessonDialog.tsx';

type Props = { lesson: LearnerLesson; now: Wall; onAction?: (action: LessonAction) => void };

export function NextLesson({ lesson, now, onAction }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { subject, teacherName, start, end } = lesson;
  const company = companyOf(lesson, t, language);
  const cancel = useCancelWords(lesson);
  const title = lesson.begun ? t('learning.now') : t('calendar.student.next');
  return (
    <section
      aria-label={title}
      data-subject={lesson.color?.replace('subject-', '')}
      className="grid gap-3 rounded-lg bg-wash p-5 text-ink tablet:p-6"
    >
      <div className="grid gap-1">
        <h2 className="text-sm font-mid">{title}</h2>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <Ltr className="text-3xl font-strong tabular-nums">{hourOf(start)}</Ltr>
          <span className="text-xl">{dayNear(start, now, language)}</span>
        </p>
        <p className="text-md">
          {subject}
          {teacherName === '' ? null : ` · ${t('calendar.student.with', { name: teacherName })}`}
          {' · '}
          <Ltr>{hoursOf(start, end)}</Ltr>
        </p>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          <span className="inline-flex items-center gap-1.5">
            <MapPin aria-hidden className="size-3.5" />
            {t(`calendar.form.places.${lesson.lesson.location}`)}
          </span>
          {company === '' ? null : (
            <span className="inline-flex items-center gap-1.5">
              <Users aria-hidden className="size-3.5" />
              {company}
            </span>
          )}
        </p>
        <LessonPlan planned={lesson.planned} />
      </div>
      {onAction && !lesson.begun ? (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => onAction('ask')}>
            {t('learning.ask')}
          </Button>
          <Button size="sm" className="text-danger" onClick={() => onAction('cancel')}>
            <span>{isolated(cancel)}</span>
          </Button>
          {lesson.recurring ? (
            <Button size="sm" onClick={() => onAction('leave')}>
              {t('learning.leave')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}
