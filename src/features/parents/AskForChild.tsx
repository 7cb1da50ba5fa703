/** A parent asks one of a child's teachers for lessons, in the three steps in which a student asks for their own. */
import { useTranslation } from 'react-i18next';
import type { TeacherAnswer } from '../../lib/entities/entityStore.ts';
import { AskForLessons } from '../booking/AskForLessons.tsx';
import { Dialog, DialogContent, DialogTitle } from '../../ui/Dialog.tsx';
import type { Learner } from '../joining/JoinTeacher.tsx';

type Props = { child: Learner; teachers: readonly TeacherAnswer[]; onClose(): void };

export function AskForChild({ child, teachers, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>{t('learning.family.askTitle', { name: child.username ?? '' })}</DialogTitle>
        <AskForLessons learnerId={child.id} isChild teachers={teachers} onSent={onClose} />
      </DialogContent>
    </Dialog>
  );
}
