/** The dialog of what is asked of one lesson, over a home; its part comes when it is first opened. */
import { openedLater } from '../../lib/page/openedLater.tsx';
import type { LessonAction } from './LessonDialog.tsx';
import type { LearnerLesson } from './learnerLessons.ts';

export type Asked = { lesson: LearnerLesson; action: LessonAction } | null;

/** It previews what it would do, with all that decides. */
export const LessonDialog = openedLater(async () => (await import('./LessonDialog.tsx')).LessonDialog);

type Props = { asked: Asked; ask(next: Asked): void; now: string };

export function AskedLesson({ asked, ask, now }: Props) {
  if (!asked) return null;
  return (
    <LessonDialog
      {...asked}
      now={now}
      onAction={(action) => ask({ lesson: asked.lesson, action })}
      onClose={() => ask(null)}
    />
  );
}
