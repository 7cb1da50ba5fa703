/** Turning the second factor off, by the password and a code. */
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Problem } from '../access/Problem.tsx';
import { PresentPassword } from './PresentPassword.tsx';
import { useOwnDeed } from './useOwnDeed.ts';

export function TurnSecondFactorOff({ onDone }: { onDone(): Promise<void> }) {
  const { t } = useTranslation();
  const deed = useOwnDeed();
  const [asked, setAsked] = useState(false);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');

  async function end(event: FormEvent) {
    event.preventDefault();
    if (await deed.run('/auth/second-factor/end', { password, code })) await onDone();
  }

  if (!asked) return <Button onClick={() => setAsked(true)}>{t('access.second.turnOff')}</Button>;
  const isWrong = deed.failure === 'BAD_CODE';
  return (
    <form noValidate onSubmit={(event) => void end(event)} className="appear">
      <PresentPassword deed={deed} value={password} onChange={setPassword} />
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
          deed.refuse(null);
        }}
      />
      <Problem failure={isWrong ? null : deed.failure} />
      <Button type="submit" variant="danger" disabled={deed.working}>
        {deed.working ? t('access.own.working') : t('access.second.turnOff')}
      </Button>
    </form>
  );
}
