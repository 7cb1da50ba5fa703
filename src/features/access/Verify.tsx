/** The code that was mailed is brought back; then there is an account, and a session. */
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { codeShape } from '../../../domain/access/accountRules.ts';
import { useScreenTitle } from '../../lib/page/useScreenTitle.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { AccessPage } from './AccessPage.tsx';
import type { AccessFailure } from '../../lib/session/callDoor.ts';
import { CodeField } from './CodeField.tsx';
import { useFocusFirstWrong } from '../../lib/forms/useFocusFirstWrong.ts';
import { Problem } from './Problem.tsx';
import { ResendCode } from './ResendCode.tsx';
import { waitingCode } from '../../lib/session/waitingCode.ts';

export function Verify() {
  const { t } = useTranslation();
  const focusFirstWrong = useFocusFirstWrong();
  const verify = useSession((session) => session.verify);
  const [waiting] = useState(waitingCode);
  const [code, setCode] = useState('');
  const { state, search } = useLocation();
  const [failure, setFailure] = useState<AccessFailure | null>(null);
  const [verifying, setVerifying] = useState(false);
  useScreenTitle(t('access.verifyTitle'));

  async function bring(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (!codeShape.test(code)) {
      setFailure('BAD_CODE');
      focusFirstWrong(form);
      return;
    }
    setFailure(null);
    setVerifying(true);
    const refused = await verify(code);
    setVerifying(false);
    setFailure(refused);
    if (refused) focusFirstWrong(form);
  }

  if (!waiting) {
    return (
      <AccessPage title={t('access.verifyTitle')}>
        <p className="mb-4 text-md text-on-surface-muted">{t('access.nothingWaits')}</p>
        <Button asChild variant="primary" size="tall" className="w-full">
          <Link to={{ pathname: '/login', search }} state={state}>
            {t('access.signIn')}
          </Link>
        </Button>
      </AccessPage>
    );
  }
  const isWrong = failure === 'BAD_CODE';
  return (
    <AccessPage title={t('access.verifyTitle')}>
      <p className="mb-5 text-md text-on-surface-muted">
        {t('access.verifyBody', { email: `\u2066${waiting.email}\u2069` })}
      </p>
      <form noValidate onSubmit={(event) => void bring(event)}>
        <CodeField
          value={code}
          error={isWrong ? t('access.failure.BAD_CODE') : null}
          onChange={(typed) => {
            setCode(typed);
            setFailure(null);
          }}
        />
        <Problem failure={isWrong ? null : failure} />
        <Button type="submit" variant="primary" size="tall" className="mt-1 w-full" disabled={verifying}>
          {verifying ? t('access.verifying') : t('access.verify')}
        </Button>
      </form>
      <ResendCode request={waiting.request} onFailure={setFailure} />
      <p className="mt-4 text-sm">
        <Link
          to={{ pathname: '/register', search }}
          state={state}
          className="font-mid text-accent underline-offset-4 hover:underline"
        >
          {t('access.otherAddress')}
        </Link>
      </p>
    </AccessPage>
  );
}
