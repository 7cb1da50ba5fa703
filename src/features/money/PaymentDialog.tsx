/** A payment by hand: who, how much and how; what it covers is shown before it is recorded. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { entryKey, type Entry } from '../../../domain/money/ledger.ts';
import type { PaymentMethod } from '../../../domain/money/payment.ts';
import { codecNow } from '../../lib/entities/codecNow.ts';
import { money } from '../../lib/i18n/money.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { shortDay } from '../../lib/i18n/when.ts';
import { tellDone } from '../../lib/operations/tellDone.ts';
import { useOperation } from '../../lib/operations/useOperation.ts';
import { Combobox } from '../../ui/Combobox.tsx';
import { Field } from '../../ui/Field.tsx';
import { Ltr } from '../../ui/Ltr.tsx';
import { amountIn } from './amountIn.ts';
import { coveredBy } from './coveredBy.ts';
import { MethodField } from './MethodField.tsx';
import { MoneyFoot, moneyForm } from './MoneyFoot.tsx';
import { MoneyFrame } from './MoneyFrame.tsx';
import { useAmountError } from './useAmountError.ts';
import { usualMethod } from './usualMethod.ts';
import type { Books } from './useLedger.ts';

/** payerId: '' asks for one. */
type Props = { payerId: string; books: Books; onClose(): void };

export function PaymentDialog({ payerId, books, onClose }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { currency } = codecNow();
  const payers = [...books.ledger.accounts.keys()];
  const [payer, setPayer] = useState(payerId || (payers[0] ?? ''));
  const [text, setText] = useState('');
  const [chosen, setMethod] = useState<PaymentMethod | null>(null);
  const account = books.ledger.accounts.get(payer);
  const open = account?.open ?? [];
  const method = chosen ?? usualMethod(books.payments, [payer, ...(account?.studentIds ?? [])]) ?? 'bit';
  const amount = amountIn(text, currency);
  const wrong = useAmountError(text, currency);
  const name = books.nameOf(payer);
  const owed = open.reduce((sum, { openMinor }) => sum + openMinor, 0);

  return (
    <MoneyFrame title={payerId ? t('payments.from', { name }) : t('payments.add')} onClose={onClose}>
      {payerId ? null : (
        <Combobox
          label={t('payments.who')}
          value={payer}
          options={payers.map((id) => ({ value: id, label: books.nameOf(id) }))}
          onChange={setPayer}
        />
      )}
      <Field
        label={t('payments.amount')}
        inputMode="decimal"
        dir="ltr"
        value={text}
        error={wrong}
        form={moneyForm}
        hint={owed > 0 ? t('payments.outOf', { sum: money(owed, currency, language) }) : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <MethodField label={t('payments.how')} value={method} onChange={setMethod} />
      <Covered open={open} amount={amount ?? 0} nameOf={books.nameOf} />
      <Record input={{ payerId: payer, amount, method }} name={name} onClose={onClose} />
    </MoneyFrame>
  );
}

type CoveredProps = { open: readonly Entry[]; amount: number; nameOf(id: string): string };

/** What the amount settles, the oldest first, and what is over. */
function Covered({ open, amount, nameOf }: CoveredProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { currency } = codecNow();
  const covered = coveredBy(open, amount);
  const over = covered.reduce((rest, { minor }) => rest - minor, amount);
  if (amount === 0) return null;
  return (
    <div className="grid gap-2 text-sm">
      <ul aria-label={t('payments.covers')} className="grid empty:hidden">
        {covered.map(({ entry, minor }) => (
          <li
            key={entryKey(entry.lesson, entry.studentId)}
            className="flex gap-3 border-t border-line py-2 first:border-t-0"
          >
            <Ltr className="w-12 text-on-surface-muted">{shortDay(entry.lesson.start, language)}</Ltr>
            <span className="min-w-0 flex-1 truncate">
              <bdi>{nameOf(entry.studentId)}</bdi>
            </span>
            <span className={minor === entry.openMinor ? 'text-on-success-tint' : 'text-on-surface-muted'}>
              {minor === entry.openMinor
                ? t('payments.closes')
                : t('payments.stays', { sum: money(entry.openMinor - minor, currency, language) })}
            </span>
            <Ltr className="tabular-nums">{money(minor, currency, language)}</Ltr>
          </li>
        ))}
      </ul>
      {over > 0 ? (
        <p className="text-on-surface-muted">
          {t('payments.over', { sum: money(over, currency, language) })}
        </p>
      ) : null}
    </div>
  );
}

type RecordProps = {
  input: { payerId: string; amount: number | null; method: PaymentMethod };
  name: string;
  onClose(): void;
};

function Record({ input: { amount, ...how }, name, onClose }: RecordProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { currency } = codecNow();
  const { run, ...state } = useOperation('addPayment');

  async function save(minor: number): Promise<void> {
    const sent = await run({ input: { type: 'payment', amount: minor, ...how } });
    if (sent.outcome !== 'done') return;
    tellDone(t('payments.recorded', { name }), sent.changeId, t);
    onClose();
  }

  return (
    <MoneyFoot
      act={
        amount === null
          ? t('payments.record')
          : t('payments.recordSum', { sum: money(amount, currency, language) })
      }
      isReady={amount !== null}
      state={state}
      onAct={() => amount !== null && void save(amount)}
      onClose={onClose}
    />
  );
}
