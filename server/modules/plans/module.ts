import type { Store } from '../../db/database.ts';
import type { Module } from '../module.ts';
import type { Billing } from './billing.ts';
import { makeBillingWebhook, type WebhookParts } from './billingWebhook.ts';
import type { EndSubscription } from './endSubscription.ts';
import { endTrials } from './endTrials.ts';
import { makePlanStatusRoute, type PlanStatusParts } from './planStatusRoute.ts';
import { planPolicy } from './policy.ts';
import { makePlanResolvers } from './resolvers.ts';

type Working = {
  store: Store;
  nowMs(): number;
  /** Without it queued cancellations wait for the provider's keys. */
  endSubscription?: (job: EndSubscription) => Promise<void>;
};

export const plansModule = {
  policy: planPolicy,
  resolvers: ({ billing }: { billing: Billing | null }) => makePlanResolvers(billing),
  routes: (given: WebhookParts & PlanStatusParts) => [makeBillingWebhook(given), makePlanStatusRoute(given)],
  everyNight: endTrials,
  tasks: ({ store, nowMs, endSubscription }: Working) => ({
    endTrials: () => endTrials(store, nowMs()),
    ...(endSubscription && { endSubscription: (job: unknown) => endSubscription(job as EndSubscription) }),
  }),
  cron: [
    {
      task: 'endTrials',
      identifier: 'endTrials',
      // The end of a trial takes effect at once; open tabs hear of it within a quarter of an hour.
      match: '*/15 * * * *',
      options: { backfillPeriod: 0, jobKey: 'endTrials', maxAttempts: 2 },
    },
  ],
} satisfies Module;
