/** A teacher's stored plan, and the only way to change it: under the teacher's lock, recorded in the ledger, and announced to her tabs. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Plan, SubscriptionStatus } from '../../../domain/plans/plan.ts';
import { statusAt } from '../../../domain/plans/plans.ts';
import { announce } from '../../kernel/live/announce.ts';
import { newId } from '../../basics/newId.ts';
import type { StoreTransaction } from '../../db/tables.ts';
import type { PaidAmount } from './billing.ts';

export type StoredPlan = {
  plan: Plan;
  status: SubscriptionStatus;
  /** The id at the payment provider; null: nothing is paid. */
  subscriptionId: string | null;
  startedMs: number | null;
  /** null: not a trial. */
  trialEndMs: number | null;
  endsMs: number | null;
};

type Event = { id?: string; kind: string; nowMs: number; paid?: PaidAmount | undefined };

/** Takes the teacher's lock. */
export async function lockPlan(
  transaction: StoreTransaction,
  teacherId: Id,
  nowMs: number,
): Promise<(StoredPlan & { email: string | null; language: string | null }) | null> {
  const row = await transaction
    .selectFrom('app.teachers as t')
    .innerJoin('app.users as u', 'u.user_id', 't.teacher_id')
    .select(['t.plan', 't.status', 't.subscription_id', 't.subscription_started_at', 't.trial_end'])
    .select(['t.plan_ends_at', 'u.email', 'u.preferences'])
    .where('t.teacher_id', '=', teacherId)
    .forNoKeyUpdate('t')
    .executeTakeFirst();
  if (!row) return null;
  const trialEndMs = row.trial_end?.getTime() ?? null;
  return {
    plan: row.plan,
    status: statusAt({ status: row.status, trialEndMs }, nowMs),
    subscriptionId: row.subscription_id,
    startedMs: row.subscription_started_at?.getTime() ?? null,
    trialEndMs,
    endsMs: row.plan_ends_at?.getTime() ?? null,
    email: row.email,
    language: row.preferences.language ?? null,
  };
}

/** Expects the lock. */
export async function writePlan(
  transaction: StoreTransaction,
  teacherId: Id,
  after: StoredPlan,
  { id = newId(), kind, nowMs, paid }: Event,
): Promise<void> {
  const { revision } = await transaction
    .updateTable('app.teachers')
    .set(({ eb }) => ({
      revision: eb('revision', '+', 1),
      // So that open tabs get the profile again.
      settings_revision: eb('revision', '+', 1),
      plan: after.plan,
      status: after.status,
      subscription_id: after.subscriptionId,
      subscription_started_at: momentOf(after.startedMs),
      trial_end: momentOf(after.trialEndMs),
      plan_ends_at: momentOf(after.endsMs),
    }))
    .where('teacher_id', '=', teacherId)
    .returning('revision')
    .executeTakeFirstOrThrow();
  await noteEvent(transaction, teacherId, after, { id, kind, nowMs, paid });
  await announce(transaction, { kind: 'rows', teacherId, revision });
}

/** Records an event, even if it changed nothing. */
export async function noteEvent(
  transaction: StoreTransaction,
  teacherId: Id,
  { plan, status }: Pick<StoredPlan, 'plan' | 'status'>,
  { id = newId(), kind, nowMs, paid }: Event,
): Promise<void> {
  const amount = { amount_minor: paid?.minor ?? null, currency: paid?.currency ?? null };
  await transaction
    .insertInto('app.billing_events')
    .values({ teacher_id: teacherId, id, kind, plan, status, ...amount, created_at: new Date(nowMs) })
    .execute();
}

const momentOf = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));
