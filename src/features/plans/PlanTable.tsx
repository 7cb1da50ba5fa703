/** What each plan holds, side by side, as the table of the domain says; a teacher sees beside each limit what she has. */
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Plan } from '../../../domain/plans/plan.ts';
import { includes, limits, planNames, plans, type Feature, type Limit } from '../../../domain/plans/plans.ts';
import { cn } from '../../ui/cn.ts';

/** Each feature in its group, in the order of the page. */
const groups = {
  teaching: ['materials', 'publicLinks', 'mail'],
  money: ['discounts', 'automaticDiscounts', 'progressiveDiscounts', 'expenses', 'advancedExpenses'],
} as const satisfies Record<string, readonly Feature[]>;

export type Counts = Partial<Record<Limit, number>>;

type Props = {
  /** The teacher's own, which is marked. */
  own: Plan | null;
  /** What she has. */
  counts: Counts;
  /** The name, the price and the way into a plan: the head of its column. */
  topOf(plan: Plan): ReactNode;
};

export function PlanTable({ own, counts, topOf }: Props) {
  const { t } = useTranslation();
  const mark = (plan: Plan) => plan === own && 'bg-desk';
  return (
    <table className="w-full table-fixed text-sm">
      <caption className="sr-only">{t('plans.compare')}</caption>
      <colgroup>
        <col className="w-[34%]" />
        <col />
        <col />
        <col />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{t('plans.what')}</span>
          </th>
          {planNames.map((plan) => (
            <th
              key={plan}
              scope="col"
              className={cn('p-2 text-start align-top font-text tablet:p-5', mark(plan))}
            >
              <span className="font-mid tablet:hidden">{t(`plans.${plan}`)}</span>
              <div className="max-tablet:hidden">{topOf(plan)}</div>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Group name={t('plans.group.limits')} mark={mark} />
        {limits.map((limit) => (
          <tr key={limit}>
            <RowHead>
              {t(`plans.holds.${limit}`)}
              {counts[limit] === undefined ? null : (
                <span className="block text-xs text-on-surface-muted">
                  {t(limit === 'attendees' ? 'plans.largest' : 'plans.youHave', { count: counts[limit] })}
                </span>
              )}
            </RowHead>
            {planNames.map((plan) => (
              <Cell key={plan} className={mark(plan)}>
                <Most most={plans[plan].limits[limit]} has={counts[limit]} />
              </Cell>
            ))}
          </tr>
        ))}
        {(['teaching', 'money'] as const).map((group) => (
          <FeatureRows key={group} group={group} mark={mark} />
        ))}
      </tbody>
    </table>
  );
}

type Mark = (plan: Plan) => string | false;

function FeatureRows({ group, mark }: { group: keyof typeof groups; mark: Mark }) {
  const { t } = useTranslation();
  return (
    <>
      <Group name={t(`plans.group.${group}`)} mark={mark} />
      {group === 'teaching' ? (
        <tr>
          <RowHead>{t('plans.calendar')}</RowHead>
          {planNames.map((plan) => (
            <Cell key={plan} className={mark(plan)}>
              <Has has />
            </Cell>
          ))}
        </tr>
      ) : null}
      {groups[group].map((feature) => (
        <tr key={feature}>
          <RowHead>{t(`plans.holds.${feature}`)}</RowHead>
          {planNames.map((plan) => (
            <Cell key={plan} className={mark(plan)}>
              <Has has={includes(plan, feature)} />
            </Cell>
          ))}
        </tr>
      ))}
    </>
  );
}

function Group({ name, mark }: { name: string; mark: Mark }) {
  return (
    <tr>
      <th
        scope="rowgroup"
        className="border-b border-line-strong pt-6 pb-2 text-start font-mid text-on-surface-muted"
      >
        {name}
      </th>
      {planNames.map((plan) => (
        <td key={plan} aria-hidden className={cn('border-b border-line-strong', mark(plan))} />
      ))}
    </tr>
  );
}

const RowHead = ({ children }: { children: ReactNode }) => (
  <th scope="row" className="border-b border-line py-2.5 pe-2 text-start font-text">
    {children}
  </th>
);

const Cell = ({ className, children }: { className: string | false; children: ReactNode }) => (
  <td className={cn('border-b border-line px-2 py-2.5 tablet:px-5', className)}>{children}</td>
);

/** null: as many as one likes. What would be too small for what she has is marked. */
function Most({ most, has = 0 }: { most: number | null; has?: number | undefined }) {
  const { t } = useTranslation();
  if (most === null) return t('plans.unlimited');
  return (
    <span className={cn(has > most && 'rounded-xs bg-warning-tint px-1.5 py-0.5 text-on-warning-tint')}>
      {t('plans.upTo', { count: most })}
      {has > most ? <span className="sr-only">, {t('plans.tooSmall')}</span> : null}
    </span>
  );
}

function Has({ has }: { has: boolean }) {
  const { t } = useTranslation();
  const Sign = has ? Check : Minus;
  return (
    <>
      <Sign className={cn('size-4', has ? 'text-success' : 'text-on-surface-faint')} aria-hidden />
      <span className="sr-only">{t(has ? 'plans.included' : 'plans.notIncluded')}</span>
    </>
  );
}
