/** The payment provider for plans; without one, a chosen plan is only recorded in our own ledger. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { SubscriptionStatus } from '../../../domain/plans/plan.ts';

export type PaidPlan = 'premium' | 'ultra';

/** A subscription as it is at the payment provider. */
export type PaidSubscription = {
  id: string;
  teacherId: Id | null;
  plan: PaidPlan | null;
  status: SubscriptionStatus;
  startedMs: number;
  createdMs: number;
  /** Cancelled, but paid for until then. */
  endsMs: number | null;
};

/** What an event is about; the current state is queried separately. */
export type BillingEvent = {
  id: string;
  kind: string;
  subscriptionId: string | null;
  teacherId: Id | null;
  /** What was paid by it. */
  paid?: PaidAmount;
};

/** In the smallest unit of an ISO currency. */
export type PaidAmount = { minor: number; currency: string };

type Payer = { teacherId: Id; email: string | null; language: string | null };

export type Billing = {
  /** The page on which the plan is paid for. */
  checkout(payer: Payer, plan: PaidPlan): Promise<string>;
  subscription(id: string): Promise<PaidSubscription | null>;
  change(id: string, plan: PaidPlan): Promise<PaidSubscription>;
  /** At the end of the paid period, or at once. */
  cancel(id: string, when: 'atEnd' | 'now'): Promise<PaidSubscription>;
  /** null if the signature is invalid or older than five minutes. */
  readEvent(body: Buffer, signature: string): BillingEvent | null;
};

/** The provider refused or cannot be reached; its message is shown to the teacher. */
export class BillingFault extends Error {}
