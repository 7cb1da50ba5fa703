/** What the sentences about a teacher's plan mean, whatever the language. */
import type { OwnShape } from './accessMeanings.ts';

export const plansMeanings = {
  'my plan': { command: 'plan.show' },
  'how long the trial is': { command: 'plan.show' },
  'choose basic': { command: 'plan.choose', status: 'ask', asks: 'sure', slots: { plan: 'basic' } },
  'choose ultra': { command: 'plan.choose', status: 'ask', asks: 'sure', slots: { plan: 'ultra' } },
  'up to premium': { command: 'plan.upgrade', slots: { plan: 'premium' } },
  renew: { command: 'plan.upgrade' },
  'end the subscription': { command: 'plan.cancel', status: 'ask', asks: 'sure' },
  'how it stands by mail': { command: 'plan.email' },
  'do not end it': { command: null, status: 'unknown' },
} satisfies Record<string, OwnShape>;

export type PlansMeaning = keyof typeof plansMeanings;
export type PlansCorpus = Record<PlansMeaning, string[]>;
