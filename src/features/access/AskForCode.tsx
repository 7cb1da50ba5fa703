/** Where to send the code for a new password. */
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { emailProblem, type AccountProblem } from '../../../domain/access/accountRules.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { callEndpoint, type AccessFailure } from '../../lib/session/callEndpoint.ts';
import { useFocusFirstWrong } from '../../lib/forms/useFocusFirstWrong.ts';
import { Problem } from './Problem.tsx';

export function AskForCode({ onAsked }: { onAsked(request: string): void }) {
  const { t } = useTranslation();
  const focusFirstWrong = useFocusFirstWrong();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<AccountProblem | null>(null);
  const [failure, setFailure] = useState<AccessFailure | null>(null);
  const [sending, setSending] = useState(false);

  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const found = emailProblem(email);
    setProblem(found);
    setFailure(null);
    if (found) {
      focusFirstWrong(form);
      return;
    }
    setSending(true);
    const answer = await callEndpoint('/auth/reset/ask', { email: email.trim() });
    setSending(false);
    if (answer.failure) setFailure(answer.failure);
    else onAsked(String(answer.body['request']));
  }

  return (
    <form noValidate onSubmit={(event) => void ask(event)}>
      <p className="mb-4 text-md text-on-surface-muted">{t('access.resetBody')}</p>
      <Field
        label={t('access.email')}
        type="email"
        name="email"
        dir="ltr"
        autoComplete="username"
        value={email}
        error={problem ? t(`access.failure.${problem}`) : null}
        onChange={(event) => {
          setEmail(event.target.value);
          setProblem(null);
        }}
      />
      <Problem failure={failure} />
      <Button type="submit" variant="primary" size="tall" className="mt-1 w-full" disabled={sending}>
        {sending ? t('access.sending') : t('access.sendCode')}
      </Button>
    </form>
  );
}
