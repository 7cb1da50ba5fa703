/** A list of lessons, one line each, with what can be done or what became of it; a long one folds. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { toMs } from '../../../domain/basics/zones.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Ltr } from '../../ui/Ltr.tsx';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { hoursOf, shortDay, weekday } from '../../lib/i18n/when.ts';
import { receiptPath } from '../../lib/lessons/receiptPath.ts';
import { LessonActions } from './LessonActions.tsx';
import { companyOf } from './companyOf.ts';
import type { LearnerLesson } from './learnerLessons.ts';
import { LessonPlan } from './LessonPlan.tsx';
import type { LessonAction } from './LessonDialog.tsx';

type Props = {
  title: string;
  /** Whose lessons, where a screen shows those of several. */
  whose?: string;
  lessons: readonly LearnerLesson[];
  atOnce: number;
  /** At the end of the heading's line. */
  beside?: ReactNode;
  onAction?: (lesson: LearnerLesson, action: LessonAction) => void;
};

const absenceWords = {
  student: 'learning.missed',
  late: 'learning.missedLate',
  noShow: 'learning.noShow',
  teacher: 'learning.excused',
} as const;

export function LessonRows({ title, whose, lessons, atOnce, beside, onAction }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [all, setAll] = useState(false);
  const shown = all ? lessons : lessons.slice(0, atOnce);
  return (
    <section aria-label={whose ? `${title}, ${whose}` : title} className="grid gap-2">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-md font-strong">{title}</h2>
        {beside}
      </div>
      <ol className="grid">
        {shown.map((lesson) => (
          <li
            key={lesson.key}
            data-subject={lesson.color?.replace('subject-', '')}
            className="grid min-h-11 grid-cols-[auto_5.5rem_minmax(0,1fr)_auto_auto] items-center gap-3 border-t border-line py-1.5 text-sm first:border-t-0 max-tablet:grid-cols-[auto_minmax(0,1fr)_auto_auto]"
          >
            <i aria-hidden className="size-2.5 rounded-full bg-pen" />
            <span className="max-tablet:hidden">
              {weekday(lesson.start, language)} <Ltr>{shortDay(lesson.start, language)}</Ltr>
            </span>
            <span className="min-w-0">
              <span className="block truncate">
                <ReceiptLink lesson={lesson} />
                <span className="text-on-surface-muted"> {lesson.teacherName}</span>
              </span>
              <span className="block text-xs text-on-surface-muted">
                <span className="tablet:hidden">
                  {weekday(lesson.start, language)} <Ltr>{shortDay(lesson.start, language)}</Ltr>{' '}
                </span>
                {lesson.past ? null : companyOf(lesson, t, language)}
              </span>
            </span>
            <span className="flex items-center gap-2">
              <Standing lesson={lesson} />
              <Ltr className="tabular-nums">{hoursOf(lesson.start, lesson.end)}</Ltr>
            </span>
            {onAction && lesson.absence === null && !lesson.begun ? (
              <LessonActions lesson={lesson} onAction={(action) => onAction(lesson, action)} />
            ) : (
              <span />
            )}
            <LessonPlan
              planned={lesson.past || lesson.absence !== null ? null : lesson.planned}
              className="col-start-2 -col-end-1 pb-1 tablet:col-start-3"
            />
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

/** That it is being held now, or what became of it. */
function Standing({ lesson: { absence, begun, past } }: { lesson: LearnerLesson }) {
  const { t } = useTranslation();
  if (absence === null) return begun && !past ? <Badge tone="plain">{t('learning.now')}</Badge> : null;
  return (
    <Badge tone={absence === 'student' || absence === 'teacher' ? 'plain' : 'warning'}>
      {t(absenceWords[absence])}
    </Badge>
  );
}

/** A lesson leads to what it costs. */
function ReceiptLink({ lesson: { lesson, learnerId, subject } }: { lesson: LearnerLesson }) {
  const { meeting, slot } = lesson;
  const to = receiptPath({
    teacherId: meeting.teacherId,
    meetingId: meeting.id,
    occurrence: String(toMs(slot, meeting.zone)),
    studentId: learnerId,
  });
  return (
    <Link to={to} className="underline-offset-4 hover:underline">
      {subject}
    </Link>
  );
}
