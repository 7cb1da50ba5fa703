/** Lessons paid ahead, or given to make up for one that fell away: for whom, how many, for how much, and until when. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../../domain/basics/wallTime.ts';
import type { PaymentMethod } from '../../../domain/money/payment.ts';
import type { ArgsOf } from '../../../domain/operations.ts';
import { codecNow } from '../../lib/entities/codecNow.ts';
import { money } from '../../lib/i18n/money.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { tellDone } from '../../lib/operations/tellDone.ts';
import { useOperation } from '../../lib/operations/useOperation.ts';
import { useNow } from '../../lib/page/useNow.ts';
import { Choice } from '../../ui/Choice.tsx';
import { CountField } from '../../ui/CountField.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { Field } from '../../ui/Field.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { amountIn } from './amountIn.ts';
import { MethodField } from './MethodField.tsx';
import { MoneyFoot, moneyForm } from './MoneyFoot.tsx';
import { MoneyFrame } from './MoneyFrame.tsx';
import { useAmountError } from './useAmountError.ts';
import type { Books } from './useLedger.ts';

type Props = {
  type: 'package' | 'credit';
  payerId: string;
  studentIds: readonly string[];
  method: PaymentMethod | null;
  books: Books;
  onClose(): void;
};

type Fields = { studentId: string; lessons: number; price: string; method: PaymentMethod; endDate: string };
type Change = (some: Partial<Fields>) => void;

const usualLessons = 10;

function inputOf(
  { type, payerId }: Props,
  fields: Fields,
  amount: number | null,
): ArgsOf<'addPayment'>['input'] {
  const { studentId, lessons, method, endDate } = fields;
  const end = endDate === '' ? {} : { endDate };
  return type === 'credit'
    ? { type, payerId, studentId, lessons, ...end }
    : { type, payerId, studentId, lessons, method, ...(amount === null ? {} : { amount }), ...end };
}

export function PackageDialog(props: Props) {
  const { type, payerId, studentIds, books, onClose } = props;
  const { t } = useTranslation();
  const isSold = type === 'package';
  const [fields, setFields] = useState<Fields>({
    studentId: studentIds[0] ?? payerId,
    lessons: isSold ? usualLessons : 1,
    price: '',
    method: props.method ?? 'bit',
    endDate: '',
  });
  const change: Change = (some) => setFields((before) => ({ ...before, ...some }));
  const { run, ...state } = useOperation('addPayment');
  const amount = amountIn(fields.price, codecNow().currency);
  const { studentId, lessons: count } = fields;

  async function save(): Promise<void> {
    const sent = await run({ input: inputOf(props, fields, amount) });
    if (sent.outcome !== 'done') return;
    tellDone(t('payments.package.done', { name: books.nameOf(studentId), count }), sent.changeId, t);
    onClose();
  }

  return (
    <MoneyFrame title={t(isSold ? 'payments.package.sell' : 'payments.package.credit')} onClose={onClose}>
      <ForWhom studentIds={studentIds} fields={fields} books={books} onChange={change} />
      <HowMany fields={fields} isSold={isSold} amount={amount} onChange={change} />
      <End day={fields.endDate} onChange={(endDate) => change({ endDate })} />
      {isSold ? (
        <MethodField
          label={t('payments.how')}
          value={fields.method}
          onChange={(method) => change({ method })}
        />
      ) : null}
      <MoneyFoot
        act={t('payments.package.record', { count })}
        isReady={!isSold || amount !== null}
        state={state}
        onAct={() => void save()}
        onClose={onClose}
      />
    </MoneyFrame>
  );
}

type ForWhomProps = { studentIds: readonly string[]; fields: Fields; books: Books; onChange: Change };

function ForWhom({ studentIds, fields: { studentId }, books, onChange }: ForWhomProps) {
  const { t } = useTranslation();
  if (studentIds.length < 2)
    return (
      <p className="text-on-surface-muted">
        <bdi>{books.nameOf(studentId)}</bdi>
      </p>
    );
  return (
    <Choice
      label={t('payments.package.forWhom')}
      value={studentId}
      options={studentIds.map((id) => ({ value: id, label: books.nameOf(id) }))}
      onChange={(chosen) => onChange({ studentId: chosen })}
    />
  );
}

type HowManyProps = { fields: Fields; isSold: boolean; amount: number | null; onChange: Change };

function HowMany({ fields: { lessons, price }, isSold, amount, onChange }: HowManyProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { currency } = codecNow();
  const wrong = useAmountError(price, currency);
  const each = amount === null ? null : money(Math.round(amount / lessons), currency, language);
  return (
    <div className="grid grid-cols-2 gap-3">
      <CountField
        label={t('payments.package.lessons')}
        value={lessons}
        min={1}
        max={500}
        onChange={(count) => onChange({ lessons: count })}
      />
      {isSold ? (
        <Field
          label={t('payments.package.price')}
          inputMode="decimal"
          dir="ltr"
          value={price}
          error={wrong}
          form={moneyForm}
          hint={each === null ? undefined : t('payments.package.each', { sum: each })}
          onChange={(event) => onChange({ price: event.target.value })}
        />
      ) : null}
    </div>
  );
}

function End({ day, onChange }: { day: string; onChange(day: string): void }) {
  const { t } = useTranslation();
  const today = dayOf(useNow(codecNow().zone).wall);
  return (
    <div className="grid gap-2">
      <label className="flex items-center gap-3 text-sm">
        <Switch checked={day !== ''} onCheckedChange={(on) => onChange(on ? today : '')} />
        {t('payments.package.hasEnd')}
      </label>
      {day === '' ? null : (
        <DateField
          label={t('payments.package.end')}
          value={day}
          today={today}
          min={today}
          onChange={onChange}
        />
      )}
    </div>
  );
}
