/** The tables of plans, as queries see them. */
import type { Plan, SubscriptionStatus } from '../../../domain/plans/plan.ts';
import type { Moment } from '../../db/columns.ts';

type BillingEvents = {
  teacher_id: string;
  id: string;
  kind: string;
  plan: Plan;
  status: SubscriptionStatus;
  created_at: Moment;
  amount_minor: number | null;
  currency: string | null;
};

declare module '../../db/tables.ts' {
  interface Tables {
    'app.billing_events': BillingEvents;
  }
}
