/** An invitation by mail: the teacher's link, and a few words. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { Step } from '../../../domain/operations.ts';
import { emailProblem } from '../../../domain/access/accountRules.ts';
import { useDeed } from '../../lib/operations/useDeed.ts';
import { RefusalSentence } from '../effects/RefusalCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogTitle } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';

export const stepToInvite = (email: string, name: string, message: string): Step => ({
  name: 'inviteStudent',
  args: {
    email: email.trim(),
    ...(name.trim() === '' ? {} : { name: name.trim() }),
    ...(message.trim() === '' ? {} : { message: message.trim() }),
  },
});

export function InviteStudent({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [message, setMessage] = useState('');
  const [tried, setTried] = useState(false);
  const isWrong = emailProblem(email) !== null;
  const deed = useDeed(isWrong ? null : stepToInvite(email, name, message), null);

  async function send() {
    setTried(true);
    if (isWrong) return;
    const { done } = await deed.save();
    if (!done) return;
    toast(t('students.inviteSent', { email: email.trim() }));
    onClose();
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>{t('students.inviteTitle')}</DialogTitle>
        <p className="-mt-2 text-sm text-on-surface-muted">{t('students.inviteBody')}</p>
        <form
          noValidate
          className="grid gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <Field
            label={t('students.inviteEmail')}
            type="email"
            dir="ltr"
            value={email}
            error={tried && isWrong ? t('students.badEmail') : null}
            onChange={(event) => setEmail(event.target.value)}
          />
          <Field
            label={t('students.inviteName')}
            maxLength={100}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Field
            label={t('students.inviteMessage')}
            maxLength={500}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
          {deed.refusal ? <RefusalSentence code={deed.refusal.code} params={deed.refusal.params} /> : null}
          {deed.lost ? <p role="alert">{t('students.inviteFailed')}</p> : null}
          <DialogFooter>
            <Button type="submit" variant="primary" disabled={deed.sending}>
              {t('students.inviteSend')}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {t('students.cancelDialog')}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
