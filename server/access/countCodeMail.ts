/** A mail with a code is counted by where it is asked for and by who receives it, before it is written. */
import type { Limits } from '../limits/limits.ts';
import type { CodeKind } from '../mail/oneTimeCode.ts';

type CodeMail = { kind: CodeKind; email: string; address: string };

export async function countCodeMail(limits: Limits, { kind, email, address }: CodeMail): Promise<void> {
  await limits.count('codeMailsFromAddressADay', { address });
  await limits.count('codeMailsFromAddress', { address });
  await limits.count('codeMailsToReceiverFromAddress', { who: email, address });
  await limits.count('codeMailsToReceiver', { who: email });
  // Where strangers choose the receiver the week is counted; where the account is known, its day.
  await limits.count(kind === 'reset' ? 'resetCodesOfAccount' : 'codeMailsToReceiverAWeek', { who: email });
}
