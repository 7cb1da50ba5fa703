/** Choosing and cancelling a plan; errors of the payment provider are passed on. */
import { refuse, type Refusal } from '../../../domain/basics/refusal.ts';
import { planNames } from '../../../domain/plans/plans.ts';
import type { Context } from '../../kernel/api/context.ts';
import { denied } from '../../basics/denied.ts';
import { countOrDeny } from '../../kernel/limits/countOrDeny.ts';
import { signedIn } from '../../kernel/api/context.ts';
import { loadTeacher, maskTeacher, type Teacher } from '../people/teacher.ts';
import type { ModuleResolvers } from '../../kernel/api/resolvers.ts';
import { BillingFault, type Billing } from './billing.ts';
import { cancelPlan, choosePlan, type Chosen } from './choosePlan.ts';

type Payload = {
  status: string;
  refusal: { code: string; field: string | null; params: string | null } | null;
  checkoutUrl: string | null;
  teacher: Teacher | null;
};

/** billing null: nothing is paid; plans are recorded in our own ledger. */
export const makePlanResolvers = (billing: Billing | null) =>
  ({
    Mutation: {
      async choosePlan(_: unknown, { plan }: { plan: string }, context: Context): Promise<Payload> {
        const chosen = planNames.find((name) => name === plan);
        if (!chosen) return refused(refuse('BAD_REQUEST', 'plan'));
        return answered(billing, context, (parts) => choosePlan(parts, signedIn(context).id, chosen));
      },
      cancelSubscription: (_: unknown, _args: unknown, context: Context): Promise<Payload> =>
        answered(billing, context, async (parts) =>
          (await cancelPlan(parts, signedIn(context).id)) ? { checkoutUrl: null } : null,
        ),
    },
  }) satisfies ModuleResolvers;

type Parts = Parameters<typeof choosePlan>[0];

async function answered(
  billing: Billing | null,
  context: Context,
  change: (parts: Parts) => Promise<Chosen>,
): Promise<Payload> {
  const { store, nowMs } = context;
  const teacherId = signedIn(context).id;
  await countOrDeny(context, 'plans', { who: teacherId });
  try {
    const done = await change({ store, billing, nowMs: nowMs() });
    const teacher = done && (await loadTeacher(store.db, teacherId));
    if (!teacher) throw denied('NOT_FOUND');
    const shown = maskTeacher(teacher, { as: 'self', students: [] });
    return { status: 'ok', refusal: null, checkoutUrl: done.checkoutUrl, teacher: shown };
  } catch (fault) {
    if (fault instanceof BillingFault)
      return refused(refuse('BILLING', undefined, { reason: fault.message }));
    throw fault;
  }
}

const refused = ({ code, field, params }: Refusal): Payload => ({
  status: code,
  refusal: { code, field: field ?? null, params: params ? JSON.stringify(params) : null },
  checkoutUrl: null,
  teacher: null,
});
