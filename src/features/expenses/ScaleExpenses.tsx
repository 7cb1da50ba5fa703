/** All expenses by so many percent at once; the sums are shown before. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { scaled } from '../../../domain/basics/money.ts';
import type { Expense } from '../../../domain/money/expense.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Ltr } from '../../ui/Ltr.tsx';
import { useAnswer } from '../requests/useAnswer.ts';
import { money } from '../../lib/i18n/money.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';

type Props = { expenses: readonly Expense[]; currency: string; onClose(): void };

export function ScaleExpenses({ expenses, currency, onClose }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const teacherId = useSession((session) => session.user?.id ?? '');
  const [text, setText] = useState('10');
  const { send, sending } = useAnswer();
  const percent = /^-?\d{1,3}(\.\d{1,2})?$/.test(text.trim()) ? Number(text) : null;
  const factor = percent === null || percent <= -100 || percent === 0 ? null : 1 + percent / 100;
  const sum = (by: number): string =>
    money(
      expenses.reduce((all, { amountMinor }) => all + scaled(amountMinor, by), 0),
      currency,
      language,
    );
  return (
    <form
      aria-label={t('insight.expenses.scale')}
      className="grid gap-2 rounded-md bg-desk p-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (factor === null) return;
        const step = {
          name: 'updateExpensesCostMultiplier',
          args: { teacherId, costMultiplier: factor },
        } as const;
        void send([step], t('insight.expenses.scaled', { sum: sum(factor) })).then(
          (done) => done && onClose(),
        );
      }}
    >
      <Field
        label={t('insight.expenses.byPercent')}
        value={text}
        dir="ltr"
        inputMode="decimal"
        error={factor === null ? t('insight.expenses.percentWrong') : null}
        onChange={({ target }) => setText(target.value)}
      />
      {factor === null ? null : (
        <p className="text-sm text-on-surface-muted">
          {t('insight.expenses.count', { count: expenses.length })}:{' '}
          <Ltr className="line-through">{sum(1)}</Ltr>{' '}
          <Ltr className="font-mid text-on-surface">{sum(factor)}</Ltr>
        </p>
      )}
      <div className="flex gap-2">
        <Button type="submit" variant="primary" disabled={factor === null || sending}>
          {t('insight.expenses.change')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('insight.expenses.back')}
        </Button>
      </div>
    </form>
  );
}
