/** Adding a passkey: the password and a name for it, then whatever the device asks. */
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { makePasskey } from '../../lib/session/passkeys.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Problem } from '../access/Problem.tsx';
import { PresentPassword } from './PresentPassword.tsx';
import { useOwnAction } from './useOwnAction.ts';

export function AddPasskey({ onDone }: { onDone(): Promise<void> }) {
  const { t } = useTranslation();
  const action = useOwnAction();
  const [asked, setAsked] = useState(false);
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');

  async function add(event: FormEvent) {
    event.preventDefault();
    const begun = await action.run('/auth/passkeys/begin', { password });
    const credential = begun && (await makePasskey(begun['options']));
    if (!begun || !credential) return;
    const called = name.trim() || t('access.passkey.usual');
    if (!(await action.run('/auth/passkeys/add', { request: begun['request'], name: called, credential })))
      return;
    setAsked(false);
    setName('');
    setPassword('');
    await onDone();
  }

  if (!asked) return <Button onClick={() => setAsked(true)}>{t('access.passkey.add')}</Button>;
  return (
    <form noValidate onSubmit={(event) => void add(event)} className="appear">
      <PresentPassword action={action} value={password} onChange={setPassword} />
      <Field
        label={t('access.passkey.name')}
        maxLength={60}
        value={name}
        placeholder={t('access.passkey.usual')}
        onChange={(event) => setName(event.target.value)}
      />
      <Problem failure={action.failure} />
      <Button type="submit" variant="primary" disabled={action.working}>
        {action.working ? t('access.own.working') : t('access.passkey.make')}
      </Button>
    </form>
  );
}
