/** A plan belongs to the caller: nobody else can be named. */
import type { AccessPolicy } from '../../kernel/entities/policy.ts';

export const planPolicy = {
  Mutation: { choosePlan: ['teacher'], cancelSubscription: ['teacher'] },
  types: {
    PlanPayload: { status: 'asParent', refusal: 'asParent', checkoutUrl: 'asParent', teacher: 'asParent' },
  },
} as const satisfies AccessPolicy;
