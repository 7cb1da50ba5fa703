/** A form of one code: it is judged by its shape, sent, and the field is focused where it was refused. */
import { type FormEvent, useState } from 'react';
import { codeShape } from '../../../domain/access/accountRules.ts';
import { useFocusFirstWrong } from '../../lib/forms/useFocusFirstWrong.ts';
import type { AccessFailure } from '../../lib/session/callEndpoint.ts';

export type CodeForm = {
  code: string;
  type(code: string): void;
  failure: AccessFailure | null;
  fail(failure: AccessFailure | null): void;
  sending: boolean;
  submit(event: FormEvent<HTMLFormElement>): void;
};

export function useCodeForm(
  send: (code: string) => Promise<AccessFailure | null>,
  isWhole: (code: string) => boolean = (code) => codeShape.test(code),
): CodeForm {
  const focusFirstWrong = useFocusFirstWrong();
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<AccessFailure | null>(null);
  const [sending, setSending] = useState(false);

  async function bring(form: HTMLFormElement) {
    if (!isWhole(code)) {
      setFailure('BAD_CODE');
      focusFirstWrong(form);
      return;
    }
    setFailure(null);
    setSending(true);
    const refused = await send(code);
    setSending(false);
    setFailure(refused);
    if (refused) focusFirstWrong(form);
  }

  return {
    code,
    type(typed) {
      setCode(typed);
      setFailure(null);
    },
    failure,
    fail: setFailure,
    sending,
    submit(event) {
      event.preventDefault();
      void bring(event.currentTarget);
    },
  };
}
