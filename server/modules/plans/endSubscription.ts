/** Ends the subscription of a deleted teacher at the payment provider, retrying until it succeeds. */
import { sql } from 'kysely';
import type { Id } from '../../../domain/basics/ids.ts';
import { runs } from '../../../domain/plans/plans.ts';
import type { StoreTransaction } from '../../db/tables.ts';
import type { Billing } from './billing.ts';

export type EndSubscription = { subscriptionId: string };

/** Queued in the transaction that deletes the account. */
export async function endSubscriptionOf(transaction: StoreTransaction, teacherId: Id): Promise<void> {
  const teacher = await transaction
    .selectFrom('app.teachers')
    .select('subscription_id')
    .where('teacher_id', '=', teacherId)
    .executeTakeFirst();
  if (teacher?.subscription_id != null) await askToEnd(transaction, teacher.subscription_id);
}

/** The teacher paid on a page that was still open when the account was deleted. Unknown ids are ignored. */
export async function endIfGone(
  transaction: StoreTransaction,
  teacherId: Id,
  subscriptionId: string,
): Promise<void> {
  const known = await transaction
    .selectFrom('app.users')
    .select('user_id')
    .where('user_id', '=', teacherId)
    .executeTakeFirst();
  if (known) await askToEnd(transaction, subscriptionId);
}

async function askToEnd(transaction: StoreTransaction, subscriptionId: string): Promise<void> {
  const job: EndSubscription = { subscriptionId };
  await sql`select graphile_worker.add_job('endSubscription', ${JSON.stringify(job)}::json,
    job_key => ${`end ${subscriptionId}`})`.execute(transaction);
}

export async function endSubscription(
  billing: Pick<Billing, 'subscription' | 'cancel'>,
  { subscriptionId }: EndSubscription,
): Promise<void> {
  const found = await billing.subscription(subscriptionId);
  if (found !== null && (runs(found.status) || found.status === 'SUSPENDED'))
    await billing.cancel(subscriptionId, 'now');
}
