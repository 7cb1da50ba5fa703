/** A family and what is open of it: all of it paid at once, or a lesson by its round box, or another amount. */
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { entryKey, type Account, type Entry } from '../../../domain/money/ledger.ts';
import { codecNow } from '../../lib/entities/codecNow.ts';
import { money } from '../../lib/i18n/money.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { shortDay } from '../../lib/i18n/when.ts';
import { tellDone } from '../../lib/operations/tellDone.ts';
import { useOperation } from '../../lib/operations/useOperation.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Ltr } from '../../ui/Ltr.tsx';
import { RefusalSentence } from '../effects/RefusalCard.tsx';
import type { Books } from './useLedger.ts';

type Props = { account: Account; books: Books; onOther(): void };

const markOf = ({ lesson, studentId }: Entry) => ({
  meetingId: lesson.meeting.id,
  occurrence: lesson.slot,
  attendeeId: studentId,
});

export function PayerRow({ account, books, onOther }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { currency } = codecNow();
  const { run, sending, refusal } = useOperation('markPayments');
  const name = books.nameOf(account.payerId);
  const isFamily = account.studentIds.length > 1;

  async function pay(entries: readonly Entry[]): Promise<void> {
    const sent = await run({ marks: entries.map(markOf) });
    if (sent.outcome === 'done') tellDone(t('payments.marked', { name }), sent.changeId, t);
  }

  return (
    <li className="grid gap-1 border-t border-line py-3 first:border-t-0">
      <div className="flex flex-wrap items-center gap-3">
        <Avatar name={name} />
        <p className="min-w-0 flex-1 truncate text-md font-mid">
          <bdi>{name}</bdi>
        </p>
        <Ltr className="text-md font-strong tabular-nums">{money(account.openMinor, currency, language)}</Ltr>
        <span className="flex">
          <Button
            size="sm"
            disabled={sending}
            aria-label={t('payments.payAll', { name })}
            onClick={() => void pay(account.open)}
          >
            {t('payments.paid')}
          </Button>
          <Button size="iconSm" aria-label={t('payments.other', { name })} onClick={onOther}>
            <ChevronDown />
          </Button>
        </span>
      </div>
      <ul className="grid">
        {account.open.map((entry) => (
          <OpenCharge
            key={entryKey(entry.lesson, entry.studentId)}
            entry={entry}
            student={books.nameOf(entry.studentId)}
            isFamily={isFamily}
            disabled={sending}
            onPaid={() => void pay([entry])}
          />
        ))}
      </ul>
      {refusal ? <RefusalSentence code={refusal.code} params={refusal.params} /> : null}
    </li>
  );
}

type ChargeProps = {
  entry: Entry;
  student: string;
  /** Several learn: each lesson says whose it was. */
  isFamily: boolean;
  disabled: boolean;
  onPaid(): void;
};

function OpenCharge({ entry, student, isFamily, disabled, onPaid }: ChargeProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { currency } = codecNow();
  const day = shortDay(entry.lesson.start, language);
  const sum = (minor: number): string => money(minor, currency, language);
  return (
    <li className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 ps-1 text-sm">
      <button
        type="button"
        disabled={disabled}
        aria-label={t('payments.payOne', { name: student, day })}
        className="calm size-5 shrink-0 rounded-full border-2 border-line-strong hover:bg-accent-tint coarse:size-7"
        onClick={onPaid}
      />
      <Ltr className="w-12 text-on-surface-muted tabular-nums">{day}</Ltr>
      <span className="min-w-0 truncate">
        {isFamily ? (
          <>
            <bdi>{student}</bdi>,{' '}
          </>
        ) : null}
        <bdi>{entry.lesson.subject}</bdi>
      </span>
      {entry.kind === 'lateCancel' ? <Badge tone="warning">{t('payments.lateCancel')}</Badge> : null}
      {entry.openMinor < entry.amountMinor ? (
        <span className="text-on-surface-muted">
          {t('payments.part', { paid: sum(entry.amountMinor - entry.openMinor), of: sum(entry.amountMinor) })}
        </span>
      ) : null}
      <span className="ms-auto">
        <Ltr className="tabular-nums">{sum(entry.openMinor)}</Ltr>
      </span>
    </li>
  );
}
