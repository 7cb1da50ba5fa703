/** The plans as a teacher sees them: hers is marked, what she has stands beside each limit, and she chooses another. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { toast } from 'sonner';
import type { Plan } from '../../../domain/plans/plan.ts';
import { runs } from '../../../domain/plans/plans.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { dateWords } from '../../lib/i18n/dateWords.ts';
import { PlanChoice } from './PlanChoice.tsx';
import { choosePlan, useOwnPlan, type OwnPlan } from './useOwnPlan.ts';
import { useOwnCounts } from './useOwnCounts.ts';

type Props = { teacherId: string; marked: Plan; hasPaid: boolean };

export function OwnPricing({ teacherId, marked, hasPaid }: Props) {
  const { t } = useTranslation();
  const { plan: own, failed, again } = useOwnPlan(teacherId);
  const counts = useOwnCounts(teacherId);
  const [choosing, setChoosing] = useState<Plan | null>(null);
  const [reason, setReason] = useState<string | null>(null);
  const running = own && runs(own.status) ? own : null;

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

  function wayInto(plan: Plan) {
    if (failed) return null;
    if (!own) return <Skeleton className="h-9 rounded-sm" />;
    const isOwn = running?.plan === plan;
    if (isOwn && running.trialEndMs === null && running.endsMs === null)
      return (
        <Button asChild variant="link">
          <Link to="/settings#plan">{t('plans.part.unsubscribe')}</Link>
        </Button>
      );
    const name = t(`plans.${plan}`);
    return (
      <Button
        variant={plan === marked ? 'primary' : 'plain'}
        disabled={choosing !== null}
        onClick={() => void choose(plan)}
      >
        {choosing === plan ? t('plans.choosing') : t(isOwn ? 'plans.stay' : 'plans.choose', { plan: name })}
      </Button>
    );
  }

  return (
    <>
      {hasPaid ? <p role="status">{t('plans.paid')}</p> : null}
      {reason === null ? null : <p role="alert">{t('plans.failed', { reason })}</p>}
      {failed ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{t('plans.loadFailed')}</p>
          <Button onClick={() => void again()}>{t('plans.retry')}</Button>
        </div>
      ) : null}
      <PlanChoice
        own={running?.plan ?? null}
        counts={counts}
        noteOf={(plan) => (plan === running?.plan ? <HowLong plan={running} /> : null)}
        wayInto={wayInto}
      />
    </>
  );
}

function HowLong({ plan: { trialEndMs, endsMs } }: { plan: OwnPlan }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  if (endsMs !== null) return t('plans.endsAt', { date: dateWords(endsMs, language) });
  return trialEndMs === null ? null : t('plans.trialUntil', { date: dateWords(trialEndMs, language) });
}
