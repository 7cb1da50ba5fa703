/** Blocking, archiving, and taking either back; what it means is said before it is done. */
import { Archive, ArchiveRestore, Pencil, ShieldBan, ShieldCheck, UserRoundCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { tellDone } from '../../lib/operations/tellDone.ts';
import { useAction } from '../../lib/operations/useAction.ts';
import { RefusalSentence } from '../effects/RefusalCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogTitle } from '../../ui/Dialog.tsx';
import { DropdownMenuItem } from '../../ui/DropdownMenu.tsx';
import { InviteKept } from './InviteKept.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import type { Entry } from './roster.ts';
import { StudentDetails } from './StudentDetails.tsx';

type Wish = { blocked: boolean } | { archived: boolean };

export function LinkActions({ entry }: { entry: Entry }) {
  const { t } = useTranslation();
  const [wish, setWish] = useState<Wish | null>(null);
  const [edits, setEdits] = useState(false);
  const [invites, setInvites] = useState(false);
  const [address, setAddress] = useSearchParams();
  // A sentence that invites this student leads here, with the address that it named.
  const said = entry.withoutAccount ? address.get('invite') : null;
  const closeInvite = (): void => {
    setInvites(false);
    if (said !== null)
      setAddress(
        (before) => {
          before.delete('invite');
          return before;
        },
        { replace: true },
      );
  };
  return (
    <>
      <MoreMenu>
        {entry.withoutAccount ? (
          <>
            <DropdownMenuItem onSelect={() => setInvites(true)}>
              <UserRoundCheck />
              {t('students.claim.invite')}
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => setEdits(true)}>
              <Pencil />
              {t('students.detailsEdit')}
            </DropdownMenuItem>
          </>
        ) : null}
        <DropdownMenuItem onSelect={() => setWish({ blocked: !entry.blocked })}>
          {entry.blocked ? <ShieldCheck /> : <ShieldBan />}
          {t(entry.blocked ? 'students.unblock' : 'students.block')}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => setWish({ archived: !entry.archived })}>
          {entry.archived ? <ArchiveRestore /> : <Archive />}
          {t(entry.archived ? 'students.unarchive' : 'students.archive')}
        </DropdownMenuItem>
      </MoreMenu>
      {edits ? <StudentDetails entry={entry} onClose={() => setEdits(false)} /> : null}
      {invites || said !== null ? <InviteKept entry={entry} said={said} onClose={closeInvite} /> : null}
      {wish ? <Sure entry={entry} wish={wish} onClose={() => setWish(null)} /> : null}
    </>
  );
}

const doneKey = (wish: Wish) =>
  'blocked' in wish ? (wish.blocked ? 'blocked' : 'unblocked') : wish.archived ? 'archived' : 'unarchived';

function Sure({ entry, wish, onClose }: { entry: Entry; wish: Wish; onClose(): void }) {
  const { t } = useTranslation();
  const { name } = entry;
  const action = useAction(
    { name: 'updateStudentLink', args: { input: { studentId: entry.id, ...wish } } },
    entry.student,
  );
  const key = doneKey(wish);
  const takes = key === 'blocked' || key === 'archived';

  async function confirm() {
    const { done, changeId } = await action.save();
    if (!done) return;
    tellDone(t(`students.done.${key}`, { name }), changeId, t);
    onClose();
  }

  const label = t(
    'blocked' in wish
      ? wish.blocked
        ? 'students.block'
        : 'students.unblock'
      : wish.archived
        ? 'students.archive'
        : 'students.unarchive',
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>
          {key === 'blocked'
            ? t('students.blockTitle', { name })
            : key === 'archived'
              ? t('students.archiveTitle', { name })
              : `${label}: ${name}`}
        </DialogTitle>
        {takes ? (
          <p className="text-on-surface-muted">
            {t(key === 'blocked' ? 'students.blockBody' : 'students.archiveBody')}
          </p>
        ) : null}
        {action.refusal ? (
          <RefusalSentence code={action.refusal.code} params={action.refusal.params} />
        ) : null}
        <DialogFooter>
          <Button
            variant={takes ? 'danger' : 'primary'}
            disabled={action.sending}
            onClick={() => void confirm()}
          >
            {label}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('students.cancelDialog')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
