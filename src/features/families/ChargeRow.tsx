/** What one lesson costs a family, why, and whether it is paid; it leads to its receipt. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { toWall } from '../../../domain/basics/zones.ts';
import type { ChargeLineFieldsFragment as ChargeLine } from './family.generated.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { shortDay } from '../../lib/i18n/when.ts';
import { receiptPath } from '../../lib/lessons/receiptPath.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Ltr } from '../../ui/Ltr.tsx';
import { PriceLines } from '../money/PriceLines.tsx';
import { priceOfLines, sumOf } from './wireSums.ts';

type Props = {
  line: ChargeLine;
  teacherId: string;
  currency: string;
  zone: string;
  /** Where several learn: whose lesson it is. */
  whose?: string | undefined;
  /** What is still open of it, not what it costs. */
  showsOpen?: boolean;
};

export function ChargeRow({ line, teacherId, currency, zone, whose, showsOpen = false }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { kind, subject, price, inLessons } = line;
  const day = shortDay(toWall(Number(line.start), zone), language);
  const name = subject || t('calendar.lesson');
  const isVoid = kind === 'excused';
  const amount = showsOpen ? line.open : inLessons ? 0 : line.amount;
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-0.5 border-t border-line py-2.5 text-sm first:border-t-0">
      <Ltr className="text-on-surface-muted tabular-nums">{day}</Ltr>
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-2 gap-y-1">
        <Link
          to={receiptPath({ ...line, teacherId })}
          aria-label={t('payments.family.receiptOf', { subject: name, day })}
          className={
            isVoid
              ? 'text-on-surface-muted underline-offset-4 hover:underline'
              : 'underline-offset-4 hover:underline'
          }
        >
          {whose ? (
            <>
              <bdi>{whose}</bdi>,{' '}
            </>
          ) : null}
          <bdi>{name}</bdi>
        </Link>
        {kind === 'lateCancel' ? <Badge tone="warning">{t('payments.lateCancel')}</Badge> : null}
        {isVoid ? <span className="text-on-surface-muted">{t('payments.family.excused')}</span> : null}
      </span>
      <Ltr className={isVoid ? 'text-on-surface-muted tabular-nums' : 'font-mid tabular-nums'}>
        {sumOf(amount, currency, language)}
      </Ltr>
      <span className="col-start-2 flex flex-wrap gap-x-3 text-xs text-on-surface-muted empty:hidden">
        {price.length > 1 ? <PriceLines price={priceOfLines(price, currency)} currency={currency} /> : null}
        <State line={line} currency={currency} showsOpen={showsOpen} />
      </span>
    </li>
  );
}

function State({ line, currency, showsOpen }: Pick<Props, 'line' | 'currency' | 'showsOpen'>) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { kind, open, amount, inLessons, closedOn } = line;
  const sum = (major: number): string => sumOf(major, currency, language);
  if (kind === 'excused') return null;
  if (inLessons) return <span>{t('payments.family.inPackage')}</span>;
  if (open > 0 && open < amount)
    return <span>{t('payments.part', { paid: sum(amount - open), of: sum(amount) })}</span>;
  if (open > 0)
    return showsOpen ? null : <span className="text-on-warning-tint">{t('payments.family.open')}</span>;
  if (closedOn.length === 0) return <span>{t('payments.family.settled')}</span>;
  return (
    <span>
      {t('payments.family.settled')} <Ltr>{closedOn.map((day) => shortDay(day, language)).join(', ')}</Ltr>
    </span>
  );
}
