/** One lesson as a row: when, what, who, and its marks. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from '../../../ui/cn.ts';
import './calendar.css';
import { Marks, Notes, titleOf } from './LessonEvent.tsx';
import type { Shown } from '../../../lib/lessons/shown.ts';

type Props = {
  shown: Shown;
  /** Hours, or a day with its hours. */
  when: ReactNode;
  number: number | null;
  onOpen(shown: Shown): void;
};

export function LessonLine({ shown, when, number, onOpen }: Props) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      data-lesson={shown.key}
      data-state={shown.state}
      data-subject={shown.color?.replace('subject-', '')}
      onClick={() => onOpen(shown)}
      className={cn(
        'cal-line calm grid w-full grid-cols-[auto_auto_1fr] items-baseline gap-x-3 rounded-sm px-2 py-2 text-sm hover:bg-sunk',
        shown.past && 'text-on-surface-muted',
        shown.state === 'old' && 'text-on-ghost-old line-through',
      )}
    >
      <span className="min-w-24 text-on-surface-muted">{when}</span>
      <i aria-hidden className="mt-1.5 size-2.5 self-start rounded-full bg-(--pen,var(--line-strong))" />
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
        <b className="font-mid">{titleOf(shown, t)}</b>
        <span dir="auto" className="min-w-0 truncate">
          {shown.names.join(', ')}
        </span>
        <Marks shown={shown} number={number} t={t} />
        <Notes shown={shown} t={t} />
        {shown.state === 'lesson' || shown.state === 'busy' ? null : (
          <span className="text-xs text-on-surface-muted">{t(`calendar.state.${shown.state}`)}</span>
        )}
      </span>
    </button>
  );
}
