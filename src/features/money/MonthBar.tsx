/** What is open, parted by the month of its lessons: the oldest in ink, for it has waited longest. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { datesOf } from '../../../domain/basics/languages.ts';
import type { Account } from '../../../domain/money/ledger.ts';
import { money } from '../../lib/i18n/money.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { Ltr } from '../../ui/Ltr.tsx';

type Props = { accounts: readonly Account[]; currency: string };

/** More months than these are told as one. */
const mostShown = 4;

function monthsOf(accounts: readonly Account[]): { month: string; minor: number }[] {
  const byMonth = new Map<string, number>();
  for (const { lesson, openMinor } of accounts.flatMap(({ open }) => open)) {
    const month = lesson.start.slice(0, 7);
    byMonth.set(month, (byMonth.get(month) ?? 0) + openMinor);
  }
  const months = [...byMonth]
    .map(([month, minor]) => ({ month, minor }))
    .sort((a, b) => (a.month < b.month ? -1 : 1));
  const early = months.slice(0, Math.max(0, months.length - mostShown + 1));
  if (early.length < 2) return months;
  const together = { month: '', minor: early.reduce((sum, { minor }) => sum + minor, 0) };
  return [together, ...months.slice(early.length)];
}

export function MonthBar({ accounts, currency }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const months = useMemo(() => monthsOf(accounts), [accounts]);
  const name = (month: string): string =>
    month === ''
      ? t('payments.earlier')
      : new Intl.DateTimeFormat(datesOf(language), {
          month: 'long',
          timeZone: 'UTC',
        }).format(new Date(`${month}-15T12:00Z`));
  if (months.length === 0) return null;
  return (
    <ul aria-label={t('payments.byMonth')} className="flex gap-1.5">
      {months.map(({ month, minor }, at) => (
        <li key={month} className="grid min-w-fit gap-1.5 text-sm" style={{ flexGrow: minor, flexBasis: 0 }}>
          <span
            aria-hidden
            className={at === 0 ? 'h-2.5 rounded-xs bg-accent' : 'h-2.5 rounded-xs bg-line-strong'}
          />
          <span className="flex gap-x-1.5 whitespace-nowrap">
            {name(month)} <Ltr className="tabular-nums">{money(minor, currency, language)}</Ltr>
          </span>
        </li>
      ))}
    </ul>
  );
}
