/** Limits the invitations that a teacher mails; removing one from the list does not give it back. */
import { refuse } from '../../../domain/basics/refusal.ts';
import type { Step } from '../../../domain/operations.ts';
import type { Id } from '../../../domain/basics/ids.ts';
import { invitationLimits } from '../../../domain/people/invitation.ts';
import { mailboxOf } from '../../kernel/limits/mailbox.ts';
import { waitWithin } from '../../kernel/limits/rateLimits.ts';
import { Rollback } from '../../kernel/perform/rollback.ts';
import type { StoreTransaction } from '../../db/tables.ts';

const dayMs = 86_400_000;

type Asked = { at: number; mailbox: string };

export async function countInvitations(
  transaction: StoreTransaction,
  teacherId: Id,
  steps: readonly Step[],
  nowMs: number,
): Promise<void> {
  const asked = steps.flatMap((step, at): Asked[] =>
    step.name === 'inviteStudent' ? [{ at, mailbox: mailboxOf(step.args.email) }] : [],
  );
  if (asked.length === 0) return;
  const waitFor = await invitationCount(transaction, teacherId, nowMs);
  // In a fixed order, so that two teachers who invite the same people do not deadlock.
  for (const { at, mailbox } of asked.toSorted((a, b) => (a.mailbox < b.mailbox ? -1 : 1))) {
    const retryAfterSeconds = await waitFor(mailbox);
    if (retryAfterSeconds > 0)
      throw new Rollback({ at, refusal: refuse('MAIL_LIMIT', 'email', { retryAfterSeconds }) });
  }
}

/** Counts an invitation by mail to a mailbox; the seconds to wait, or 0. A new teacher may send fewer. */
export async function invitationCount(
  transaction: StoreTransaction,
  teacherId: Id,
  nowMs: number,
): Promise<(mailbox: string) => Promise<number>> {
  const { created_at: since } = await transaction
    .selectFrom('app.users')
    .select('created_at')
    .where('user_id', '=', teacherId)
    .executeTakeFirstOrThrow();
  const isNew = since.getTime() > nowMs - invitationLimits.firstDays * dayMs;
  const ofDay = isNew ? 'invitationsADayAtFirst' : 'invitationsADay';
  return async (mailbox) =>
    (await waitWithin(transaction, ofDay, { who: teacherId })) ||
    (await waitWithin(transaction, 'invitationsToReceiver', { who: mailbox }));
}
