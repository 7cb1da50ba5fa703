/** A parent takes a child off their list: what stays, and for how long it can be brought back, is said first. */
import { useTranslation } from 'react-i18next';
import { useEntityStore } from '../../lib/entities/entityStore.ts';
import { tellDone } from '../../lib/operations/tellDone.ts';
import { useAction } from '../../lib/operations/useAction.ts';
import { RefusalSentence } from '../effects/RefusalCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogTitle } from '../../ui/Dialog.tsx';
import type { Learner } from '../joining/JoinTeacher.tsx';

type Props = {
  child: Learner;
  onClose(): void;
};

export function RemoveChild({ child, onClose }: Props) {
  const { t } = useTranslation();
  const refreshPeople = useEntityStore((school) => school.refreshPeople);
  const name = child.username ?? '';
  const action = useAction({ name: 'removeStudent', args: { studentId: child.id } }, null, {
    foresee: false,
  });
  const isKept = action.refusal?.code === 'IN_USE';

  async function remove() {
    const { done, changeId } = await action.save();
    if (!done) return;
    tellDone(t('learning.family.removed', { name }), changeId, t);
    onClose();
    await refreshPeople();
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>{t('learning.family.removeTitle', { name })}</DialogTitle>
        <p className="text-on-surface-muted">{t('learning.family.removeBody')}</p>
        {isKept ? <p role="alert">{t('learning.family.inUse', { name })}</p> : null}
        {action.refusal && !isKept ? (
          <RefusalSentence code={action.refusal.code} params={action.refusal.params} />
        ) : null}
        {action.lost ? <p role="alert">{t('learning.family.lost')}</p> : null}
        <DialogFooter>
          <Button variant="danger" disabled={action.sending || isKept} onClick={() => void remove()}>
            {t('learning.family.remove')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('learning.family.keep')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
