/** A form that is checked, sent, and emptied once it has arrived; what failed to be sent stays in it. */
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FeedbackField, FeedbackProblem, FeedbackProblems } from '../../../domain/feedback/feedback.ts';
import { useFocusFirstWrong } from '../../lib/forms/useFocusFirstWrong.ts';
import type { FeedbackSent } from './sendFeedback.ts';

type Status = 'idle' | 'sending' | FeedbackSent;

type Parts<Fields> = {
  empty: Fields;
  problemsOf(fields: Fields): FeedbackProblems;
  send(fields: Fields): Promise<FeedbackSent>;
};

export function useWriting<Fields extends Record<string, string>>(
  { empty, problemsOf, send }: Parts<Fields>,
  begun: Partial<Fields> = {},
) {
  const { t } = useTranslation();
  const focusFirstWrong = useFocusFirstWrong();
  const [fields, setFields] = useState<Fields>({ ...empty, ...begun });
  const [problems, setProblems] = useState<FeedbackProblems>({});
  const [status, setStatus] = useState<Status>('idle');

  function change(name: keyof Fields, value: string): void {
    setFields({ ...fields, [name]: value });
    setProblems({ ...problems, [name]: undefined });
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const found = problemsOf(fields);
    setProblems(found);
    if (Object.keys(found).length > 0) return focusFirstWrong(form);
    setStatus('sending');
    const sent = await send(fields);
    setStatus(sent);
    if (sent === 'sent') setFields(empty);
  }

  return {
    fields,
    status,
    change,
    submit,
    again: () => setStatus('idle'),
    bind: (name: keyof Fields & FeedbackField) => {
      const problem: FeedbackProblem | undefined = problems[name as FeedbackField];
      return {
        name,
        value: fields[name],
        error: problem ? t(`feedback.problem.${problem}`) : null,
        onChange: (event: { target: { value: string } }) => change(name, event.target.value),
      };
    },
  };
}
