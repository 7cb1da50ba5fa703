/** A teacher chooses or cancels a plan: paid ones at the payment provider, others in our own ledger. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Plan } from '../../../domain/plans/plan.ts';
import { runs } from '../../../domain/plans/plans.ts';
import type { Store } from '../../db/database.ts';
import type { Billing } from './billing.ts';
import { lockPlan, writePlan, type StoredPlan } from './subscription.ts';
import { paidPlan } from './takeEvent.ts';

type Parts = { store: Pick<Store, 'db'>; billing: Billing | null; nowMs: number };

/** null: there is no such teacher; checkoutUrl: where to pay. */
export type Chosen = { checkoutUrl: string | null } | null;

export async function choosePlan(
  { store, billing, nowMs }: Parts,
  teacherId: Id,
  plan: Plan,
): Promise<Chosen> {
  return store.db.transaction().execute(async (transaction): Promise<Chosen> => {
    const before = await lockPlan(transaction, teacherId, nowMs);
    if (!before) return null;
    const { subscriptionId } = before;
    const isPaid = billing !== null && subscriptionId !== null && runs(before.status);
    const isSame = before.plan === plan && before.status === 'ACTIVE' && before.trialEndMs === null;
    if (isSame && before.endsMs === null) return { checkoutUrl: null };
    const write = (after: StoredPlan) => writePlan(transaction, teacherId, after, { kind: 'chosen', nowMs });
    if (plan === 'basic' || billing === null) {
      if (isPaid) await billing.cancel(subscriptionId, 'now');
      await write({
        plan,
        status: 'ACTIVE',
        subscriptionId: null,
        startedMs: nowMs,
        trialEndMs: null,
        endsMs: null,
      });
    } else if (isPaid) await write(paidPlan(await billing.change(subscriptionId, plan), plan));
    else {
      const { email, language } = before;
      return { checkoutUrl: await billing.checkout({ teacherId, email, language }, plan) };
    }
    return { checkoutUrl: null };
  });
}

/** A paid plan runs until the end of its period; others end now. */
export async function cancelPlan({ store, billing, nowMs }: Parts, teacherId: Id): Promise<boolean> {
  return store.db.transaction().execute(async (transaction): Promise<boolean> => {
    const before = await lockPlan(transaction, teacherId, nowMs);
    if (!before) return false;
    if (!runs(before.status) || before.endsMs !== null) return true;
    const { subscriptionId } = before;
    const after: StoredPlan =
      billing === null || subscriptionId === null
        ? { ...before, status: 'CANCELLED', endsMs: null }
        : paidPlan(await billing.cancel(subscriptionId, 'atEnd'), before.plan);
    await writePlan(transaction, teacherId, after, { kind: 'cancelled', nowMs });
    return true;
  });
}
