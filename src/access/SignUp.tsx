/** A new account: who it is for, name, email and password, each wrong one with its own sentence. */
import { ToggleGroup } from 'radix-ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useScreenTitle } from '../app/shell/useScreenTitle.ts';
import { type AccessFailure, type NewAccount, useSession } from '../app/session.ts';
import { Button } from '../design/ui/Button.tsx';
import { Field } from '../design/ui/Field.tsx';
import { Label } from '../design/ui/Label.tsx';
import { AccessPage } from './AccessPage.tsx';
import { focusFirstWrong } from './focusFirstWrong.ts';
import { PasswordField } from './PasswordField.tsx';
import { Problem } from './Problem.tsx';
import { type AccessProblem, emailProblem, nameProblem, passwordProblem } from './rules.ts';
import { Strength } from './Strength.tsx';

const roles = ['teacher', 'student', 'parent'] as const satisfies readonly NewAccount['role'][];

type Problems = Partial<Record<'name' | 'email' | 'password' | 'again', AccessProblem | null>>;

export function SignUp() {
  const { t } = useTranslation();
  const { state } = useLocation();
  const signUp = useSession((session) => session.signUp);
  const [role, setRole] = useState<NewAccount['role']>('teacher');
  const [fields, setFields] = useState({ name: '', email: '', password: '', again: '' });
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<AccessFailure | null>(null);
  const [creating, setCreating] = useState(false);
  useScreenTitle(t('access.signUp'));

  async function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const found: Problems = {
      name: nameProblem(fields.name),
      email: emailProblem(fields.email),
      password: passwordProblem(fields.password),
      again: fields.again === fields.password ? null : 'passwordsDiffer',
    };
    setProblems(found);
    setFailure(null);
    if (Object.values(found).some(Boolean)) {
      focusFirstWrong(form);
      return;
    }
    setCreating(true);
    setFailure(
      await signUp({ name: fields.name.trim(), email: fields.email.trim(), password: fields.password, role }),
    );
    setCreating(false);
  }

  const bind = (field: keyof typeof fields) => ({
    name: field,
    value: fields[field],
    error: problems[field] ? t(`access.${problems[field]}`) : null,
    onChange: (event: { target: { value: string } }) => {
      setFields({ ...fields, [field]: event.target.value });
      setProblems({ ...problems, [field]: null });
    },
  });

  return (
    <AccessPage title={t('access.signUpTitle')}>
      <form noValidate onSubmit={(event) => void create(event)}>
        <div className="mb-5 grid gap-1.5">
          <Label id="role">{t('access.iAm')}</Label>
          <ToggleGroup.Root
            type="single"
            aria-labelledby="role"
            value={role}
            onValueChange={(next) => {
              const chosen = roles.find((one) => one === next);
              if (chosen) setRole(chosen);
            }}
            className="grid grid-cols-3 gap-2"
          >
            {roles.map((one) => (
              <ToggleGroup.Item
                key={one}
                value={one}
                className="calm min-h-11 rounded-sm px-2 text-center text-sm shadow-[inset_0_0_0_1px_var(--line-strong)] hover:bg-sunk data-[state=on]:bg-accent-tint data-[state=on]:font-mid data-[state=on]:text-on-accent-tint data-[state=on]:shadow-[inset_0_0_0_1.5px_var(--accent)]"
              >
                {t(`access.${one}`)}
              </ToggleGroup.Item>
            ))}
          </ToggleGroup.Root>
        </div>
        <Field label={t('access.fullName')} autoComplete="name" dir="auto" {...bind('name')} />
        <Field label={t('access.email')} type="email" dir="ltr" autoComplete="username" {...bind('email')} />
        <PasswordField
          label={t('access.password')}
          dir="ltr"
          autoComplete="new-password"
          hint={fields.password === '' ? null : <Strength password={fields.password} />}
          {...bind('password')}
        />
        <PasswordField
          label={t('access.passwordAgain')}
          dir="ltr"
          autoComplete="new-password"
          {...bind('again')}
        />
        <Problem failure={failure} />
        <Button type="submit" variant="primary" size="tall" className="mt-1 w-full" disabled={creating}>
          {creating ? t('access.creating') : t('access.create')}
        </Button>
      </form>
      <p className="mt-5 text-sm text-on-surface-muted">
        {t('access.haveAccount')}{' '}
        <Link to="/login" state={state} className="font-mid text-accent underline-offset-4 hover:underline">
          {t('access.signIn')}
        </Link>
      </p>
    </AccessPage>
  );
}
