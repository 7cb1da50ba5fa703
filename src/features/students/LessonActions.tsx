/** What one who learns can do with a coming lesson, behind one button. */
import { CalendarClock, DoorOpen, EllipsisVertical, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../ui/DropdownMenu.tsx';
import { stretchOf } from '../../lib/i18n/stretch.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { isolated } from '../../ui/Sentence.tsx';
import { useCancelWords } from './useCancelWords.ts';
import type { LearnerLesson } from './learnerLessons.ts';
import type { LessonAction } from './LessonDialog.tsx';

export function LessonActions({
  lesson,
  onAction,
}: {
  lesson: LearnerLesson;
  onAction(action: LessonAction): void;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const cancel = useCancelWords(lesson);
  const name = `${lesson.subject}, ${stretchOf(lesson.start, lesson.end, language)}`;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="quiet" size="iconSm" aria-label={t('learning.actions', { lesson: name })}>
          <EllipsisVertical />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem onSelect={() => onAction('ask')}>
          <CalendarClock /> {t('learning.ask')}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => onAction('cancel')}>
          <X /> <span>{isolated(cancel)}</span>
        </DropdownMenuItem>
        {lesson.recurring ? (
          <DropdownMenuItem onSelect={() => onAction('leave')}>
            <DoorOpen /> {t('learning.leave')}
          </DropdownMenuItem>
        ) : null}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
