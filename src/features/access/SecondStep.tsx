/** The second step of signing in: a code of the authenticator app or, without the device, a backup code. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { codeShape } from '../../../domain/access/accountRules.ts';
import { useScreenTitle } from '../../lib/page/useScreenTitle.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { AccessPage } from './AccessPage.tsx';
import { CodeField } from './CodeField.tsx';
import { CodeFormFoot } from './CodeFormFoot.tsx';
import { PasskeySignIn } from './PasskeySignIn.tsx';
import { useCodeForm } from './useCodeForm.ts';

export function SecondStep() {
  const { t } = useTranslation();
  const secondStep = useSession((session) => session.secondStep);
  const [isBackup, setIsBackup] = useState(false);
  const form = useCodeForm(secondStep, (code) => (isBackup ? code.trim() !== '' : codeShape.test(code)));
  useScreenTitle(t('access.second.title'));

  const isWrong = form.failure === 'BAD_CODE';
  return (
    <AccessPage title={t('access.second.title')}>
      <p className="mb-5 text-md text-on-surface-muted">
        {t(isBackup ? 'access.second.backupBody' : 'access.second.body')}
      </p>
      <form noValidate onSubmit={form.submit}>
        <Code
          isBackup={isBackup}
          value={form.code}
          error={isWrong ? t('access.second.wrong') : null}
          onChange={form.type}
        />
        <CodeFormFoot form={form} label={t('access.enter')} sendingLabel={t('access.entering')} />
      </form>
      <p className="mt-5">
        <Button
          variant="quiet"
          className="-ms-3"
          onClick={() => {
            setIsBackup(!isBackup);
            form.type('');
          }}
        >
          {t(isBackup ? 'access.second.byApp' : 'access.second.lost')}
        </Button>
      </p>
      <PasskeySignIn className="mt-2" onFailure={form.fail} />
      <BackToSignIn />
    </AccessPage>
  );
}

type CodeProps = { isBackup: boolean; value: string; error: string | null; onChange(typed: string): void };

function Code({ isBackup, ...field }: CodeProps) {
  const { t } = useTranslation();
  if (!isBackup) return <CodeField {...field} />;
  return (
    <Field
      label={t('access.second.backupCode')}
      name="backupCode"
      dir="ltr"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={20}
      value={field.value}
      error={field.error}
      onChange={(event) => field.onChange(event.target.value)}
    />
  );
}

function BackToSignIn() {
  const { t } = useTranslation();
  const { state, search } = useLocation();
  return (
    <p className="mt-2 text-sm">
      <Button asChild variant="link">
        <Link to={{ pathname: '/login', search }} state={state}>
          {t('access.backToSignIn')}
        </Link>
      </Button>
    </p>
  );
}
