/** A page of expenses, in the order that its heads say. */
import { ChevronDown, ChevronUp, Repeat } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Expense, Outlay } from '../../../domain/money/expense.ts';
import { money } from '../../lib/i18n/money.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { shortDayNear } from '../../lib/i18n/when.ts';
import { Ltr } from '../../ui/Ltr.tsx';
import { expenseName, repeatName } from '../effects/expenseWords.ts';
import { sorts, type ExpenseFilter, type Sort } from './expenseList.ts';
import { ReceiptThumb } from './ReceiptField.tsx';

type TableProps = {
  page: readonly Outlay[];
  filter: ExpenseFilter;
  chosen: Outlay | null;
  currency: string;
  today: string;
  onSort(order: Pick<ExpenseFilter, 'sort' | 'descending'>): void;
  onOpen(outlay: Outlay): void;
};

const keyOf = ({ expense, day }: { expense: Expense; day: string }): string => `${expense.id} ${day}`;

export function ExpenseTable({ page, filter, chosen, currency, today, onSort, onOpen }: TableProps) {
  const { t } = useTranslation();
  const direction = filter.descending ? 'descending' : 'ascending';
  const Arrow = filter.descending ? ChevronDown : ChevronUp;
  const order = (sort: Sort): void =>
    onSort({ sort, descending: filter.sort === sort ? !filter.descending : largestFirst.has(sort) });
  return (
    <table className="w-full table-fixed text-sm">
      <caption className="sr-only">{t('insight.expenses.title')}</caption>
      <thead>
        <tr className="text-on-surface-muted">
          {sorts.map((sort) => (
            <th
              key={sort}
              scope="col"
              aria-sort={filter.sort === sort ? direction : 'none'}
              className={`py-1 text-start font-text ${widths[sort]}`}
            >
              <button
                type="button"
                className="calm inline-flex min-h-8 items-center gap-1 hover:text-on-surface coarse:min-h-11"
                onClick={() => order(sort)}
              >
                {t(`insight.expenses.sorts.${sort}`)}
                {filter.sort === sort ? <Arrow aria-hidden className="size-3.5" /> : null}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {page.map((outlay) => (
          <Row
            key={keyOf(outlay)}
            outlay={outlay}
            isChosen={chosen !== null && keyOf(chosen) === keyOf(outlay)}
            currency={currency}
            today={today}
            onOpen={onOpen}
          />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = { outlay: Outlay; isChosen: boolean } & Pick<TableProps, 'currency' | 'today' | 'onOpen'>;

function Row({ outlay, isChosen, currency, today, onOpen }: RowProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { expense, day } = outlay;
  return (
    <tr
      className={`border-t border-line ${isChosen ? 'bg-accent-tint text-on-accent-tint' : 'hover:bg-sunk'}`}
    >
      <td className="py-2">
        <Ltr className="tabular-nums">{shortDayNear(day, today, language)}</Ltr>
      </td>
      <td className="py-2 pe-2">
        <span className="flex items-center gap-2">
          <button
            type="button"
            className="min-w-0 truncate text-start underline-offset-4 hover:underline coarse:min-h-11"
            onClick={() => onOpen(outlay)}
          >
            <bdi>{expenseName(expense, t)}</bdi>
          </button>
          {expense.rrule === null ? null : (
            <span className="flex shrink-0 items-center gap-1 text-xs text-on-surface-muted">
              <Repeat aria-hidden className="size-3.5" />
              {repeatName(expense.rrule, t)}
            </span>
          )}
          {expense.image === null ? null : <ReceiptThumb image={expense.image} />}
        </span>
      </td>
      <td className="truncate py-2 max-tablet:hidden">
        {t(`insight.expenses.category.${expense.category}`)}
      </td>
      <td className="py-2 text-end">
        <Ltr className="font-mid tabular-nums">{money(expense.amountMinor, currency, language)}</Ltr>
      </td>
    </tr>
  );
}

/** Of these the largest, and the latest, are what one looks for. */
const largestFirst: ReadonlySet<Sort> = new Set<Sort>(['date', 'amount']);

const widths: Record<Sort, string> = {
  date: 'w-24',
  name: '',
  category: 'w-40 max-tablet:hidden',
  amount: 'w-24 text-end',
};
