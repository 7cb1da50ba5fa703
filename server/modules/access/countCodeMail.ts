/** Counts a mail with a code by the requesting network and by the receiver, before it is written. */
import type { Limits } from '../../kernel/limits/rateLimits.ts';
import type { CodeKind } from '../mail/oneTimeCode.ts';

type CodeMail = { kind: CodeKind; email: string; address: string };

export async function countCodeMail(limits: Limits, { kind, email, address }: CodeMail): Promise<void> {
  await limits.count('codeMailsFromAddressADay', { address });
  await limits.count('codeMailsFromAddress', { address });
  await limits.count('codeMailsToReceiverFromAddress', { who: email, address });
  await limits.count('codeMailsToReceiver', { who: email });
  // By week where strangers choose the receiver; by day where the account exists.
  await limits.count(kind === 'reset' ? 'resetCodesOfAccount' : 'codeMailsToReceiverAWeek', { who: email });
}
