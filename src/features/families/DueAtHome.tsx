/** What a family has to pay now and what it has paid ahead, at its home; it leads to the account. The row stands before the sum is known, so nothing moves. */
import { ChevronLeft, ChevronRight, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useEntityStore } from '../../lib/entities/entityStore.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { Ltr } from '../../ui/Ltr.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { FundLeft, type FundType } from '../money/Beads.tsx';
import { dueFor } from './dueFor.ts';
import { openSums, sumsOf } from './openSums.ts';
import type { Accounts, TeacherAccount } from './useFamilyAccounts.ts';
import { useNamesOfSeveral } from './useNamesOfSeveral.ts';

export function DueAtHome({ accounts, failed, zone }: Pick<Accounts, 'accounts' | 'failed' | 'zone'>) {
  const { t } = useTranslation();
  const { dir } = useLanguage();
  const learnsHere = useEntityStore((school) => school.teachers.length > 0);
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
        <span className="grid min-w-0 gap-0.5">
          <Sum accounts={accounts} />
          <For accounts={accounts} zone={zone} />
          <PaidAhead accounts={accounts} />
        </span>
      )}
      <Ahead aria-hidden className="ms-auto size-4 shrink-0 text-on-surface-muted" />
    </Link>
  );
}

type Of = { accounts: readonly TeacherAccount[] };

/** Each currency has a sum of its own. */
function Sum({ accounts }: Of) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const open = openSums(accounts, language);
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
    </span>
  );
}

/** For which lessons; of many only how many, and since when. */
function For({ accounts, zone }: Of & { zone: string }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const names = useNamesOfSeveral();
  const { count, since, groups } = dueFor(accounts, { zone, language, names });
  if (count === 0) return null;
  return (
    <span className="text-sm text-on-surface-muted">
      {groups === null ? (
        <>
          {t('chat.lessons', { count })}, {t('payments.family.since')} <Ltr>{since}</Ltr>
        </>
      ) : (
        groups.map(({ what, days }) => (
          <span key={what} className="block">
            <bdi>{what || t('calendar.lesson')}</bdi>: <Ltr>{days.join(', ')}</Ltr>
          </span>
        ))
      )}
    </span>
  );
}

/** Money that waits for the next lesson, lessons of a package, and lessons that are made up for. */
function PaidAhead({ accounts }: Of) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const names = useNamesOfSeveral();
  const credit = sumsOf(accounts, ({ paid }) => paid?.credit ?? 0, language);
  const funds = accounts.flatMap(({ paid }) => paid?.funds ?? []);
  return (
    <>
      {credit.length > 0 ? (
        <span className="text-sm text-on-surface-muted">
          {t('payments.credit')} <Ltr className="tabular-nums">{credit.join(' + ')}</Ltr>
        </span>
      ) : null}
      {funds.map(({ studentId, type, left, lessons, endDate }, at) => (
        <span key={at} className="text-sm text-on-surface-muted">
          {names(studentId) === '' ? null : (
            <>
              <bdi>{names(studentId)}</bdi>,{' '}
            </>
          )}
          {t(`payments.type.${type as FundType}`)}: <FundLeft left={left} of={lessons} endDate={endDate} />
        </span>
      ))}
    </>
  );
}
