/** What the teacher has planned for a lesson that is near: its name, and the materials as links. */
import { BookOpen, ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cn } from '../design/cn.ts';
import { Ltr } from '../design/ui/Ltr.tsx';
import type { LearnerLesson } from './learnerLessons.ts';

type Props = { planned: LearnerLesson['planned']; className?: string };

/** Where a link leads, short enough to be read. */
function placeOf(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, hostname, pathname } = new URL(url);
  if (protocol !== 'https:') return null;
  return `${hostname.replace(/^www\./, '')}${pathname === '/' ? '' : pathname}`;
}

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
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                className="inline-flex min-h-6 max-w-full items-center gap-1.5 underline underline-offset-4"
              >
                <ExternalLink aria-hidden className="size-3.5 shrink-0" />
                <Ltr className="truncate">{place}</Ltr>
                <span className="sr-only">{t('learning.newTab')}</span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
