/** Money given back: all of a payment or a part; of a package what its lessons left are worth, and they end with it. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toMajor } from '../../../domain/basics/money.ts';
import { coversLessons, type Payment, type PaymentMethod } from '../../../domain/money/payment.ts';
import { codecNow } from '../../lib/entities/codecNow.ts';
import { money } from '../../lib/i18n/money.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { tellDone } from '../../lib/operations/tellDone.ts';
import { useOperation } from '../../lib/operations/useOperation.ts';
import { Field } from '../../ui/Field.tsx';
import { amountIn } from './amountIn.ts';
import { MethodField } from './MethodField.tsx';
import { MoneyFoot } from './MoneyFoot.tsx';
import { MoneyFrame } from './MoneyFrame.tsx';
import { refundable } from './refundable.ts';
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
        error={said !== null && amount === null ? t('payments.tooMuch', { sum: sum(most) }) : null}
        onChange={(event) => setText(event.target.value)}
      />
      <MethodField label={t('payments.howRefunded')} value={method} onChange={setMethod} />
      <p className="text-sm text-on-surface-muted">
        {coversLessons(payment)
          ? t('payments.package.ends', { count: books.ledger.leftOf(payment.id).lessons })
          : t('payments.refundOpens')}
      </p>
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
