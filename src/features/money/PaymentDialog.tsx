/** A payment by hand: who, how much and how; what it covers is shown before it is recorded. */
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toMinor } from '../../../domain/basics/money.ts';
import { paymentMethods, type PaymentMethod } from '../../../domain/money/payment.ts';
import type { Step } from '../../../domain/operations.ts';
import { codecNow } from '../../lib/entities/codecNow.ts';
import { money } from '../../lib/i18n/money.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { shortDay } from '../../lib/i18n/when.ts';
import { tellDone } from '../../lib/operations/tellDone.ts';
import { useSteps } from '../../lib/operations/useOperation.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { Dialog, DialogContent, DialogFooter, DialogTitle } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Ltr } from '../../ui/Ltr.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { RefusalSentence } from '../effects/RefusalCard.tsx';
import { coveredBy } from './coveredBy.ts';
import type { Books } from './useLedger.ts';

/** payerId: '' asks for one. */
type Props = { payerId: string; books: Books; onClose(): void };

export function PaymentDialog({ payerId, books, onClose }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { currency } = codecNow();
  const [payer, setPayer] = useState(payerId || ([...books.ledger.accounts.keys()][0] ?? ''));
  const [text, setText] = useState('');
  const [method, setMethod] = useState<PaymentMethod>('bit');
  const { send, sending, refusal } = useSteps();
  const account = books.ledger.accounts.get(payer);
  const minor = toMinor(Number(text.replace(',', '.')), currency);
  const amount = text !== '' && minor !== null && minor > 0 ? minor : null;
  const covered = useMemo(() => coveredBy(account?.open ?? [], amount ?? 0), [account, amount]);
  const name = books.nameOf(payer);

  async function save(): Promise<void> {
    if (amount === null) return;
    const step: Step = {
      name: 'addPayment',
      args: { input: { type: 'payment', payerId: payer, amount, method } },
    };
    const sent = await send([step]);
    if (sent.outcome !== 'done') return;
    tellDone(t('payments.recorded', { name }), sent.changeId, t);
    onClose();
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>{payerId ? t('payments.from', { name }) : t('payments.add')}</DialogTitle>
        {payerId ? null : (
          <Choice
            label={t('payments.who')}
            value={payer}
            options={[...books.ledger.accounts.keys()].map((id) => ({ value: id, label: books.nameOf(id) }))}
            onChange={setPayer}
          />
        )}
        <Field
          label={t('payments.amount')}
          inputMode="decimal"
          dir="ltr"
          autoFocus
          value={text}
          hint={
            account ? t('payments.outOf', { sum: money(account.openMinor, currency, language) }) : undefined
          }
          onChange={(event) => setText(event.target.value)}
        />
        <Segmented<PaymentMethod>
          label={t('payments.how')}
          value={method}
          segments={paymentMethods.map((value) => ({ value, label: t(`payments.method.${value}`) }))}
          onChange={setMethod}
          className="flex-wrap justify-self-start"
        />
        {covered.length > 0 ? (
          <ul aria-label={t('payments.covers')} className="grid text-sm">
            {covered.map(({ entry, minor: part }) => (
              <li
                key={`${entry.lesson.meeting.id} ${entry.lesson.slot} ${entry.studentId}`}
                className="flex gap-3 border-t border-line py-2 first:border-t-0"
              >
                <Ltr className="w-12 text-on-surface-muted">{shortDay(entry.lesson.start, language)}</Ltr>
                <bdi className="min-w-0 flex-1 truncate">{books.nameOf(entry.studentId)}</bdi>
                <span className={part === entry.openMinor ? 'text-on-success-tint' : 'text-on-surface-muted'}>
                  {part === entry.openMinor
                    ? t('payments.closes')
                    : t('payments.stays', { sum: money(entry.openMinor - part, currency, language) })}
                </span>
                <Ltr className="tabular-nums">{money(part, currency, language)}</Ltr>
              </li>
            ))}
          </ul>
        ) : null}
        {refusal ? <RefusalSentence code={refusal.code} params={refusal.params} /> : null}
        <DialogFooter>
          <Button variant="primary" disabled={amount === null || sending} onClick={() => void save()}>
            {amount === null
              ? t('payments.record')
              : t('payments.recordSum', { sum: money(amount, currency, language) })}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('subjects.back')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
