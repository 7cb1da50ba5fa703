/**
 * An event of the payment provider and its effect are one transaction; the current state is queried under the lock,
 * so that neither the order nor the number of events matters.
 */
import type { Store } from '../../db/database.ts';
import type { Billing, BillingEvent, PaidSubscription } from './billing.ts';
import { endIfGone } from './endSubscription.ts';
import { lockPlan, noteEvent, writePlan, type StoredPlan } from './subscription.ts';
import { runs } from '../../../domain/plans/plans.ts';

export async function takeEvent(
  { db }: Pick<Store, 'db'>,
  billing: Pick<Billing, 'subscription'>,
  { id, kind, subscriptionId, teacherId, paid }: BillingEvent,
  nowMs: number,
): Promise<void> {
  if (subscriptionId === null || teacherId === null) return;
  await db.transaction().execute(async (transaction) => {
    const before = await lockPlan(transaction, teacherId, nowMs);
    if (!before) return endIfGone(transaction, teacherId, subscriptionId);
    const known = await transaction
      .selectFrom('app.billing_events')
      .select('id')
      .where('teacher_id', '=', teacherId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (known) return;
    const found = await billing.subscription(subscriptionId);
    const counts =
      found !== null && found.teacherId === teacherId && (await prevails(found, before, billing));
    if (counts && found.plan !== null)
      await writePlan(transaction, teacherId, paidPlan(found, found.plan), { id, kind, nowMs, paid });
    else await noteEvent(transaction, teacherId, before, { id, kind, nowMs, paid });
  });
}

export const paidPlan = (found: PaidSubscription, plan: StoredPlan['plan']): StoredPlan => ({
  plan,
  status: found.status,
  subscriptionId: found.id,
  startedMs: found.startedMs,
  trialEndMs: null,
  endsMs: found.endsMs,
});

/** Of several subscriptions of one teacher the active one counts, of several active ones the newest. */
async function prevails(
  found: PaidSubscription,
  before: StoredPlan,
  billing: Pick<Billing, 'subscription'>,
): Promise<boolean> {
  if (found.id === before.subscriptionId) return true;
  if (!runs(found.status)) return false;
  const held = before.subscriptionId === null ? null : await billing.subscription(before.subscriptionId);
  if (held === null || !runs(held.status)) return true;
  return held.createdMs === found.createdMs ? found.id > held.id : found.createdMs > held.createdMs;
}
