/** What was paid for plans, by month; of several currencies the one of which most was paid is drawn, the table has all. */
import { useTranslation } from 'react-i18next';
import { Picture } from '../insight/Picture.tsx';
import { Ltr } from '../../ui/Ltr.tsx';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { openedLater } from '../../lib/page/openedLater.tsx';
import type { AdminStatsQuery, RevenueAnalyticsQuery } from './api/admin.generated.ts';
import { amountsOf, Figures, percent, rowsOf, sumOf, whole } from './figures.tsx';
import { monthName } from './monthName.ts';

const RevenueChart = openedLater(async () => (await import('./Charts.tsx')).RevenueChart);

type Props = {
  business: AdminStatsQuery['adminStats']['business'];
  months: RevenueAnalyticsQuery['revenueAnalytics'];
};

export function Revenue({ business, months }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { revenue, averageMeetingCost, activeSubscriptions, trialConversionRate } = business;
  const [drawn] = revenue.toSorted((one, other) => other.amount - one.amount);
  const figures = [
    { value: amountsOf(averageMeetingCost, language), name: t('insight.admin.revenue.averageLesson') },
    { value: whole(activeSubscriptions), name: t('insight.admin.revenue.active') },
    { value: percent(trialConversionRate), name: t('insight.admin.revenue.conversion') },
  ];
  return (
    <Picture
      title={t('insight.admin.revenue.title')}
      table={{
        columns: [t('insight.admin.revenue.month'), t('insight.admin.revenue.amount')],
        rows: [
          ...months.map(({ month, amounts }) => [monthName(month, language), amountsOf(amounts, language)]),
          ...rowsOf(figures),
        ],
      }}
    >
      {drawn === undefined ? (
        <p className="py-6 text-on-surface-muted">{t('insight.admin.revenue.none')}</p>
      ) : (
        <>
          <p className="flex flex-wrap items-baseline gap-x-3">
            <Ltr className="text-3xl font-mid tabular-nums">{amountsOf(revenue, language)}</Ltr>
            <span className="text-sm text-on-surface-muted">{t('insight.admin.revenue.total')}</span>
          </p>
          <RevenueChart
            points={months.map(({ month, amounts }) => {
              const value = amounts.find(({ currency }) => currency === drawn.currency)?.amount ?? 0;
              const told = sumOf(Math.round(value), drawn.currency, language);
              return { key: month, name: monthName(month, language), value, told: value === 0 ? '' : told };
            })}
          />
        </>
      )}
      <Figures figures={figures} />
    </Picture>
  );
}
