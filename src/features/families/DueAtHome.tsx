/** What a family has to pay now, at its home; it leads to what for. The row stands before the sum is known, so nothing moves. */
import { ChevronLeft, ChevronRight, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useEntityStore } from '../../lib/entities/entityStore.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { Ltr } from '../../ui/Ltr.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useFamilyAccounts } from './useFamilyAccounts.ts';
import { sumOf } from './wireSums.ts';

export function DueAtHome() {
  const { t } = useTranslation();
  const { dir } = useLanguage();
  const learnsHere = useEntityStore((school) => school.teachers.length > 0);
  const { accounts, failed } = useFamilyAccounts(null);
  const Ahead = dir === 'rtl' ? ChevronLeft : ChevronRight;
  if (!learnsHere) return null;
  return (
    <Link
      to="/payments"
      className="calm flex min-h-14 items-center gap-3 rounded-lg bg-desk px-4 py-3 hover:bg-sunk"
    >
      <Wallet aria-hidden className="size-4 shrink-0 text-on-surface-muted" />
      {failed ? (
        <span>{t('payments.title')}</span>
      ) : accounts === null ? (
        <Skeleton className="h-6 w-32 rounded-md" />
      ) : (
        <Sum accounts={accounts} />
      )}
      <Ahead aria-hidden className="ms-auto size-4 shrink-0 text-on-surface-muted" />
    </Link>
  );
}

type Sums = { currency: string; open: number; paid: { credit: number } | null };

/** Each currency has a sum of its own. */
function Sum({ accounts }: { accounts: readonly Sums[] }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const sumsOf = (of: (account: Sums) => number): string[] =>
    [...Map.groupBy(accounts, ({ currency }) => currency)]
      .map(([currency, all]) => ({ currency, sum: all.reduce((sum, each) => sum + of(each), 0) }))
      .filter(({ sum }) => sum > 0)
      .map(({ currency, sum }) => sumOf(sum, currency, language));
  const open = sumsOf((account) => account.open);
  const credit = sumsOf(({ paid }) => paid?.credit ?? 0);
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      {open.map((sum) => (
        <Ltr key={sum} className="text-xl font-strong tabular-nums">
          {sum}
        </Ltr>
      ))}
      <span className="text-on-surface-muted">
        {t(open.length > 0 ? 'payments.family.due' : 'payments.family.nothingDue')}
      </span>
      {credit.length > 0 ? (
        <span className="text-on-surface-muted">
          {t('payments.credit')} <Ltr className="tabular-nums">{credit.join(' + ')}</Ltr>
        </span>
      ) : null}
    </span>
  );
}
