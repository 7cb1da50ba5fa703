/** Another address: the password says that it is they, the code that the address is theirs. */
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { emailProblem } from '../../../domain/access/accountRules.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { CodeField } from '../access/CodeField.tsx';
import { PasswordField } from '../access/PasswordField.tsx';
import { Problem } from '../access/Problem.tsx';
import { ResendCode } from '../access/ResendCode.tsx';
import { useOwnAction } from './useOwnAction.ts';

const empty = { email: '', password: '', code: '' };

export function OwnEmail() {
  const { t } = useTranslation();
  const restore = useSession((session) => session.restore);
  const action = useOwnAction();
  const [fields, setFields] = useState(empty);
  const [request, setRequest] = useState<string | null>(null);
  const [done, setDone] = useState(false);
  const { email, password, code } = fields;

  async function ask(event: FormEvent) {
    event.preventDefault();
    setDone(false);
    const problem = emailProblem(email);
    if (problem) return action.refuse(problem);
    const answer = await action.run('/auth/change-email/ask', { email: email.trim(), password });
    if (answer) setRequest(String(answer['request']));
  }

  async function confirm(event: FormEvent) {
    event.preventDefault();
    if (!(await action.run('/auth/change-email/verify', { request, code }))) return;
    setRequest(null);
    setFields(empty);
    setDone(true);
    await restore();
  }

  const change = (field: keyof typeof empty, text: string) => {
    setFields({ ...fields, [field]: text });
    action.refuse(null);
  };
  return (
    <>
      <p role="status" className="text-sm text-success empty:hidden">
        {done ? t('access.own.emailDone') : ''}
      </p>
      {request === null ? (
        <form noValidate onSubmit={(event) => void ask(event)}>
          <Field
            label={t('access.own.newEmail')}
            type="email"
            dir="ltr"
            autoComplete="email"
            value={email}
            onChange={(event) => change('email', event.target.value)}
          />
          <PasswordField
            label={t('access.own.present')}
            dir="ltr"
            autoComplete="current-password"
            value={password}
            onChange={(event) => change('password', event.target.value)}
          />
          <Problem failure={action.failure} />
          <Button type="submit" disabled={action.working}>
            {action.working ? t('access.own.working') : t('access.own.askEmail')}
          </Button>
        </form>
      ) : (
        <form noValidate onSubmit={(event) => void confirm(event)}>
          <p className="mb-3 text-sm">{t('access.own.codeBody', { email: `\u2066${email.trim()}\u2069` })}</p>
          <CodeField value={code} error={null} onChange={(typed) => change('code', typed)} />
          <Problem failure={action.failure} />
          <Button type="submit" variant="primary" disabled={action.working}>
            {action.working ? t('access.own.working') : t('access.own.confirmEmail')}
          </Button>
          <ResendCode request={request} onFailure={action.refuse} />
        </form>
      )}
    </>
  );
}
