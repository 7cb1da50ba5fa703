/** A plan is its teacher's own: the calls name nobody else. */
import type { AccessPolicy } from '../../kernel/entities/policy.ts';

export const planPolicy = {
  Mutation: { choosePlan: ['teacher'], cancelSubscription: ['teacher'] },
  types: {
    PlanPayload: { status: 'asParent', refusal: 'asParent', checkoutUrl: 'asParent', teacher: 'asParent' },
  },
} as const satisfies AccessPolicy;
