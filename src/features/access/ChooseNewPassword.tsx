/** The code from the mail and the password that is to hold from now on. */
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { againProblem, codeShape, passwordProblem } from '../../../domain/access/accountRules.ts';
import { Button } from '../../ui/Button.tsx';
import { callEndpoint, type AccessFailure } from '../../lib/session/callEndpoint.ts';
import { CodeField } from './CodeField.tsx';
import { useFocusFirstWrong } from '../../lib/forms/useFocusFirstWrong.ts';
import { PasswordField } from './PasswordField.tsx';
import { Problem } from './Problem.tsx';
import { ResendCode } from './ResendCode.tsx';
import { Strength } from './Strength.tsx';

type Fields = { code: string; password: string; again: string };
type Problems = Partial<Record<keyof Fields, AccessFailure | null>>;

const fieldOf: Partial<Record<AccessFailure, keyof Fields>> = {
  BAD_CODE: 'code',
  WEAK_PASSWORD: 'password',
  COMMON_PASSWORD: 'password',
  LONG_PASSWORD: 'password',
};

export function ChooseNewPassword({ request, onOver }: { request: string; onOver(): void }) {
  const { t } = useTranslation();
  const focusFirstWrong = useFocusFirstWrong();
  const navigate = useNavigate();
  const [fields, setFields] = useState<Fields>({ code: '', password: '', again: '' });
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<AccessFailure | null>(null);
  const [saving, setSaving] = useState(false);

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { code, password, again } = fields;
    const found: Problems = {
      code: codeShape.test(code) ? null : 'BAD_CODE',
      password: passwordProblem(password),
      again: againProblem(password, again),
    };
    setProblems(found);
    setFailure(null);
    if (!Object.values(found).some(Boolean)) {
      setSaving(true);
      const answer = await callEndpoint('/auth/reset/finish', { request, code, password });
      setSaving(false);
      if (!answer.failure) {
        void navigate('/login', { replace: true, state: { passwordChanged: true } });
        return;
      }
      const field = fieldOf[answer.failure];
      if (field) setProblems({ [field]: answer.failure });
      else setFailure(answer.failure);
    }
    focusFirstWrong(form);
  }

  const told = (field: keyof Fields) => (problems[field] ? t(`access.failure.${problems[field]}`) : null);
  const change = (field: keyof Fields, text: string) => {
    setFields({ ...fields, [field]: text });
    setProblems({ ...problems, [field]: null });
  };
  return (
    <>
      <form noValidate onSubmit={(event) => void save(event)}>
        <CodeField value={fields.code} error={told('code')} onChange={(code) => change('code', code)} />
        <PasswordField
          label={t('access.newPassword')}
          name="password"
          dir="ltr"
          autoComplete="new-password"
          value={fields.password}
          error={told('password')}
          hint={fields.password === '' ? null : <Strength password={fields.password} />}
          onChange={(event) => change('password', event.target.value)}
        />
        <PasswordField
          label={t('access.newPasswordAgain')}
          name="again"
          dir="ltr"
          autoComplete="new-password"
          value={fields.again}
          error={told('again')}
          onChange={(event) => change('again', event.target.value)}
        />
        <Problem failure={failure} />
        <Button type="submit" variant="primary" size="tall" className="mt-1 w-full" disabled={saving}>
          {saving ? t('access.saving') : t('access.savePassword')}
        </Button>
      </form>
      <ResendCode request={request} onFailure={setFailure} />
      <Button variant="quiet" className="mt-1" onClick={onOver}>
        {t('access.otherAddress')}
      </Button>
    </>
  );
}
