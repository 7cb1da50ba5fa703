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

/** Each currency has a sum of its own. */
function Sum({ accounts }: { accounts: readonly { currency: string; open: number }[] }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const open = [...Map.groupBy(accounts, ({ currency }) => currency)]
    .map(([currency, all]) => ({ currency, sum: all.reduce((sum, each) => sum + each.open, 0) }))
    .filter(({ sum }) => sum > 0);
  if (open.length === 0)
    return <span className="text-on-surface-muted">{t('payments.family.nothingDue')}</span>;
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      {open.map(({ currency, sum }) => (
        <Ltr key={currency} className="text-xl font-strong tabular-nums">
          {sumOf(sum, currency, language)}
        </Ltr>
      ))}
      <span className="text-on-surface-muted">{t('payments.family.due')}</span>
    </span>
  );
}
