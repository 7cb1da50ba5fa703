/** What each plan holds (spec sections 1 and 9): the one table that screens, sentences and the server ask. */
import { refuse, type Refusal } from '../basics/refusal.ts';
import type { Plan, SubscriptionStatus } from './plan.ts';

export const planNames = ['basic', 'premium', 'ultra'] as const satisfies readonly Plan[];

/** What is counted; attendees are those of one meeting. */
export const limits = ['students', 'attendees', 'subjects'] as const;
export type Limit = (typeof limits)[number];

export const features = [
  'materials',
  'expenses',
  'discounts',
  'automaticDiscounts',
  'publicLinks',
  'mail',
  'progressiveDiscounts',
  'advancedExpenses',
] as const;
export type Feature = (typeof features)[number];

/** null: as many as one likes. */
type Terms = { limits: Record<Limit, number | null>; features: readonly Feature[] };

const unlimited = { students: null, attendees: null, subjects: null };
const premium: readonly Feature[] = [
  'materials',
  'expenses',
  'discounts',
  'automaticDiscounts',
  'publicLinks',
];

export const plans: Record<Plan, Terms> = {
  basic: { limits: { students: 5, attendees: 3, subjects: 3 }, features: [] },
  premium: { limits: unlimited, features: premium },
  ultra: { limits: unlimited, features: [...premium, 'mail', 'progressiveDiscounts', 'advancedExpenses'] },
};

/** How a teacher's plan stands; `trialEndMs` null: there is no trial, or it is no longer one. */
export type Subscription = { plan: Plan; status: SubscriptionStatus; trialEndMs: number | null };
/** As it stands now: whether a trial is over has been settled (`statusAt`). */
export type Standing = Pick<Subscription, 'plan' | 'status'>;

/** What is marked is never taken back by a clock: only a running plan can end by time. */
export function statusAt(
  { status, trialEndMs }: Omit<Subscription, 'plan'>,
  nowMs: number,
): SubscriptionStatus {
  return runs(status) && trialEndMs !== null && trialEndMs <= nowMs ? 'EXPIRED' : status;
}

/** A trial is shown as ACTIVE; the word TRIAL stands for the same. */
export const runs = (status: SubscriptionStatus): boolean => status === 'ACTIVE' || status === 'TRIAL';

export const includes = (plan: Plan, feature: Feature): boolean => plans[plan].features.includes(feature);

/** `count`: how many there will be. */
export const holds = (plan: Plan, limit: Limit, count: number): boolean =>
  count <= (plans[plan].limits[limit] ?? Infinity);

export type Asked = Feature | { limit: Limit; count: number } | 'anything';

export function entitled(subscription: Subscription, asked: Asked, nowMs: number): boolean {
  const { plan } = subscription;
  return planRefusal({ plan, status: statusAt(subscription, nowMs) }, asked) === null;
}

/** Why not: the plan does not run, or it does not hold this. A teacher whose plan has lapsed reads, exports and cancels all the same. */
export function planRefusal({ plan, status }: Standing, asked: Asked, field?: string): Refusal | null {
  if (!runs(status)) return refuse('PLAN_LIMIT', undefined, { status });
  if (asked === 'anything') return null;
  if (typeof asked === 'string')
    return includes(plan, asked) ? null : refuse('PLAN_LIMIT', field, { feature: asked });
  const most = plans[plan].limits[asked.limit];
  return most === null || asked.count <= most
    ? null
    : refuse('PLAN_LIMIT', field, { limit: most, feature: asked.limit });
}

/** A lapsed teacher still reads, exports and cancels, but makes and changes nothing. */
export const checkPlan = (standing: Standing): Refusal | null => planRefusal(standing, 'anything');
