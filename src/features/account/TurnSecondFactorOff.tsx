/** Turning the second factor off, by the password and a code. */
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Problem } from '../access/Problem.tsx';
import { PresentPassword } from './PresentPassword.tsx';
import { useOwnAction } from './useOwnAction.ts';

export function TurnSecondFactorOff({ onDone }: { onDone(): Promise<void> }) {
  const { t } = useTranslation();
  const action = useOwnAction();
  const [asked, setAsked] = useState(false);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');

  async function end(event: FormEvent) {
    event.preventDefault();
    if (await action.run('/auth/second-factor/end', { password, code })) await onDone();
  }

  if (!asked) return <Button onClick={() => setAsked(true)}>{t('access.second.turnOff')}</Button>;
  const isWrong = action.failure === 'BAD_CODE';
  return (
    <form noValidate onSubmit={(event) => void end(event)} className="appear">
      <PresentPassword action={action} value={password} onChange={setPassword} />
      <Field
        label={t('access.second.anyCode')}
        name="code"
        dir="ltr"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        value={code}
        error={isWrong ? t('access.second.wrong') : null}
        onChange={(event) => {
          setCode(event.target.value);
          action.refuse(null);
        }}
      />
      <Problem failure={isWrong ? null : action.failure} />
      <Button type="submit" variant="danger" disabled={action.working}>
        {action.working ? t('access.own.working') : t('access.second.turnOff')}
      </Button>
    </form>
  );
}
