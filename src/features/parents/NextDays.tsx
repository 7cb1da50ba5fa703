/** What the children have today and tomorrow, in the order of time; two at once are told, for somebody has to bring them. */
import { MapPin, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addDays, dayOf, type Wall } from '../../../domain/basics/wallTime.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { dayNear, hoursOf } from '../../lib/i18n/when.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Ltr } from '../../ui/Ltr.tsx';
import { isolated } from '../../ui/Sentence.tsx';
import type { Learner } from '../joining/JoinTeacher.tsx';
import { companyOf } from '../students/companyOf.ts';
import { isComing, type LearnerLesson } from '../students/learnerLessons.ts';
import { atOnce } from './atOnce.ts';

type Props = { learners: readonly { learner: Learner; lessons: readonly LearnerLesson[] }[]; now: Wall };

export function NextDays({ learners, now }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const tomorrow = addDays(dayOf(now), 1);
  const soon = learners
    .flatMap(({ learner, lessons }) =>
      lessons
        .filter((lesson) => isComing(lesson) && dayOf(lesson.start) <= tomorrow)
        .map((lesson) => ({ ...lesson, child: learner.username ?? '' })),
    )
    .toSorted((a, b) => a.lesson.startMs - b.lesson.startMs);
  if (soon.length === 0) return null;
  return (
    <section aria-label={t('learning.family.soon')} className="grid gap-2">
      <h2 className="text-md font-strong">{t('learning.family.soon')}</h2>
      <ol className="grid">
        {soon.map((lesson) => (
          <Soon key={lesson.key} lesson={lesson} now={now} />
        ))}
      </ol>
      {atOnce(soon).map(({ one, other, from, until }) => (
        <p
          key={`${one.key} ${other.key}`}
          className="flex items-center gap-2.5 rounded-md bg-warning-tint px-4 py-3 text-sm text-on-warning-tint"
        >
          <TriangleAlert aria-hidden className="size-4 shrink-0" />
          <span>
            {isolated(
              t('learning.family.atOnce', {
                first: one.child.split(' ')[0],
                second: other.child.split(' ')[0],
                when: `${dayNear(from, now, language)} ${hoursOf(from, until)}`,
              }),
            )}
          </span>
        </p>
      ))}
    </section>
  );
}

function Soon({ lesson, now }: { lesson: LearnerLesson & { child: string }; now: Wall }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { child, color, subject, teacherName, start, end } = lesson;
  return (
    <li
      data-subject={color?.replace('subject-', '')}
      className="grid min-h-14 grid-cols-[6rem_auto_minmax(0,1fr)] items-center gap-3 border-t border-line py-2 text-sm first:border-t-0"
    >
      <span className="grid">
        <span className="font-mid">{dayNear(start, now, language)}</span>
        <Ltr className="text-on-surface-muted tabular-nums">{hoursOf(start, end)}</Ltr>
      </span>
      <Avatar name={child} image={null} />
      <span className="grid min-w-0">
        <span className="flex items-center gap-2 truncate">
          <i aria-hidden className="size-2.5 shrink-0 rounded-full bg-pen" />
          <span className="truncate">{[child.split(' ')[0], subject].join(', ')}</span>
        </span>
        <span className="flex items-center gap-1.5 truncate text-on-surface-muted">
          <MapPin aria-hidden className="size-3.5 shrink-0" />
          {[t(`calendar.form.places.${lesson.lesson.location}`), teacherName, companyOf(lesson, t, language)]
            .filter(Boolean)
            .join(', ')}
        </span>
      </span>
    </li>
  );
}
