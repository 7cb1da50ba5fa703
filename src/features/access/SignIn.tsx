/** Signing in, by email and password or through the demo's people. */
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { emailProblem, type AccountProblem } from '../../../domain/access/accountRules.ts';
import { useScreenTitle } from '../../lib/page/useScreenTitle.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { AccessPage } from './AccessPage.tsx';
import type { AccessFailure } from '../../lib/session/callEndpoint.ts';
import { DemoSignIn } from './DemoSignIn.tsx';
import { useFocusFirstWrong } from '../../lib/forms/useFocusFirstWrong.ts';
import { GoogleSignIn } from './GoogleSignIn.tsx';
import { PasskeySignIn } from './PasskeySignIn.tsx';
import { PasswordField } from './PasswordField.tsx';
import { Problem } from './Problem.tsx';

type Problems = { email: AccountProblem | null; password: AccountProblem | null };

/** How the identity provider's answer that nobody came in with is called in the address. */
const fromGoogle: Record<string, AccessFailure> = {
  signup_disabled: 'GOOGLE_UNKNOWN',
  email_not_verified: 'GOOGLE_UNVERIFIED',
};

export function SignIn() {
  const { t } = useTranslation();
  const focusFirstWrong = useFocusFirstWrong();
  const { state, search: query } = useLocation();
  const signIn = useSession((session) => session.signIn);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<Problems>({ email: null, password: null });
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const told = search.get('error');
  const [failure, setFailure] = useState<AccessFailure | null>(
    told === null ? null : (fromGoogle[told] ?? 'WRONG_DETAILS'),
  );
  const [entering, setEntering] = useState(false);
  useScreenTitle(t('access.signIn'));

  /** Shows why not, or goes on to where a code is asked for. */
  function goOn(refused: AccessFailure | null) {
    setFailure(refused);
    const pathname =
      refused === 'UNVERIFIED' ? '/verify' : refused === 'SECOND_STEP' ? '/secondStep' : undefined;
    if (pathname) void navigate({ pathname, search: query }, { state });
  }

  async function enter(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const found: Problems = {
      email: emailProblem(email),
      password: password === '' ? 'MISSING_PASSWORD' : null,
    };
    setProblems(found);
    setFailure(null);
    if (found.email || found.password) {
      focusFirstWrong(form);
      return;
    }
    setEntering(true);
    const refused = await signIn(email.trim(), password);
    setEntering(false);
    goOn(refused);
  }

  return (
    <AccessPage title={t('access.signInTitle')}>
      <WhyHere />
      <GoogleSignIn onFailure={setFailure} />
      <form noValidate onSubmit={(event) => void enter(event)}>
        <Field
          label={t('access.email')}
          type="email"
          name="email"
          dir="ltr"
          autoComplete="username"
          value={email}
          error={problems.email ? t(`access.failure.${problems.email}`) : null}
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
          error={problems.password ? t(`access.failure.${problems.password}`) : null}
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
      <PasskeySignIn className="mt-3 w-full" onFailure={setFailure} />
      <Elsewhere />
      <DemoSignIn onFailure={goOn} />
    </AccessPage>
  );
}

/** A new password, or an account. */
function Elsewhere() {
  const { t } = useTranslation();
  const { state, search } = useLocation();
  return (
    <>
      <p className="mt-5 text-sm">
        <Link to="/resetPassword" className="font-mid text-accent underline-offset-4 hover:underline">
          {t('access.forgot')}
        </Link>
      </p>
      <p className="mt-2 text-sm text-on-surface-muted">
        {t('access.noAccount')}{' '}
        <Link
          to={{ pathname: '/register', search }}
          state={state}
          className="font-mid text-accent underline-offset-4 hover:underline"
        >
          {t('access.signUp')}
        </Link>
      </p>
    </>
  );
}

/** After a change of the password, or the end of the session that was here. */
function WhyHere() {
  const { t } = useTranslation();
  const { state } = useLocation();
  const lost = useSession((session) => session.lost);
  const isChanged = typeof state === 'object' && state !== null && 'passwordChanged' in state;
  return (
    <div role="status">
      {isChanged ? (
        <p className="appear mb-4 rounded-md bg-accent-tint px-3 py-2.5 text-sm text-on-accent-tint">
          {t('access.passwordChanged')}
        </p>
      ) : lost !== null ? (
        <p className="appear mb-4 rounded-md bg-accent-tint px-3 py-2.5 text-sm text-on-accent-tint">
          {t('access.sessionEnded')}
        </p>
      ) : null}
    </div>
  );
}
