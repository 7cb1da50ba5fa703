/** The teacher's plan: which it is, until when, and the ways to another one or out of it. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { toast } from 'sonner';
import { runs } from '../../../domain/plans/plans.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogTitle } from '../../ui/Dialog.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { isNative } from '../../lib/device/isNative.ts';
import { dateWords } from '../../lib/i18n/dateWords.ts';
import { cancelSubscription, useOwnPlan, type OwnPlan } from '../plans/useOwnPlan.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';

export function PlanPart({ teacherId }: { teacherId: string }) {
  const { t } = useTranslation();
  const { plan, failed, again } = useOwnPlan(teacherId);
  return (
    <section
      id="plan"
      aria-labelledby="plan-title"
      className="grid scroll-mt-4 gap-4 border-t border-line py-6"
    >
      <div>
        <h2 id="plan-title" className="text-lg font-strong">
          {t('plans.part.title')}
        </h2>
        <p className="text-sm text-on-surface-muted">{t('plans.part.body')}</p>
      </div>
      {failed ? (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p>{t('plans.loadFailed')}</p>
          <Button onClick={() => void again()}>{t('plans.retry')}</Button>
        </div>
      ) : plan ? (
        <Details plan={plan} again={again} />
      ) : (
        <Skeleton className="h-10 rounded-md" />
      )}
    </section>
  );
}

function Details({ plan: own, again }: { plan: OwnPlan; again(): Promise<unknown> }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [sure, setSure] = useState(false);
  const { plan, status, startedMs, trialEndMs, endsMs } = own;
  const isRunning = runs(status);
  const day = (ms: number): string => dateWords(ms, language);

  async function cancel() {
    setSure(false);
    const done = await cancelSubscription();
    toast(done.ok ? t('plans.part.done') : t('plans.part.failed'));
    await again();
  }

  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-md font-mid">{t(`plans.${plan}`)}</span>
        <Badge tone={isRunning ? 'success' : 'warning'}>{t(`plans.part.statuses.${status}`)}</Badge>
        <span className="text-sm text-on-surface-muted">
          {isRunning && endsMs !== null
            ? t('plans.endsAt', { date: day(endsMs) })
            : isRunning && trialEndMs !== null
              ? t('plans.trialUntil', { date: day(trialEndMs) })
              : startedMs === null
                ? null
                : t('plans.since', { date: day(startedMs) })}
        </span>
      </div>
      <div className="flex flex-wrap gap-2">
        {isNative() ? null : (
          <Button asChild>
            <Link to="/pricing">{t('plans.part.change')}</Link>
          </Button>
        )}
        {isRunning && endsMs === null ? (
          <Button variant="quietDanger" onClick={() => setSure(true)}>
            {t('plans.part.unsubscribe')}
          </Button>
        ) : null}
      </div>
      <Dialog open={sure} onOpenChange={setSure}>
        <DialogContent aria-describedby="plan-end">
          <DialogTitle>{t('plans.part.sureTitle')}</DialogTitle>
          <p id="plan-end">{t('plans.part.sureBody')}</p>
          <DialogFooter>
            <Button variant="danger" onClick={() => void cancel()}>
              {t('plans.part.sure')}
            </Button>
            <Button variant="quiet" onClick={() => setSure(false)}>
              {t('plans.part.keep')}
            </Button>
          </DialogFooter>
        </DialogContent>
      </Dialog>
    </>
  );
}
