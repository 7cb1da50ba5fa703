/** Counts a mail with a code by the requesting network and by the receiver, before it is written. */
import { mailboxOf } from '../../kernel/limits/mailbox.ts';
import type { Limits } from '../../kernel/limits/rateLimits.ts';
import type { CodeKind } from '../mail/oneTimeCode.ts';

type CodeMail = { kind: CodeKind; email: string; address: string };

export async function countCodeMail(limits: Limits, { kind, email, address }: CodeMail): Promise<void> {
  const mailbox = mailboxOf(email);
  await limits.count('codeMailsFromAddressADay', { address });
  await limits.count('codeMailsFromAddress', { address });
  await limits.count('codeMailsToReceiverFromAddress', { who: mailbox, address });
  if (kind === 'reset') return countReset(limits, { who: email, address });
  await limits.count('codeMailsToReceiver', { who: mailbox });
  await limits.count('codeMailsToReceiverAWeek', { who: mailbox });
}

/** What strangers ask for does not keep the owner, where they usually are, from a new password. */
async function countReset(limits: Limits, pair: { who: string; address: string }): Promise<void> {
  if (await limits.isKnownPlace(pair)) {
    await limits.count('resetCodesAtKnownPlace', pair);
    return;
  }
  await limits.count('codeMailsToReceiver', { who: mailboxOf(pair.who) });
  await limits.count('resetCodesOfAccount', { who: pair.who });
}
