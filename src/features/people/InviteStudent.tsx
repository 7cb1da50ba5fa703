/** An invitation by mail: the teacher's link, and a few words. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { Step } from '../../../domain/operations.ts';
import { emailProblem } from '../../../domain/access/accountRules.ts';
import { useAction } from '../../lib/operations/useAction.ts';
import { Field } from '../../ui/Field.tsx';
import { PersonForm } from './PersonForm.tsx';

const stepToInvite = (email: string, name: string, message: string): Step => ({
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
  const action = useAction(isWrong ? null : stepToInvite(email, name, message), null);

  async function send() {
    setTried(true);
    if (isWrong) return;
    const { done } = await action.save();
    if (!done) return;
    toast(t('students.inviteSent', { email: email.trim() }));
    onClose();
  }

  return (
    <PersonForm
      title={t('students.inviteTitle')}
      body={t('students.inviteBody')}
      button={t('students.inviteSend')}
      action={action}
      onSave={send}
      onClose={onClose}
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
    </PersonForm>
  );
}
