/** Turning the second factor on: the password, the picture for the app, and one code that proves that it works. */
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { codeShape } from '../../../domain/access/accountRules.ts';
import { Button } from '../../ui/Button.tsx';
import { CodeField } from '../access/CodeField.tsx';
import { Problem } from '../access/Problem.tsx';
import { PresentPassword } from './PresentPassword.tsx';
import { useOwnAction } from './useOwnAction.ts';
import { QrCode } from './QrCode.tsx';

const begun = v.object({ uri: v.string() });
const confirmed = v.object({ backupCodes: v.array(v.string()) });

/** In fours, as a person types them. */
const keyIn = (uri: string): string =>
  (new URL(uri).searchParams.get('secret') ?? '').replaceAll(/(.{4})(?=.)/g, '$1 ');

type Shown = { onDone(backupCodes: string[]): Promise<void> };

export function TurnSecondFactorOn({ onDone }: Shown) {
  const [uri, setUri] = useState<string | null>(null);
  return uri === null ? <Begin onBegun={setUri} /> : <Confirm uri={uri} onDone={onDone} />;
}

function Begin({ onBegun }: { onBegun(uri: string): void }) {
  const { t } = useTranslation();
  const action = useOwnAction();
  const [password, setPassword] = useState('');

  async function begin(event: FormEvent) {
    event.preventDefault();
    const answer = await action.run('/auth/second-factor/begin', { password });
    if (answer) onBegun(v.parse(begun, answer).uri);
  }

  return (
    <form noValidate onSubmit={(event) => void begin(event)}>
      <PresentPassword action={action} value={password} onChange={setPassword} />
      <Problem failure={action.failure} />
      <Button type="submit" disabled={action.working}>
        {action.working ? t('access.own.working') : t('access.second.turnOn')}
      </Button>
    </form>
  );
}

function Confirm({ uri, onDone }: Shown & { uri: string }) {
  const { t } = useTranslation();
  const action = useOwnAction();
  const [code, setCode] = useState('');

  async function confirm(event: FormEvent) {
    event.preventDefault();
    if (!codeShape.test(code)) return action.refuse('BAD_CODE');
    const answer = await action.run('/auth/second-factor/confirm', { code });
    if (answer) await onDone(v.parse(confirmed, answer).backupCodes);
  }

  const isWrong = action.failure === 'BAD_CODE';
  return (
    <form noValidate onSubmit={(event) => void confirm(event)} className="appear">
      <p className="mb-3 text-sm">{t('access.second.scan')}</p>
      <div className="mb-3 flex flex-wrap items-center gap-4">
        <QrCode text={uri} />
        <p className="min-w-0 flex-1 basis-48 text-sm">
          <span className="block text-on-surface-muted">{t('access.second.key')}</span>
          <code dir="ltr" className="block text-start font-mono wrap-anywhere whitespace-normal select-all">
            {keyIn(uri)}
          </code>
        </p>
      </div>
      <CodeField
        value={code}
        error={isWrong ? t('access.second.wrong') : null}
        onChange={(typed) => {
          setCode(typed);
          action.refuse(null);
        }}
      />
      <Problem failure={isWrong ? null : action.failure} />
      <Button type="submit" variant="primary" disabled={action.working}>
        {action.working ? t('access.own.working') : t('access.second.confirm')}
      </Button>
    </form>
  );
}
