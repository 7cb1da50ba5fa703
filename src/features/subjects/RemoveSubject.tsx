/** Removing a subject: what stays in the calendar is said first. */
import { useTranslation } from 'react-i18next';
import type { Step } from '../../../domain/operations.ts';
import { useEntityStore, type SubjectAnswer } from '../../lib/entities/entityStore.ts';
import { tellDone } from '../../lib/operations/tellDone.ts';
import { useAction } from '../../lib/operations/useAction.ts';
import { RefusalSentence } from '../effects/RefusalCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogTitle } from '../../ui/Dialog.tsx';

const stepOf = ({ id, version }: SubjectAnswer, keepMeetings: boolean): Step => ({
  name: 'removeSubject',
  args: { id, ...(keepMeetings ? { keepMeetings } : {}), ...(version == null ? {} : { version }) },
});

export function RemoveSubject({
  subject,
  onClose,
}: {
  subject: SubjectAnswer;
  onClose(removed: boolean): void;
}) {
  const { t } = useTranslation();
  const meetings = useEntityStore((school) => school.meetings);
  // The preview knows which lessons ahead are of it, and says so before anything is sent.
  const asked = useAction(stepOf(subject, false), meetings);
  const inUse = asked.refusal?.code === 'IN_USE' ? Number(asked.refusal.params?.['meetings'] ?? 1) : 0;
  const action = useAction(stepOf(subject, inUse > 0), meetings);
  const { name } = subject;

  async function remove() {
    const { done, changeId } = await action.save();
    if (!done) return;
    tellDone(t('subjects.removed', { name }), changeId, t);
    onClose(true);
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose(false)}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>{t('subjects.removeTitle', { name })}</DialogTitle>
        <p className="text-on-surface-muted">
          {inUse > 0 ? t('subjects.removeInUse', { count: inUse }) : t('subjects.removeBody')}
        </p>
        {action.refusal ? (
          <RefusalSentence code={action.refusal.code} params={action.refusal.params} />
        ) : null}
        <DialogFooter>
          <Button variant="danger" disabled={action.sending} onClick={() => void remove()}>
            {inUse > 0 ? t('subjects.removeAnyway') : t('subjects.remove')}
          </Button>
          <Button variant="quiet" onClick={() => onClose(false)}>
            {t('subjects.back')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
