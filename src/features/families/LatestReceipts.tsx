/** The last lessons that were charged, at a family's home: each leads to its receipt. */
import { useTranslation } from 'react-i18next';
import { ChargeRow } from './ChargeRow.tsx';
import type { Accounts } from './useFamilyAccounts.ts';
import { useNamesOfSeveral } from './useNamesOfSeveral.ts';

const mostShown = 3;

export function LatestReceipts({ accounts, zone }: Pick<Accounts, 'accounts' | 'zone'>) {
  const { t } = useTranslation();
  const names = useNamesOfSeveral();
  const latest = (accounts ?? [])
    .flatMap((account) => account.students.flatMap(({ lines }) => lines.map((line) => ({ line, account }))))
    .filter(({ line }) => line.kind !== 'excused')
    .toSorted((one, other) => Number(other.line.start) - Number(one.line.start))
    .slice(0, mostShown);
  if (latest.length === 0) return null;
  return (
    <section aria-labelledby="latest-receipts" className="grid gap-2">
      <h2 id="latest-receipts" className="text-md font-strong">
        {t('payments.receipt.latest')}
      </h2>
      <ul className="grid">
        {latest.map(({ line, account }) => (
          <ChargeRow
            key={`${line.meetingId} ${line.occurrence} ${line.studentId}`}
            line={line}
            teacherId={account.teacherId}
            currency={account.currency}
            zone={zone}
            whose={names(line.studentId) || undefined}
          />
        ))}
      </ul>
    </section>
  );
}
