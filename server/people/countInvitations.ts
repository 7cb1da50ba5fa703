/** Mail that a teacher addresses to others is counted where it is asked for; taking an invitation off the list changes nothing of that. */
import { refuse } from '../../domain/basics/refusal.ts';
import type { Step } from '../../domain/operations.ts';
import type { Id } from '../../domain/basics/ids.ts';
import { invitationLimits } from '../../domain/people/invitation.ts';
import { waitWithin } from '../limits/limits.ts';
import { TakenBack } from '../performing/takenBack.ts';
import type { StoreTransaction } from '../store/tables.ts';

const dayMs = 86_400_000;

type Asked = { at: number; email: string };

export async function countInvitations(
  transaction: StoreTransaction,
  teacherId: Id,
  steps: readonly Step[],
  nowMs: number,
): Promise<void> {
  const asked = steps.flatMap((step, at): Asked[] =>
    step.name === 'inviteStudent' ? [{ at, email: step.args.email.trim().toLowerCase() }] : [],
  );
  if (asked.length === 0) return;
  const { created_at: since } = await transaction
    .selectFrom('app.users')
    .select('created_at')
    .where('user_id', '=', teacherId)
    .executeTakeFirstOrThrow();
  const isNew = since.getTime() > nowMs - invitationLimits.firstDays * dayMs;
  const ofDay = isNew ? 'invitationsADayAtFirst' : 'invitationsADay';
  const refuseBeyond = async (at: number, waiting: Promise<number>): Promise<void> => {
    const retryAfterSeconds = await waiting;
    if (retryAfterSeconds > 0)
      throw new TakenBack({ at, refusal: refuse('MAIL_LIMIT', 'email', { retryAfterSeconds }) });
  };
  // In one order, so that two teachers who invite the same people do not wait for one another.
  for (const { at, email } of asked.toSorted((a, b) => (a.email < b.email ? -1 : 1))) {
    await refuseBeyond(at, waitWithin(transaction, ofDay, { who: teacherId }));
    await refuseBeyond(at, waitWithin(transaction, 'invitationsToReceiver', { who: email }));
  }
}
