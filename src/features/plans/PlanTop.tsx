/** The head of a plan: its name, its price, whom it is for, and the way into it. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Plan } from '../../../domain/plans/plan.ts';
import { Badge } from '../../ui/Badge.tsx';

type Props = { plan: Plan; isOwn: boolean; note: ReactNode; children: ReactNode };

export function PlanTop({ plan, isOwn, note, children }: Props) {
  const { t } = useTranslation();
  return (
    <div role="group" aria-label={t(`plans.${plan}`)} className="grid content-start gap-1">
      <h2 className="flex flex-wrap items-center gap-2 text-md font-strong">
        {t(`plans.${plan}`)}
        {isOwn ? <Badge tone="accent">{t('plans.chosen')}</Badge> : null}
      </h2>
      <PlanPrice plan={plan} />
      <p className="min-h-5 text-sm text-on-surface-muted">{note ?? t(`plans.for.${plan}`)}</p>
      <div className="mt-2 grid">{children}</div>
    </div>
  );
}

/** No price is invented: what Ultra costs is shown before it is paid. */
export function PlanPrice({ plan }: { plan: Plan }) {
  const { t } = useTranslation();
  if (plan === 'ultra')
    return (
      <p className="flex min-h-10 items-center text-md leading-snug font-mid text-balance">
        {t('plans.askedAt')}
      </p>
    );
  return (
    <p className="flex min-h-10 flex-wrap items-baseline gap-x-1.5 text-2xl leading-tight font-mid">
      {plan === 'basic' ? (
        t('plans.free')
      ) : (
        <>
          <span>
            {t('plans.from')}
            <bdi dir="ltr">$19.99</bdi>
          </span>
          <span className="text-sm font-text text-on-surface-muted">{t('plans.aMonth')}</span>
        </>
      )}
    </p>
  );
}
