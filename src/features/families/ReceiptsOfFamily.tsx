/** The lessons of a family's month, each of which leads to its receipt. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEntityStore } from '../../lib/entities/entityStore.ts';
import { useNow } from '../../lib/page/useNow.ts';
import { useSession } from '../../lib/session/session.ts';
import { PaymentsComing, PaymentsFailed } from '../money/MoneyStates.tsx';
import { ChargeRow } from './ChargeRow.tsx';
import { MonthSteps } from './MonthSteps.tsx';
import { useFamilyAccounts } from './useFamilyAccounts.ts';

export function ReceiptsOfFamily() {
  const { t } = useTranslation();
  const zone = useSession((session) => session.user?.preferences.timeZone) ?? 'Asia/Jerusalem';
  const thisMonth = useNow(zone).wall.slice(0, 7);
  const [month, setMonth] = useState(thisMonth);
  const status = useEntityStore((school) => school.status);
  const { accounts, failed, again } = useFamilyAccounts(month);
  if (failed || status === 'failed')
    return (
      <PaymentsFailed onRetry={status === 'failed' ? () => void useEntityStore.getState().retry() : again} />
    );
  const groups = (accounts ?? []).flatMap((account) =>
    account.students.map((student) => ({ account, ...student, name: student.name || account.teacherName })),
  );
  return (
    <>
      <MonthSteps month={month} latest={thisMonth} onChange={setMonth} />
      {accounts === null ? (
        <PaymentsComing />
      ) : groups.length === 0 ? (
        <p className="text-on-surface-muted">{t('payments.family.emptyMonth')}</p>
      ) : (
        groups.map(({ account, studentId, name, lines }) => (
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
        ))
      )}
    </>
  );
}
