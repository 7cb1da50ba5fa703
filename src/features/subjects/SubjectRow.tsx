/** One subject in the list: its colour, name, price and plan; it is lifted by its handle, or opened. */
import { useSortable } from '@dnd-kit/sortable';
import { GripVertical, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toMinor } from '../../../domain/basics/money.ts';
import type { SubjectAnswer } from '../../lib/entities/entityStore.ts';
import { cn } from '../../ui/cn.ts';
import { subjectInk } from '../../ui/subjectInk.ts';
import { Ltr } from '../../ui/Ltr.tsx';
import { SubjectDot } from '../../ui/SubjectDot.tsx';
import { money } from '../../lib/i18n/money.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';

type Props = { subject: SubjectAnswer; meetings: number; currency: string; onOpen(): void };

export function SubjectRow({ subject, meetings, currency, onOpen }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({
      id: subject.id,
    });
  const { name } = subject;
  const lessons = subject.lessons ?? [];
  return (
    <li
      ref={setNodeRef}
      style={{ transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition }}
      className={cn(
        'relative flex items-center gap-1 rounded-md bg-sheet shadow-hairline',
        isDragging && 'z-10 shadow-raised',
      )}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={t('subjects.move', { name })}
        className="grid h-14 w-9 shrink-0 cursor-grab touch-none place-items-center rounded-md text-on-surface-faint hover:text-on-surface coarse:w-11"
      >
        <GripVertical className="size-4" aria-hidden />
      </button>
      <button
        type="button"
        onClick={onOpen}
        aria-label={t('subjects.edit', { name })}
        className="calm flex min-w-0 flex-1 items-center gap-3 rounded-md py-2.5 pe-4 text-start hover:bg-sunk"
      >
        <SubjectDot ink={subjectInk(subject.color, name)} />
        <span className="grid min-w-0 flex-1">
          <span className="truncate text-md font-mid">{name}</span>
          <span className="truncate text-xs text-on-surface-muted">
            {lessons.length > 0 ? t('subjects.lessons', { count: lessons.length }) : t('subjects.noLessons')}
            {meetings > 0 ? <> · {t('subjects.meetings', { count: meetings })}</> : null}
            {lessons.some((lesson) => lesson.private) ? (
              <Lock className="ms-1 inline size-3" aria-label={t('subjects.private')} />
            ) : null}
          </span>
        </span>
        <Ltr className="text-md tabular-nums">
          {money(toMinor(subject.cost ?? 0, currency) ?? 0, currency, language)}
        </Ltr>
      </button>
    </li>
  );
}
