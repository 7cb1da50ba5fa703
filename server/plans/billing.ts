/** The way to whoever takes the money for a plan; without it a plan is chosen, and noted in our own ledger. */
import type { Id } from '../../domain/basics/ids.ts';
import type { SubscriptionStatus } from '../../domain/people/people.ts';

export type PaidPlan = 'premium' | 'ultra';

/** A subscription as the payment provider has it now. */
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

/** What an event speaks of; how things stand is asked anew. */
export type BillingEvent = { id: string; kind: string; subscriptionId: string | null; teacherId: Id | null };

type Payer = { teacherId: Id; email: string | null; language: string | null };

export type Billing = {
  /** The page on which the plan is paid for. */
  checkout(payer: Payer, plan: PaidPlan): Promise<string>;
  subscription(id: string): Promise<PaidSubscription | null>;
  change(id: string, plan: PaidPlan): Promise<PaidSubscription>;
  /** To the end of what is paid for, or at once. */
  cancel(id: string, when: 'atEnd' | 'now'): Promise<PaidSubscription>;
  /** null where the signature is none of the provider's, or older than five minutes. */
  readEvent(body: Buffer, signature: string): BillingEvent | null;
};

/** The provider said no, or cannot be reached; its words are for the teacher. */
export class BillingFault extends Error {}
