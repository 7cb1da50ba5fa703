/** What came in; what goes back of it is given back here, and one that never was is taken out. */
import { EllipsisVertical, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Payment } from '../../../domain/money/payment.ts';
import { money } from '../../lib/i18n/money.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { shortDay } from '../../lib/i18n/when.ts';
import { tellDone } from '../../lib/operations/tellDone.ts';
import { useOperation } from '../../lib/operations/useOperation.ts';
import { Button } from '../../ui/Button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../ui/DropdownMenu.tsx';
import { Ltr } from '../../ui/Ltr.tsx';
import { RefusalSentence } from '../effects/RefusalCard.tsx';
import { refundable } from './refundable.ts';
import { RefundDialog } from './RefundDialog.tsx';
import type { Books } from './useLedger.ts';

type Props = { title: string; books: Books; currency: string; atMost: number; onAll?: () => void };

export function ReceivedLately({ title, books, currency, atMost, onAll }: Props) {
  const { t } = useTranslation();
  const { payments, nameOf } = books;
  const { run, sending, refusal } = useOperation('removePayment');
  const [refunding, refund] = useState<Payment | null>(null);
  const lately = payments
    .filter(({ type }) => type !== 'credit')
    .toSorted((a, b) => (a.date === b.date ? b.createdMs - a.createdMs : a.date < b.date ? 1 : -1));
  if (lately.length === 0) return null;

  async function remove({ id, payerId }: Payment): Promise<void> {
    const sent = await run({ id });
    if (sent.outcome === 'done') tellDone(t('payments.removed', { name: nameOf(payerId) }), sent.changeId, t);
  }

  return (
    <section aria-label={title} className="grid content-start gap-1">
      <h2 className="flex items-center text-sm font-strong text-on-surface-muted">
        <span className="me-auto">{title}</span>
        {onAll && lately.length > atMost ? (
          <Button variant="link" size="sm" onClick={onAll}>
            {t('payments.allReceived')}
          </Button>
        ) : null}
      </h2>
      <ul className="grid">
        {lately.slice(0, atMost).map((payment) => (
          <Received
            key={payment.id}
            payment={payment}
            name={nameOf(payment.payerId)}
            currency={currency}
            disabled={sending}
            onRefund={refundable(payment, books) > 0 ? () => refund(payment) : null}
            onRemove={() => void remove(payment)}
          />
        ))}
      </ul>
      {refusal ? <RefusalSentence code={refusal.code} params={refusal.params} /> : null}
      {refunding ? <RefundDialog payment={refunding} books={books} onClose={() => refund(null)} /> : null}
    </section>
  );
}

type ReceivedProps = {
  payment: Payment;
  name: string;
  currency: string;
  disabled: boolean;
  onRefund: (() => void) | null;
  onRemove(): void;
};

function Received({ payment, name, currency, disabled, onRefund, onRemove }: ReceivedProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { type, amountMinor, date, method, lessons } = payment;
  const day = shortDay(date, language);
  const what =
    type === 'refund'
      ? `, ${t('payments.refund')}`
      : type === 'package'
        ? `, ${t('payments.package.of', { count: lessons })}`
        : '';
  return (
    <li className="flex items-center gap-2 border-t border-line py-2 first:border-t-0">
      <span className="grid min-w-0 flex-1">
        <span className="truncate">
          <bdi>{name}</bdi>
        </span>
        <span className="text-xs text-on-surface-muted">
          <Ltr>{day}</Ltr>, {t(`payments.method.${method}`)}
          {what}
        </span>
      </span>
      <Ltr className="tabular-nums">
        {money(type === 'refund' ? -amountMinor : amountMinor, currency, language)}
      </Ltr>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button
            variant="quiet"
            size="iconSm"
            disabled={disabled}
            aria-label={t('payments.ofPayment', { name, day })}
          >
            <EllipsisVertical />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          {onRefund ? (
            <DropdownMenuItem onSelect={onRefund}>
              <Undo2 /> {t('payments.refundAct')}
            </DropdownMenuItem>
          ) : null}
          <DropdownMenuItem onSelect={onRemove}>
            <Trash2 /> {t('payments.removeAct')}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </li>
  );
}
