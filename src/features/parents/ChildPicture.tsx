/** A parent chooses the picture of a child; whoever teaches the child sees it too. */
import { useTranslation } from 'react-i18next';
import { useEntityStore, type StudentAnswer } from '../../lib/entities/entityStore.ts';
import { useOperation } from '../../lib/operations/useOperation.ts';
import { tellDone } from '../../lib/operations/tellDone.ts';
import { RefusalSentence } from '../effects/RefusalCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogTitle } from '../../ui/Dialog.tsx';
import { PictureField } from '../pictures/PictureField.tsx';

export function ChildPicture({ child, onClose }: { child: StudentAnswer; onClose(): void }) {
  const { t } = useTranslation();
  const refreshPeople = useEntityStore((school) => school.refreshPeople);
  const { run, sending: saving, lost, refusal } = useOperation('updateStudentImageByParent');
  const name = child.username ?? '';

  async function save(image: string | null) {
    const sent = await run({ studentId: child.id, image });
    if (sent.outcome !== 'done') return;
    tellDone(
      t(image === null ? 'learning.family.pictureGone' : 'learning.family.pictureSaved', { name }),
      sent.changeId,
      t,
    );
    await refreshPeople();
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>{t('learning.family.pictureTitle', { name })}</DialogTitle>
        <p className="text-sm text-on-surface-muted">{t('learning.family.pictureBody')}</p>
        <PictureField
          name={name}
          image={child.profileImage ?? null}
          use="child"
          disabled={saving}
          onChange={(image) => void save(image)}
        />
        {refusal ? <RefusalSentence code={refusal.code} params={refusal.params} /> : null}
        {lost ? <p role="alert">{t('learning.family.lost')}</p> : null}
        <DialogFooter>
          <Button variant="primary" onClick={onClose}>
            {t('learning.family.done')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
