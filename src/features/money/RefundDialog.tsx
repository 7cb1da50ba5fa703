/** Money given back: all of a payment or a part; of a package what its lessons left are worth, and they end with it. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toMajor } from '../../../domain/basics/money.ts';
import { coversLessons, type Payment, type PaymentMethod } from '../../../domain/money/payment.ts';
import { codecNow } from '../../lib/entities/codecNow.ts';
import { money } from '../../lib/i18n/money.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { listOf, shortDay } from '../../lib/i18n/when.ts';
import { tellDone } from '../../lib/operations/tellDone.ts';
import { useOperation } from '../../lib/operations/useOperation.ts';
import { Field } from '../../ui/Field.tsx';
import { amountIn } from './amountIn.ts';
import { MethodField } from './MethodField.tsx';
import { MoneyFoot, moneyForm } from './MoneyFoot.tsx';
import { MoneyFrame } from './MoneyFrame.tsx';
import { refundable } from './refundable.ts';
import { refundEffect } from './refundEffect.ts';
import { useAmountError } from './useAmountError.ts';
import type { Books } from './useLedger.ts';

type Props = { payment: Payment; books: Books; onClose(): void };

export function RefundDialog({ payment, books, onClose }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { currency } = codecNow();
  const most = refundable(payment, books);
  const [text, setText] = useState(String(toMajor(most, currency)));
  const [method, setMethod] = useState<PaymentMethod>(payment.method);
  const { run, ...state } = useOperation('refundPayment');
  const said = amountIn(text, currency);
  const amount = said !== null && said <= most ? said : null;
  const wrong = useAmountError(text, currency);
  const name = books.nameOf(payment.payerId);
  const sum = (minor: number): string => money(minor, currency, language);

  async function save(minor: number): Promise<void> {
    const sent = await run({ id: payment.id, amount: minor, method });
    if (sent.outcome !== 'done') return;
    tellDone(t('payments.refunded', { name }), sent.changeId, t);
    onClose();
  }

  return (
    <MoneyFrame title={t('payments.refundTo', { name })} onClose={onClose}>
      <Field
        label={t('payments.amount')}
        inputMode="decimal"
        dir="ltr"
        value={text}
        hint={t('payments.outOf', { sum: sum(most) })}
        error={said !== null && amount === null ? t('payments.tooMuch', { sum: sum(most) }) : wrong}
        form={moneyForm}
        onChange={(event) => setText(event.target.value)}
      />
      <MethodField label={t('payments.howRefunded')} value={method} onChange={setMethod} />
      <Effect payment={payment} amount={amount} books={books} />
      <MoneyFoot
        act={amount === null ? t('payments.refundAct') : t('payments.refundSum', { sum: sum(amount) })}
        isReady={amount !== null}
        state={state}
        onAct={() => amount !== null && void save(amount)}
        onClose={onClose}
      />
    </MoneyFrame>
  );
}

type EffectProps = { payment: Payment; amount: number | null; books: Books };

/** What it does to the credit, and which lessons are owed again. */
function Effect({ payment, amount, books: { ledger } }: EffectProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { currency } = codecNow();
  const { creditMinor, opened } = refundEffect(payment.id, amount ?? 0, ledger);
  const days = [...new Set(opened.map(({ start }) => shortDay(start, language)))];
  const sentences = coversLessons(payment)
    ? [t('payments.package.ends', { count: ledger.leftOf(payment.id).lessons })]
    : [
        ...(creditMinor > 0
          ? [t('payments.offCredit', { sum: money(creditMinor, currency, language) })]
          : []),
        ...(days.length > 0 ? [t('payments.refundOpens', { days: listOf(days, language) })] : []),
      ];
  return <p className="text-sm text-on-surface-muted">{sentences.join(' ')}</p>;
}
