/** What the teacher has planned for a lesson that is near: its name, and the materials as links. */
import { BookOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cn } from '../../ui/cn.ts';
import type { LearnerLesson } from './learnerLessons.ts';
import { MaterialLink, placeOf } from '../subjects/MaterialLink.tsx';

type Props = { planned: LearnerLesson['planned']; className?: string };

export function LessonPlan({ planned, className }: Props) {
  const { t } = useTranslation();
  if (!planned) return null;
  const links = planned.urls.flatMap((url) => {
    const place = placeOf(url);
    return place === null ? [] : [{ url, place }];
  });
  return (
    <div className={cn('grid min-w-0 gap-1 text-sm', className)}>
      <p className="flex items-center gap-1.5">
        <BookOpen aria-hidden className="size-3.5 shrink-0" />
        <span>
          <span className="sr-only">{t('learning.planned')} </span>
          <bdi>{planned.name}</bdi>
        </span>
      </p>
      {links.length > 0 ? (
        <ul aria-label={t('learning.materials', { lesson: planned.name })} className="grid gap-0.5">
          {links.map(({ url, place }) => (
            <li key={url} className="min-w-0">
              <MaterialLink url={url} place={place} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
