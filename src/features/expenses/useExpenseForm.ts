/** What is written in the form of an expense, the step that it comes to, and sending it. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Day } from '../../../domain/basics/wallTime.ts';
import type { RefusalCode } from '../../../domain/basics/refusal.ts';
import { isRefused } from '../../../domain/decide.ts';
import type { Expense, ExpenseCategory } from '../../../domain/money/expense.ts';
import type { Step } from '../../../domain/operations.ts';
import { amountProblem, type AmountProblem } from '../../lib/forms/amountProblem.ts';
import { money } from '../../lib/i18n/money.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { previewSteps } from '../../lib/operations/previewSteps.ts';
import { expenseName } from '../effects/expenseWords.ts';
import { useAnswer } from '../requests/useAnswer.ts';
import {
  amountOfFields,
  emptyExpense,
  fieldsOfExpense,
  stepToChangeExpense,
  stepToRecord,
  stepToStrike,
  type ExpenseFields,
} from './expenseFields.ts';
import { likeBefore } from './expenseList.ts';

export type ExpenseFormProps = {
  /** null: a new one. `day`: the time of it that was opened. */
  opened: { expense: Expense; day: Day } | null;
  expenses: readonly Expense[];
  today: Day;
  currency: string;
  onDone(): void;
};

export type ExpenseFormState = {
  fields: ExpenseFields;
  change(part: Partial<ExpenseFields>): void;
  category: ExpenseCategory;
  /** The category is that of the last one of this name. */
  isLike: boolean;
  /** The amount as it is written on screen; '' while it is none. */
  sum: string;
  /** Why the amount is none, once it was tried to save. */
  amountWrong: AmountProblem | null;
  step: Step | null;
  refusal: RefusalCode | null;
  sending: boolean;
  /** The photo of a receipt is on its way: what is sent now would be without it. */
  isReceiptComing: boolean;
  receiptComes(isComing: boolean): void;
  lost: boolean;
  finish(): Promise<void>;
  strike(): Promise<void>;
};

export function useExpenseForm({
  opened,
  expenses,
  today,
  currency,
  onDone,
}: ExpenseFormProps): ExpenseFormState {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const expense = opened?.expense ?? null;
  const [fields, setFields] = useState<ExpenseFields>(() =>
    expense ? fieldsOfExpense(expense, currency) : emptyExpense(today),
  );
  // A sentence under a field comes when it was tried to save, not while it is being written.
  const [tried, setTried] = useState(false);
  const [isReceiptComing, setReceiptComing] = useState(false);
  const { send, sending, refusal, lost } = useAnswer();
  const like = likeBefore(expenses, fields.description);
  const category = fields.category ?? like ?? 'other';
  const step = opened
    ? stepToChangeExpense(opened.expense, fields, { day: opened.day, currency })
    : stepToRecord(fields, category, currency);
  const foreseen = refusalOf(step);
  const minor = amountOfFields(fields, currency);
  const sum = minor === null ? '' : money(minor, currency, language);
  return {
    fields,
    change: (part) => setFields((all) => ({ ...all, ...part })),
    category,
    isLike: fields.category === null && like !== null,
    sum,
    amountWrong: tried && minor === null ? amountProblem(fields.amount, currency) : null,
    step,
    refusal: foreseen ?? refusal,
    sending,
    isReceiptComing,
    receiptComes: setReceiptComing,
    lost,
    async finish() {
      setTried(true);
      if (!step || foreseen || isReceiptComing) return;
      const what = expenseName({ description: fields.description.trim(), category }, t);
      if (
        !(await send(
          [step],
          t(opened ? 'insight.expenses.changed' : 'insight.expenses.recorded', { what, sum }),
        ))
      )
        return;
      setFields(emptyExpense(today));
      setTried(false);
      onDone();
    },
    async strike() {
      if (!opened) return;
      const told = t('insight.expenses.struck', { what: expenseName(opened.expense, t) });
      if (await send([stepToStrike(opened.expense, fields, opened.day)], told)) onDone();
    },
  };
}

function refusalOf(step: Step | null): RefusalCode | null {
  const preview = step && previewSteps([step]);
  return preview && isRefused(preview) ? preview.refused.refusal.code : null;
}
