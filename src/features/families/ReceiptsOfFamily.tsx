/** The lessons of a family's month, each of which leads to its receipt. */
import { useTranslation } from 'react-i18next';
import { PaymentsComing } from '../money/MoneyStates.tsx';
import { ChargeRow } from './ChargeRow.tsx';
import { MonthGate } from './MonthGate.tsx';
import { MonthSteps } from './MonthSteps.tsx';
import type { TeacherAccount } from './useFamilyAccounts.ts';
import { useMonth } from './useMonth.ts';

export function ReceiptsOfFamily() {
  const { zone, month, steps } = useMonth();
  return (
    <>
      <MonthSteps {...steps} />
      <MonthGate month={month}>
        {(accounts) => (accounts === null ? <PaymentsComing /> : <Lessons accounts={accounts} zone={zone} />)}
      </MonthGate>
    </>
  );
}

function Lessons({ accounts, zone }: { accounts: readonly TeacherAccount[]; zone: string }) {
  const { t } = useTranslation();
  const groups = accounts.flatMap((account) =>
    account.students.map((student) => ({ account, ...student, name: student.name || account.teacherName })),
  );
  if (groups.length === 0) return <p className="text-on-surface-muted">{t('payments.family.emptyMonth')}</p>;
  return groups.map(({ account, studentId, name, lines }) => (
    <section
      key={`${account.teacherId} ${account.at} ${studentId}`}
      aria-label={`${name}, ${account.teacherName}`}
      className="grid gap-1"
    >
      <h3 className="text-md font-strong">
        <bdi>{name}</bdi>
        {name === account.teacherName ? null : (
          <span className="font-normal text-on-surface-muted">
            , <bdi>{account.teacherName}</bdi>
          </span>
        )}
      </h3>
      <ul className="grid">
        {lines.toReversed().map((line) => (
          <ChargeRow
            key={`${line.meetingId} ${line.occurrence}`}
            line={line}
            teacherId={account.teacherId}
            currency={account.currency}
            zone={zone}
          />
        ))}
      </ul>
    </section>
  ));
}
