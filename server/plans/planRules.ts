/** A plan is its teacher's own: the calls name nobody else. */
import type { AreaRules } from '../schema/rule.ts';

export const planRules = {
  Mutation: { choosePlan: ['teacher'], cancelSubscription: ['teacher'] },
  types: {
    PlanPayload: { status: 'asParent', refusal: 'asParent', checkoutUrl: 'asParent', teacher: 'asParent' },
  },
} as const satisfies AreaRules;
