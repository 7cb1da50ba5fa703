/** A teacher's plan as it stands at this moment, and choosing or ending it. */
import { useQuery } from '@apollo/client/react';
import type { DocumentNode } from 'graphql';
import type { Plan, SubscriptionStatus } from '../../../domain/plans/plan.ts';
import { statusAt } from '../../../domain/plans/plans.ts';
import { client } from '../../lib/apollo/apollo.ts';
import { useNow } from '../../lib/page/useNow.ts';
import { useEntityStore } from '../../lib/entities/entityStore.ts';
import {
  CancelSubscriptionDocument,
  ChoosePlanDocument,
  OwnPlanDocument,
  type OwnPlanFieldsFragment,
} from './api/plan.generated.ts';

export type OwnPlan = {
  plan: Plan;
  status: SubscriptionStatus;
  startedMs: number | null;
  trialEndMs: number | null;
  endsMs: number | null;
};

const moment = (text: string | null | undefined): number | null => (text == null ? null : Number(text));

function planOf({ userData }: OwnPlanFieldsFragment, nowMs: number): OwnPlan {
  const trialEndMs = moment(userData?.trialEndDate);
  const status = (userData?.subscriptionStatus ?? 'ACTIVE') as SubscriptionStatus;
  return {
    plan: (userData?.subscriptionPlan ?? 'basic') as Plan,
    status: statusAt({ status, trialEndMs }, nowMs),
    startedMs: moment(userData?.subscriptionStartDate),
    trialEndMs,
    endsMs: moment(userData?.subscriptionEndDate),
  };
}

export function useOwnPlan(id: string | null): {
  plan: OwnPlan | null;
  failed: boolean;
  again(): Promise<unknown>;
} {
  const { data, error, refetch } = useQuery(OwnPlanDocument, {
    variables: { id: id ?? '' },
    skip: id === null,
    client,
    fetchPolicy: 'cache-and-network',
  });
  const { ms } = useNow('UTC');
  const found = data?.getTeacherById;
  return {
    plan: found ? planOf(found, ms) : null,
    failed: error !== undefined && !data,
    again: () => refetch(),
  };
}

/** checkoutUrl: where it goes on; a reason where nothing was changed, null where nobody answered. */
export type PlanDone = { ok: true; checkoutUrl: string | null } | { ok: false; reason: string | null };

type Answer = { status: string; checkoutUrl: string | null; refusal: { params: string | null } | null };

async function send(mutation: DocumentNode, variables: Record<string, unknown>): Promise<PlanDone> {
  const sent = await client.mutate<{ answer: Answer }>({ mutation, variables }).catch(() => null);
  const answer = sent?.data?.answer;
  if (!answer) return { ok: false, reason: null };
  if (answer.status !== 'ok') {
    const params = JSON.parse(answer.refusal?.params ?? '{}') as { reason?: string };
    return { ok: false, reason: params.reason ?? answer.status };
  }
  // The calendar and the conversation know the plan from the school.
  await useEntityStore.getState().retry();
  return { ok: true, checkoutUrl: answer.checkoutUrl };
}

export const choosePlan = (plan: Plan): Promise<PlanDone> => send(ChoosePlanDocument, { plan });
export const cancelSubscription = (): Promise<PlanDone> => send(CancelSubscriptionDocument, {});
