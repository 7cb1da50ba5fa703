/** The charges of a teacher's month, the latest first, each of which leads to its receipt. */
import { useTranslation } from 'react-i18next';
import { toMajor } from '../../../domain/basics/money.ts';
import { toMs } from '../../../domain/basics/zones.ts';
import type { Entry } from '../../../domain/money/ledger.ts';
import { codecNow } from '../../lib/entities/codecNow.ts';
import { useEntityStore } from '../../lib/entities/entityStore.ts';
import { PaymentsComing, PaymentsFailed } from '../money/MoneyStates.tsx';
import { useLedger } from '../money/useLedger.ts';
import { ChargeRow } from './ChargeRow.tsx';
import type { ChargeLineFieldsFragment as ChargeLine } from './family.generated.ts';
import { MonthSteps } from './MonthSteps.tsx';
import { useMonth } from './useMonth.ts';

export function ReceiptsOfTeacher() {
  const { t } = useTranslation();
  const { zone, month, steps } = useMonth();
  const status = useEntityStore((school) => school.status);
  const retry = useEntityStore((school) => school.retry);
  const { ledger, nameOf } = useLedger();
  const { currency } = codecNow();
  if (status === 'failed') return <PaymentsFailed onRetry={() => void retry()} />;
  if (status !== 'ready') return <PaymentsComing />;
  const entries = ledger.entries.filter(({ lesson }) => lesson.start.startsWith(month)).toReversed();
  return (
    <>
      <MonthSteps {...steps} />
      {entries.length === 0 ? (
        <p className="text-on-surface-muted">{t('payments.family.emptyMonth')}</p>
      ) : (
        <ul aria-label={t('payments.receipt.choose')} className="grid">
          {entries.map((entry) => (
            <ChargeRow
              key={`${entry.lesson.meeting.id} ${entry.lesson.slot} ${entry.studentId}`}
              line={lineOf(entry, currency)}
              teacherId={entry.lesson.meeting.teacherId}
              currency={currency}
              zone={zone}
              whose={nameOf(entry.studentId)}
            />
          ))}
        </ul>
      )}
    </>
  );
}

/** As a family is told of it; its price in parts stands in the receipt. */
function lineOf(
  { lesson, studentId, kind, amountMinor, openMinor, allocations }: Entry,
  currency: string,
): ChargeLine {
  const { meeting, slot, startMs, endMs, subject } = lesson;
  return {
    kind,
    meetingId: meeting.id,
    occurrence: String(toMs(slot, meeting.zone)),
    start: String(startMs),
    end: String(endMs),
    studentId,
    subject,
    amount: toMajor(amountMinor, currency),
    open: toMajor(openMinor, currency),
    inLessons: allocations.some(({ inLessons }) => inLessons),
    closedOn: [],
    price: [],
  };
}
