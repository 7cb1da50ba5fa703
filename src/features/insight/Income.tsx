/** Income by week or by month, beside what stood there the time before; a bar leads to the lessons behind it. */
import { minorDigits } from '../../../domain/basics/money.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { dayOf } from '../../../domain/basics/wallTime.ts';
import { codecNow } from '../../lib/entities/codecNow.ts';
import { money } from '../../lib/i18n/money.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { openedLater } from '../../lib/page/openedLater.tsx';
import { useNow } from '../../lib/page/useNow.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { ToLessons } from './behind.ts';
import type { Figures } from './figures.ts';
import type { IncomeBar } from './IncomeChart.tsx';
import { Picture } from './Picture.tsx';
import { earlierName, spanName } from './statsWords.ts';

/** The pictures' library is large: it comes beside the screen, into the place that is kept for it. */
const IncomeChart = openedLater(
  async () => (await import('./IncomeChart.tsx')).IncomeChart,
  <Skeleton className="h-[300px] rounded-md" />,
);

type Props = { figures: Figures; currency: string };
type WithLessons = Props & { to: ToLessons };

/** In a year's picture amounts are thousands. */
function useShortSum(view: Figures['view'], currency: string): (minor: number) => string {
  const { language } = useLanguage();
  const thousand = 100_000;
  // Over a bar there is no room for agorot; the table tells them.
  const whole = 10 ** minorDigits(currency);
  return (minor) =>
    view === 'year' && minor >= thousand
      ? (minor / thousand).toFixed(1)
      : money(Math.round(minor / whole) * whole, currency, language);
}

function useBars({ figures, currency }: Props): IncomeBar[] {
  const { language } = useLanguage();
  const { view, now, whole } = figures;
  const short = useShortSum(view, currency);
  const today = dayOf(useNow(codecNow().zone).wall);
  return pairsOf(now.buckets, whole.buckets).map(([bucket, earlier]) => {
    const { earnedMinor: earned, plannedMinor: planned } = bucket ?? nothing;
    const before = (earlier ?? nothing).earnedMinor;
    return {
      key: bucket?.from ?? earlier?.from ?? '',
      name: bucket ? spanName(bucket, view, language) : noWeek,
      under: earlier && view === 'month' ? [spanName(earlier, view, language), short(before)] : [],
      isNow: bucket !== undefined && bucket.from <= today && today < bucket.until,
      earned,
      planned,
      before,
      told: earned + planned > 0 ? short(earned + planned) : '',
    };
  });
}

const noWeek = '–';
const nothing = { lessons: 0, earnedMinor: 0, plannedMinor: 0 };

/** Week by week in their order, whatever their days: one of the two months may have a week more. */
const pairsOf = <T,>(now: readonly T[], earlier: readonly T[]): [T | undefined, T | undefined][] =>
  Array.from({ length: Math.max(now.length, earlier.length) }, (_, at) => [now[at], earlier[at]]);

export function Income({ figures, currency, to }: WithLessons) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { view, now, whole } = figures;
  const earlier = earlierName(figures, language);
  const sum = (minor: number): string => money(minor, currency, language);
  const bars = useBars({ figures, currency });
  const pairs = pairsOf(now.buckets, whole.buckets);
  const links = now.buckets.map(({ from }) => to({ by: 'days', from }));
  return (
    <Picture
      title={t(`insight.stats.incomeBy.${view}`)}
      note={
        <span className="flex flex-wrap gap-x-3">
          <Key
            className="bg-accent-tint shadow-[inset_0_0_0_1.5px_var(--accent)]"
            name={t('insight.stats.planned')}
          />
          <Key className="bg-(--ghost-old-line)" name={earlier} />
          {view === 'year' ? <span>{t('insight.stats.thousands')}</span> : null}
        </span>
      }
      table={{
        columns: [
          t(`insight.stats.bucket.${view}`),
          t('insight.stats.lessons'),
          earlier,
          t('insight.stats.planned'),
          t('insight.stats.earned'),
        ],
        rows: pairs.map(([bucket = nothing, before], at) => [
          bars[at]?.name ?? '',
          String(bucket.lessons),
          view === 'month' && before
            ? `${spanName(before, view, language)}: ${sum(before.earnedMinor)}`
            : sum((before ?? nothing).earnedMinor),
          sum(bucket.plannedMinor),
          sum(bucket.earnedMinor),
        ]),
        to: links,
      }}
    >
      <div className="relative">
        <Columns
          columns={bars.map(({ key, name, earned }, at) => ({
            key,
            to: links[at],
            name: `${name}, ${sum(earned)}`,
          }))}
        />
        <div aria-hidden className="pointer-events-none">
          <IncomeChart bars={bars} />
        </div>
      </div>
    </Picture>
  );
}

/** Under the picture, each as wide as its bar's place: pressed, gone through by the keyboard, and shown where the pointer is. */
function Columns({ columns }: { columns: readonly { key: string; to: string | undefined; name: string }[] }) {
  const { t } = useTranslation();
  return (
    <div className="absolute inset-0 flex px-1">
      {columns.map(({ key, to, name }) =>
        to === undefined ? (
          <span key={key} className="flex-1" />
        ) : (
          <Link
            key={key}
            to={to}
            aria-label={t('insight.stats.toLessons', { what: name })}
            className="calm min-w-0 flex-1 rounded-sm hover:bg-sunk"
          />
        ),
      )}
    </div>
  );
}

function Key({ className, name }: { className: string; name: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <span aria-hidden className={`size-2.5 rounded-xs ${className}`} />
      {name}
    </span>
  );
}
