/** An expense is recorded in one line, or changed: what, how much, when; the category follows from the last of that name. */
import { useTranslation } from 'react-i18next';
import { expenseCategories } from '../../../domain/money/expense.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { shortDayNear } from '../../lib/i18n/when.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { Field } from '../../ui/Field.tsx';
import { Ltr } from '../../ui/Ltr.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { wrongSum } from '../../lib/forms/wrongSum.ts';
import { repeats } from './expenseFields.ts';
import { ReceiptField } from './ReceiptField.tsx';
import { useExpenseForm, type ExpenseFormProps, type ExpenseFormState } from './useExpenseForm.ts';

export function ExpenseForm(props: ExpenseFormProps) {
  const { t } = useTranslation();
  const form = useExpenseForm(props);
  const { opened, today, currency } = props;
  return (
    <form
      aria-label={t(opened ? 'insight.expenses.change' : 'insight.expenses.record')}
      className="grid gap-3 rounded-md p-3 shadow-[inset_0_0_0_1.5px_var(--accent)] [&_[data-slot=field]]:mb-0 [&_[data-slot=field]>p:empty]:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        void form.finish();
      }}
    >
      <FirstLine form={form} today={today} currency={currency} />
      <SecondLine form={form} />
      {opened?.expense.rrule ? <Reach form={form} day={opened.day} today={today} /> : null}
      <Refused form={form} />
      <Actions form={form} isNew={opened === null} onBack={props.onDone} />
    </form>
  );
}

type Part = { form: ExpenseFormState };

function FirstLine({
  form: { fields, change, amountWrong },
  today,
  currency,
}: Part & Pick<ExpenseFormProps, 'today' | 'currency'>) {
  const { t } = useTranslation();
  return (
    <div className="grid grid-cols-2 items-start gap-3 tablet:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
      <Field
        className="col-span-2 tablet:col-span-1"
        label={t('insight.expenses.what')}
        value={fields.description}
        dir="auto"
        maxLength={200}
        placeholder={t('insight.expenses.whatLike')}
        onChange={({ target }) => change({ description: target.value })}
      />
      <Field
        label={t('insight.expenses.amount')}
        value={fields.amount}
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        error={amountWrong && wrongSum(amountWrong, currency, t)}
        onChange={({ target }) => change({ amount: target.value })}
      />
      <DateField
        label={t('insight.expenses.day')}
        value={fields.day}
        today={today}
        onChange={(day) => change({ day })}
      />
    </div>
  );
}

function SecondLine({ form: { fields, change, category, isLike, receiptComes } }: Part) {
  const { t } = useTranslation();
  const ways = fields.repeat === 'own' ? ([...repeats, 'own'] as const) : repeats;
  return (
    <div className="grid grid-cols-2 items-end gap-3 tablet:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
      <Choice
        label={t(isLike ? 'insight.expenses.categoryLike' : 'insight.expenses.categoryName')}
        value={category}
        options={expenseCategories.map((value) => ({
          value,
          label: t(`insight.expenses.category.${value}`),
        }))}
        onChange={(chosen) => change({ category: chosen })}
      />
      <Choice
        label={t('insight.expenses.repeat')}
        value={fields.repeat}
        options={ways.map((value) => ({ value, label: t(`insight.expenses.repeats.${value}`) }))}
        onChange={(repeat) => change({ repeat })}
      />
      <ReceiptField image={fields.image} onChange={(image) => change({ image })} onComing={receiptComes} />
    </div>
  );
}

function Reach({ form: { fields, change }, day, today }: Part & { day: string; today: string }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <Segmented
      label={t('insight.expenses.reach')}
      value={fields.scope}
      segments={[
        {
          value: 'future',
          label: t('insight.expenses.fromDay', { day: shortDayNear(day, today, language) }),
        },
        { value: 'all', label: t('insight.expenses.allOfIt') },
      ]}
      onChange={(scope) => change({ scope })}
    />
  );
}

function Refused({ form: { refusal, lost } }: Part) {
  const { t } = useTranslation();
  return (
    <div role="status" className="text-sm text-danger empty:hidden">
      {refusal ? (
        <p>
          {t(`refusals.${refusal}.title`)}. {t(`refusals.${refusal}.why`)}
        </p>
      ) : null}
      {lost ? <p>{t('closed.form.lost')}</p> : null}
    </div>
  );
}

function Actions({ form, isNew, onBack }: Part & { isNew: boolean; onBack(): void }) {
  const { t } = useTranslation();
  const { sending, isReceiptComing, refusal, step, sum, strike } = form;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        type="submit"
        variant="primary"
        disabled={sending || isReceiptComing || refusal !== null || (!isNew && step === null)}
      >
        {isNew ? (
          <span>
            {t('insight.expenses.add')} <Ltr className="tabular-nums">{sum}</Ltr>
          </span>
        ) : (
          t('insight.expenses.save')
        )}
      </Button>
      {isNew ? null : (
        <>
          <Button variant="quiet" onClick={onBack}>
            {t('insight.expenses.back')}
          </Button>
          <span className="grow" />
          <Button variant="quietDanger" disabled={sending} onClick={() => void strike()}>
            {t('insight.expenses.strike')}
          </Button>
        </>
      )}
    </div>
  );
}
