/** A new account: who it is for, then name, address and password, each wrong one with its own sentence. */
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import {
  addressProblem,
  againProblem,
  emailProblem,
  nameProblem,
  newcomerDefaults,
  newcomerRoles,
  passwordProblem,
  readPhone,
  type AccountProblem,
  type NewcomerRole,
} from '../../../domain/access/accountRules.ts';
import { useScreenTitle } from '../../lib/page/useScreenTitle.ts';
import { nameInvited } from '../../lib/session/addressAfterSignIn.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { AccessPage } from './AccessPage.tsx';
import { BelowForm } from './BelowForm.tsx';
import type { AccessFailure } from '../../lib/session/callEndpoint.ts';
import { useFocusFirstWrong } from '../../lib/forms/useFocusFirstWrong.ts';
import { GoogleSignIn } from './GoogleSignIn.tsx';
import { PasswordField } from './PasswordField.tsx';
import { loadParsePhone, PhoneField, type TypedPhone } from './PhoneField.tsx';
import { Problem } from './Problem.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import { Strength } from './Strength.tsx';

/** A name of null is one that nobody has typed. */
const empty = { name: null as string | null, email: '', address: '', password: '', again: '' };
type Fields = Record<keyof typeof empty, string>;
type FieldName = keyof Fields | 'phone';
type Problems = Partial<Record<FieldName, AccountProblem | null>>;

/** The server's answer about one field stands beside that field. */
const fieldOf: Partial<Record<AccessFailure, FieldName>> = {
  COMMON_PASSWORD: 'password',
  WEAK_PASSWORD: 'password',
  BAD_EMAIL: 'email',
  BAD_NAME: 'name',
  BAD_PHONE: 'phone',
  BAD_ADDRESS: 'address',
};

async function problemsOf(fields: Fields, phone: TypedPhone): Promise<Problems> {
  const number = readPhone(phone.number, phone.country, await loadParsePhone());
  return {
    name: nameProblem(fields.name),
    email: emailProblem(fields.email),
    phone: typeof number === 'string' ? number : null,
    address: addressProblem(fields.address),
    password: passwordProblem(fields.password),
    again: againProblem(fields.password, fields.again),
  };
}

/** An invitation says whom it is for. */
const roleIn = (search: URLSearchParams): NewcomerRole =>
  newcomerRoles.find((one) => one === search.get('role')) ?? 'teacher';

/** A parent's name is another than the one that is invited. */
const nameFor = (role: NewcomerRole, state: unknown): string =>
  role === 'student' ? (nameInvited(state) ?? '') : '';

export function SignUp() {
  const { t } = useTranslation();
  const focusFirstWrong = useFocusFirstWrong();
  const { language } = useLanguage();
  const { state } = useLocation();
  const navigate = useNavigate();
  const signUp = useSession((session) => session.signUp);
  const [search] = useSearchParams();
  const [role, setRole] = useState(() => roleIn(search));
  const [typed, setTyped] = useState(empty);
  const fields = { ...typed, name: typed.name ?? nameFor(role, state) };
  const [phone, setPhone] = useState<TypedPhone>({ country: newcomerDefaults.country, number: '' });
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<AccessFailure | null>(null);
  const [creating, setCreating] = useState(false);
  useScreenTitle(t('access.signUp'));

  async function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setFailure(null);
    setCreating(true);
    const refused = await ask().finally(() => setCreating(false));
    if (refused) focusFirstWrong(form);
  }

  /** Whether there is something wrong to look at. */
  async function ask(): Promise<boolean> {
    const found = await problemsOf(fields, phone);
    setProblems(found);
    if (Object.values(found).some(Boolean)) return true;
    const { name, email, address, password } = fields;
    const said = { role, name: name.trim(), email: email.trim(), phone, address: address.trim(), password };
    const refused = await signUp({ ...said, language });
    if (refused === null) {
      void navigate({ pathname: '/verify', search: location.search }, { state });
      return false;
    }
    const field = fieldOf[refused];
    if (field) setProblems({ [field]: refused as AccountProblem });
    else setFailure(refused);
    return true;
  }

  const told = (field: FieldName): string | null =>
    problems[field] ? t(`access.failure.${problems[field]}`) : null;
  const bind = (field: keyof Fields) => ({
    name: field,
    value: fields[field],
    error: told(field),
    onChange: (event: { target: { value: string } }) => {
      setTyped({ ...typed, [field]: event.target.value });
      setProblems({ ...problems, [field]: null });
    },
  });

  return (
    <AccessPage title={t('access.signUpTitle')}>
      <form noValidate onSubmit={(event) => void create(event)}>
        <RoleChoice role={role} onChange={setRole} />
        <GoogleSignIn role={role} onFailure={setFailure} />
        <Field label={t('access.fullName')} autoComplete="name" dir="auto" {...bind('name')} />
        <Field label={t('access.email')} type="email" dir="ltr" autoComplete="username" {...bind('email')} />
        <PhoneField
          value={phone}
          error={told('phone')}
          onChange={(number) => {
            setPhone(number);
            setProblems({ ...problems, phone: null });
          }}
        />
        <Field
          label={t('access.address')}
          autoComplete="street-address"
          dir="auto"
          hint={t('access.addressHint')}
          {...bind('address')}
        />
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
      <BelowForm state={state} />
    </AccessPage>
  );
}
