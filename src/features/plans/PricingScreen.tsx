/** The plans side by side; a teacher who is signed in sees hers and chooses another (spec section 2, /pricing). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { toast } from 'sonner';
import type { Plan } from '../../../domain/plans/plan.ts';
import { planNames, runs } from '../../../domain/plans/plans.ts';
import { PublicBar } from '../publicPages/PublicBar.tsx';
import { useSession } from '../../lib/session/session.ts';
import { useScreenTitle } from '../../lib/page/useScreenTitle.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { dateWords } from '../../lib/i18n/dateWords.ts';
import { PlanColumn } from './PlanColumn.tsx';
import { choosePlan, useOwnPlan } from './useOwnPlan.ts';

export function PricingScreen() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [search] = useSearchParams();
  const { user } = useSession();
  const teacherId = user?.role === 'teacher' ? user.id : null;
  const { plan: own, failed, again } = useOwnPlan(teacherId);
  const [choosing, setChoosing] = useState<Plan | null>(null);
  const [reason, setReason] = useState<string | null>(null);
  const wanted = search.get('subscribe');
  const marked = planNames.find((name) => name === wanted) ?? 'premium';
  useScreenTitle(t('plans.title'));

  async function choose(plan: Plan) {
    setChoosing(plan);
    setReason(null);
    const done = await choosePlan(plan);
    if (done.ok && done.checkoutUrl !== null) return location.assign(done.checkoutUrl);
    setChoosing(null);
    if (!done.ok) return setReason(done.reason ?? t('plans.noLine'));
    await again();
    toast(t('plans.chose', { plan: t(`plans.${plan}`) }));
  }

  function noteOf(plan: Plan): string | null {
    if (own?.plan !== plan || !runs(own.status)) return null;
    const { trialEndMs, endsMs } = own;
    if (endsMs !== null) return t('plans.endsAt', { date: dateWords(endsMs, language) });
    return trialEndMs === null ? null : t('plans.trialUntil', { date: dateWords(trialEndMs, language) });
  }

  function wayInto(plan: Plan) {
    const variant = plan === marked ? 'primary' : 'plain';
    if (teacherId === null)
      return user ? null : (
        <Button asChild variant={variant}>
          <Link to={`/register?subscribe=${plan}`}>{t('plans.begin')}</Link>
        </Button>
      );
    if (failed) return null;
    if (!own) return <Skeleton className="h-9 rounded-sm" />;
    const isOwn = own.plan === plan && runs(own.status);
    const isSettled = isOwn && own.trialEndMs === null && own.endsMs === null;
    const name = t(`plans.${plan}`);
    return (
      <Button variant={variant} disabled={choosing !== null || isSettled} onClick={() => void choose(plan)}>
        {choosing === plan ? t('plans.choosing') : t(isOwn ? 'plans.stay' : 'plans.choose', { plan: name })}
      </Button>
    );
  }

  return (
    <div className="flex min-h-dvh flex-col bg-desk">
      <PublicBar />
      <main className="mx-auto grid w-full max-w-6xl gap-6 px-4 pt-6 pb-16 tablet:px-6 tablet:pt-10">
        <div className="grid max-w-2xl gap-2">
          <h1 className="text-2xl leading-tight font-strong text-balance">{t('plans.title')}</h1>
          <p className="text-on-surface-muted">{t('plans.lead')}</p>
          {user && teacherId === null ? <p>{t('plans.onlyTeachers')}</p> : null}
          {search.has('paid') && teacherId !== null ? <p role="status">{t('plans.paid')}</p> : null}
        </div>
        {reason === null ? null : <p role="alert">{t('plans.failed', { reason })}</p>}
        {failed ? (
          <div role="alert" className="grid justify-items-start gap-3">
            <p>{t('plans.loadFailed')}</p>
            <Button onClick={() => void again()}>{t('plans.retry')}</Button>
          </div>
        ) : null}
        <div role="group" aria-label={t('plans.compare')} className="grid gap-4 tablet:grid-cols-3">
          {planNames.map((plan) => (
            <PlanColumn
              key={plan}
              plan={plan}
              isOwn={own?.plan === plan && runs(own.status)}
              isMarked={plan === marked}
              note={noteOf(plan)}
            >
              {wayInto(plan)}
            </PlanColumn>
          ))}
        </div>
      </main>
    </div>
  );
}
