/** Signing in, by email and password or through the demo's people. */
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useScreenTitle } from '../app/shell/useScreenTitle.ts';
import { type AccessFailure, useSession } from '../app/session.ts';
import { Button } from '../design/ui/Button.tsx';
import { Field } from '../design/ui/Field.tsx';
import { AccessPage } from './AccessPage.tsx';
import { DemoDoor } from './DemoDoor.tsx';
import { focusFirstWrong } from './focusFirstWrong.ts';
import { PasswordField } from './PasswordField.tsx';
import { Problem } from './Problem.tsx';
import { type AccessProblem, emailProblem } from './rules.ts';

type Problems = { email: AccessProblem | null; password: AccessProblem | null };

export function SignIn() {
  const { t } = useTranslation();
  const { state } = useLocation();
  const signIn = useSession((session) => session.signIn);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<Problems>({ email: null, password: null });
  const [failure, setFailure] = useState<AccessFailure | null>(null);
  const [entering, setEntering] = useState(false);
  useScreenTitle(t('access.signIn'));

  async function enter(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const found: Problems = {
      email: emailProblem(email),
      password: password === '' ? 'missingPassword' : null,
    };
    setProblems(found);
    setFailure(null);
    if (found.email || found.password) {
      focusFirstWrong(form);
      return;
    }
    setEntering(true);
    setFailure(await signIn(email.trim(), password));
    setEntering(false);
  }

  return (
    <AccessPage title={t('access.signInTitle')}>
      <form noValidate onSubmit={(event) => void enter(event)}>
        <Field
          label={t('access.email')}
          type="email"
          name="email"
          dir="ltr"
          autoComplete="username"
          value={email}
          error={problems.email ? t(`access.${problems.email}`) : null}
          onChange={(event) => {
            setEmail(event.target.value);
            setProblems({ ...problems, email: null });
          }}
        />
        <PasswordField
          label={t('access.password')}
          name="password"
          dir="ltr"
          autoComplete="current-password"
          value={password}
          error={problems.password ? t(`access.${problems.password}`) : null}
          onChange={(event) => {
            setPassword(event.target.value);
            setProblems({ ...problems, password: null });
          }}
        />
        <Problem failure={failure} />
        <Button type="submit" variant="primary" size="tall" className="mt-1 w-full" disabled={entering}>
          {entering ? t('access.entering') : t('access.enter')}
        </Button>
      </form>
      <p className="mt-5 text-sm text-on-surface-muted">
        {t('access.noAccount')}{' '}
        <Link
          to="/register"
          state={state}
          className="font-mid text-accent underline-offset-4 hover:underline"
        >
          {t('access.signUp')}
        </Link>
      </p>
      <DemoDoor onFailure={setFailure} />
    </AccessPage>
  );
}
