/** A family and what is open of it: all of it paid at once, a lesson by its round box, or what else its menu has. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { toMs } from '../../../domain/basics/zones.ts';
import { entryKey, type Account, type Entry } from '../../../domain/money/ledger.ts';
import type { PaymentMethod } from '../../../domain/money/payment.ts';
import { codecNow } from '../../lib/entities/codecNow.ts';
import { money } from '../../lib/i18n/money.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { shortDay } from '../../lib/i18n/when.ts';
import { receiptPath } from '../../lib/lessons/receiptPath.ts';
import { tellDone } from '../../lib/operations/tellDone.ts';
import { useOperation } from '../../lib/operations/useOperation.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Ltr } from '../../ui/Ltr.tsx';
import { RefusalSentence } from '../effects/RefusalCard.tsx';
import { HowPaid } from './HowPaid.tsx';
import { PayerHead } from './PayerHead.tsx';
import { PayerMenu, type MoneyDialog } from './PayerMenu.tsx';
import type { Books } from './useLedger.ts';
import { usualMethod } from './usualMethod.ts';

type Props = {
  account: Account;
  books: Books;
  nowMs: number;
  remindedMs: number | null;
  onOpen(dialog: MoneyDialog): void;
  onReminded(): void;
};

const markOf = ({ lesson, studentId }: Entry) => ({
  meetingId: lesson.meeting.id,
  occurrence: lesson.slot,
  attendeeId: studentId,
});

/** As they paid the last time; whoever never has is asked. */
function usePaying({ payerId, studentIds }: Account, books: Books) {
  const { t } = useTranslation();
  const { run, sending, refusal } = useOperation('markPayments');
  const [asked, ask] = useState<readonly Entry[] | null>(null);

  async function note(entries: readonly Entry[], method: PaymentMethod): Promise<void> {
    const sent = await run({ marks: entries.map(markOf), method });
    ask(null);
    if (sent.outcome !== 'done') return;
    const name = books.nameOf(payerId);
    tellDone(t('payments.markedBy', { name, method: t(`payments.method.${method}`) }), sent.changeId, t);
  }
  function pay(entries: readonly Entry[]): void {
    const method = usualMethod(books.payments, [payerId, ...studentIds]);
    if (method === null) ask(entries);
    else void note(entries, method);
  }
  return { pay, note, forget: () => ask(null), asked, sending, refusal };
}

export function PayerRow({ account, books, nowMs, remindedMs, onOpen, onReminded }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { currency } = codecNow();
  const { payerId, studentIds, open, openMinor } = account;
  const name = books.nameOf(payerId);
  const { pay, note, forget, asked, sending, refusal } = usePaying(account, books);

  return (
    <li className="grid gap-1 border-t border-line py-3 first:border-t-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Avatar name={name} />
        <PayerHead name={name} open={open} nowMs={nowMs} remindedMs={remindedMs} />
        {openMinor > 0 ? (
          <Ltr className="text-md font-strong tabular-nums">{money(openMinor, currency, language)}</Ltr>
        ) : null}
        <span className="flex gap-px">
          {openMinor > 0 ? (
            <Button
              size="sm"
              disabled={sending}
              aria-label={t('payments.payAll', { name })}
              onClick={() => pay(open)}
            >
              {t('payments.paid')}
            </Button>
          ) : null}
          <PayerMenu account={account} name={name} onOpen={onOpen} onReminded={onReminded} />
        </span>
      </div>
      {asked ? (
        <HowPaid disabled={sending} onChosen={(method) => void note(asked, method)} onClose={forget} />
      ) : null}
      <ul className="grid empty:hidden">
        {open.map((entry) => (
          <OpenCharge
            key={entryKey(entry.lesson, entry.studentId)}
            entry={entry}
            student={books.nameOf(entry.studentId)}
            color={books.colorOf(entry.lesson.subject)}
            isFamily={studentIds.length > 1}
            disabled={sending}
            onPaid={() => pay([entry])}
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
  color: string | null;
  /** Several learn: each lesson says whose it was. */
  isFamily: boolean;
  disabled: boolean;
  onPaid(): void;
};

function OpenCharge({ entry, student, color, isFamily, disabled, onPaid }: ChargeProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { currency } = codecNow();
  const { lesson, studentId, openMinor, amountMinor, kind } = entry;
  const { meeting, slot } = lesson;
  const day = shortDay(lesson.start, language);
  const sum = (minor: number): string => money(minor, currency, language);
  const receipt = receiptPath({
    teacherId: meeting.teacherId,
    meetingId: meeting.id,
    occurrence: String(toMs(slot, meeting.zone)),
    studentId,
  });
  return (
    <li className="flex min-h-9 items-center gap-x-3 ps-1 text-sm">
      <button
        type="button"
        disabled={disabled}
        aria-label={t('payments.payOne', { name: student, day })}
        className="calm size-5 shrink-0 rounded-full border-2 border-line-strong hover:bg-accent-tint coarse:size-7"
        onClick={onPaid}
      />
      <Ltr className="w-12 shrink-0 text-on-surface-muted tabular-nums">{day}</Ltr>
      <i
        aria-hidden
        data-subject={color?.replace('subject-', '')}
        className="size-2.25 shrink-0 rounded-full bg-(--pen,var(--line-strong))"
      />
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 py-1">
        <Link to={receipt} className="min-w-0 truncate underline-offset-4 hover:underline">
          {isFamily ? (
            <>
              <bdi>{student}</bdi>,{' '}
            </>
          ) : null}
          <bdi>{lesson.subject || t('calendar.lesson')}</bdi>
        </Link>
        {kind === 'lateCancel' ? <Badge tone="warning">{t('payments.lateCancel')}</Badge> : null}
        {openMinor < amountMinor ? (
          <span className="flex items-center gap-2 text-on-surface-muted">
            <span aria-hidden className="h-2 w-10 overflow-hidden rounded-xs bg-sunk">
              <span
                className="block h-full bg-success"
                style={{ inlineSize: `${100 - (100 * openMinor) / amountMinor}%` }}
              />
            </span>
            {t('payments.part', { paid: sum(amountMinor - openMinor), of: sum(amountMinor) })}
          </span>
        ) : null}
      </span>
      <Ltr className="tabular-nums">{sum(openMinor)}</Ltr>
    </li>
  );
}
