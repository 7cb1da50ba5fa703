/** The code that was mailed is brought back; then there is an account, and a session. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useScreenTitle } from '../../lib/page/useScreenTitle.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { AccessPage } from './AccessPage.tsx';
import { CodeField } from './CodeField.tsx';
import { CodeFormFoot } from './CodeFormFoot.tsx';
import { ResendCode } from './ResendCode.tsx';
import { useCodeForm } from './useCodeForm.ts';
import { waitingCode } from '../../lib/session/waitingCode.ts';

export function Verify() {
  const { t } = useTranslation();
  const verify = useSession((session) => session.verify);
  const [waiting] = useState(waitingCode);
  const { state, search } = useLocation();
  const form = useCodeForm(verify);
  useScreenTitle(t('access.verifyTitle'));

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
  const isWrong = form.failure === 'BAD_CODE';
  return (
    <AccessPage title={t('access.verifyTitle')}>
      <p className="mb-5 text-md text-on-surface-muted">
        {t('access.verifyBody', { email: `\u2066${waiting.email}\u2069` })}
      </p>
      <form noValidate onSubmit={form.submit}>
        <CodeField
          value={form.code}
          error={isWrong ? t('access.failure.BAD_CODE') : null}
          onChange={form.type}
        />
        <CodeFormFoot form={form} label={t('access.verify')} sendingLabel={t('access.verifying')} />
      </form>
      <ResendCode request={waiting.request} onFailure={form.fail} />
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
