/** One plan on the page of prices: whom it is for, what it holds, and the way into it. */
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Plan } from '../../../domain/plans/plan.ts';
import { features, includes, limits, plans } from '../../../domain/plans/plans.ts';
import { cn } from '../../ui/cn.ts';
import { Badge } from '../../ui/Badge.tsx';

type Props = { plan: Plan; isOwn: boolean; isMarked: boolean; note: string | null; children: ReactNode };

export function PlanColumn({ plan, isOwn, isMarked, note, children }: Props) {
  const { t } = useTranslation();
  const price = { basic: 'plans.free', premium: 'plans.fromPrice', ultra: 'plans.askedAt' } as const;
  return (
    <section
      aria-labelledby={`plan-${plan}`}
      className={cn(
        'grid content-start gap-4 rounded-lg bg-sheet p-5 shadow-sheet',
        isMarked && 'outline-2 outline-accent',
      )}
    >
      <div className="grid gap-1">
        <div className="flex items-center gap-2">
          <h2 id={`plan-${plan}`} className="text-lg font-strong">
            {t(`plans.${plan}`)}
          </h2>
          {isOwn ? <Badge tone="accent">{t('plans.chosen')}</Badge> : null}
        </div>
        <p className="text-sm text-on-surface-muted">{t(`plans.for.${plan}`)}</p>
        <p className="font-mid">{t(price[plan])}</p>
        {note ? <p className="text-sm text-on-surface-muted">{note}</p> : null}
      </div>
      {children}
      <ul className="grid gap-2 text-sm">
        <Line has label={t('plans.calendar')} />
        {limits.map((limit) => {
          const most = plans[plan].limits[limit];
          const many = most === null ? t('plans.unlimited') : t('plans.upTo', { count: most });
          return <Line key={limit} has label={`${t(`plans.holds.${limit}`)}: ${many}`} />;
        })}
        {features.map((feature) => (
          <Line key={feature} has={includes(plan, feature)} label={t(`plans.holds.${feature}`)} />
        ))}
      </ul>
    </section>
  );
}

function Line({ has, label }: { has: boolean; label: string }) {
  const { t } = useTranslation();
  const Sign = has ? Check : Minus;
  return (
    <li className={cn('flex items-start gap-2', !has && 'text-on-surface-muted')}>
      <Sign className={cn('mt-0.5 size-4 shrink-0', has && 'text-success')} aria-hidden />
      <span className="sr-only">{has ? t('plans.included') : t('plans.notIncluded')}</span>
      <span>{label}</span>
    </li>
  );
}
