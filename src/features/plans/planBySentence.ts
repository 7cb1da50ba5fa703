/** Another plan, the end of one, or how it stands, as it was said and confirmed in the conversation. */
import i18next from 'i18next';
import { toast } from 'sonner';
import { planNames } from '../../../domain/plans/plans.ts';
import { callEndpoint } from '../../lib/session/callEndpoint.ts';
import { languageNow } from '../../lib/i18n/language.ts';
import { cancelSubscription, choosePlan, type PlanDone } from './useOwnPlan.ts';

export type SaidOfPlan = { kind: 'choosePlan' | 'cancelPlan' | 'mailPlan'; value: string };

/** What the person is told when it is done; thrown where it is not. */
async function carryOut({ kind, value }: SaidOfPlan): Promise<string> {
  const t = i18next.t;
  if (kind === 'mailPlan') {
    const { failure } = await callEndpoint('/email/check-subscription-status', { language: languageNow() });
    if (failure) throw new Error(t('plans.askFailed'));
    return t('plans.asked');
  }
  if (kind === 'cancelPlan') {
    if (!(await cancelSubscription()).ok) throw new Error(t('plans.part.failed'));
    return t('plans.part.done');
  }
  const plan = planNames.find((name) => name === value);
  const done: PlanDone = plan ? await choosePlan(plan) : { ok: false, reason: null };
  if (!done.ok) throw new Error(t('plans.failed', { reason: done.reason ?? t('plans.noLine') }));
  // What costs is paid for first, elsewhere.
  if (done.checkoutUrl !== null) location.assign(done.checkoutUrl);
  return done.checkoutUrl === null
    ? t('plans.chose', { plan: t(`plans.${plan ?? 'basic'}`) })
    : t('plans.choosing');
}

export function planBySentence(said: SaidOfPlan): void {
  toast.promise(carryOut(said), {
    loading: i18next.t('plans.choosing'),
    success: (told: string) => told,
    error: (fault: unknown) => (fault instanceof Error ? fault.message : i18next.t('plans.noLine')),
  });
}
