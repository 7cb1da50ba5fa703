/** An invitation by mail: the teacher's link, and a few words. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { toast } from 'sonner';
import type { Step } from '../../../domain/operations.ts';
import { emailProblem } from '../../../domain/access/accountRules.ts';
import { tidyName } from '../../../domain/people/personName.ts';
import { useAction } from '../../lib/operations/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { PersonForm } from './PersonForm.tsx';
import type { Entry } from './roster.ts';

const stepToInvite = (email: string, name: string, message: string): Step => ({
  name: 'inviteStudent',
  args: {
    email: email.trim(),
    ...(name.trim() === '' ? {} : { name: name.trim() }),
    ...(message.trim() === '' ? {} : { message: message.trim() }),
  },
});

const addressToInvite = (studentId: string, invite: string): string =>
  `/students?${new URLSearchParams({ studentId, invite }).toString()}`;

/** Somebody by this name or address is on the list without an account: invited anew, they would stand there twice. */
const keptAlready = (entries: readonly Entry[], name: string, email: string): Entry | undefined =>
  entries.find(
    (entry) =>
      entry.withoutAccount &&
      (tidyName(entry.name).toLowerCase() === tidyName(name).toLowerCase() ||
        (entry.student.email ?? '').toLowerCase() === (email.trim().toLowerCase() || null)),
  );

export function InviteStudent({ entries, onClose }: { entries: readonly Entry[]; onClose(): void }) {
  const { t } = useTranslation();
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [message, setMessage] = useState('');
  const [tried, setTried] = useState(false);
  const isWrong = emailProblem(email) !== null;
  const kept = keptAlready(entries, name, email);
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
      {kept ? (
        <KeptAlready
          kept={kept}
          address={addressToInvite(kept.id, isWrong ? '' : email.trim())}
          onGo={onClose}
        />
      ) : null}
    </PersonForm>
  );
}

/** Leads to the invitation of the one who is on the list. */
function KeptAlready({ kept, address, onGo }: { kept: Entry; address: string; onGo(): void }) {
  const { t } = useTranslation();
  return (
    <div role="status" className="grid justify-items-start gap-2 rounded-md bg-desk p-3 text-sm">
      {t('students.keptAlready', { name: kept.name })}
      <Button asChild size="sm">
        <Link to={address} onClick={onGo}>
          {t('students.claim.title', { name: kept.name })}
        </Link>
      </Button>
    </div>
  );
}
