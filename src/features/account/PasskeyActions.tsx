/** A passkey gets another name, or is removed by the password. */
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Problem } from '../access/Problem.tsx';
import type { OwnPasskey } from './fetchPasskeys.ts';
import { PresentPassword } from './PresentPassword.tsx';
import { useOwnAction } from './useOwnAction.ts';

type Props = { passkey: OwnPasskey; onDone(): Promise<void> };

export function PasskeyActions({ passkey: { id, name }, onDone }: Props) {
  const { t } = useTranslation();
  const action = useOwnAction();
  const [doing, setDoing] = useState<Doing | null>(null);
  const [typed, setTyped] = useState('');

  async function finish(event: FormEvent) {
    event.preventDefault();
    const sent = doing === 'rename' ? { id, name: typed } : { id, password: typed };
    if (!(await action.run(`/auth/passkeys/${doing}`, sent))) return;
    setDoing(null);
    await onDone();
  }

  const begin = (what: Doing): void => {
    setDoing(what);
    setTyped(what === 'rename' ? name : '');
    action.refuse(null);
  };

  if (doing === null) return <Choices name={name} onChoose={begin} />;
  return (
    <form noValidate onSubmit={(event) => void finish(event)} className="appear w-full">
      {doing === 'rename' ? (
        <Field
          label={t('access.passkey.name')}
          maxLength={60}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      ) : (
        <PresentPassword action={action} value={typed} onChange={setTyped} />
      )}
      <Problem failure={action.failure} />
      <span className="flex gap-2">
        <Button
          type="submit"
          size="sm"
          variant={doing === 'remove' ? 'danger' : 'primary'}
          disabled={action.working || (doing === 'rename' && typed.trim() === '')}
        >
          {t(`access.passkey.${doing}`)}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => setDoing(null)}>
          {t('access.passkey.back')}
        </Button>
      </span>
    </form>
  );
}

type Doing = 'rename' | 'remove';

function Choices({ name, onChoose }: { name: string; onChoose(doing: Doing): void }) {
  const { t } = useTranslation();
  return (
    <span className="flex gap-2">
      <Button
        size="sm"
        variant="quiet"
        aria-label={t('access.passkey.renameOf', { name })}
        onClick={() => onChoose('rename')}
      >
        {t('access.passkey.rename')}
      </Button>
      <Button
        size="sm"
        aria-label={t('access.passkey.removeOf', { name })}
        onClick={() => onChoose('remove')}
      >
        {t('access.passkey.remove')}
      </Button>
    </span>
  );
}
