/** All expenses: quick entry above, then searched, of a category, in order and by pages. */
import { ChevronLeft, ChevronRight, Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../../domain/basics/wallTime.ts';
import { expenseCategories, spentMinor, type Outlay } from '../../../domain/money/expense.ts';
import { codecNow } from '../../lib/entities/codecNow.ts';
import { useEntityStore } from '../../lib/entities/entityStore.ts';
import { openedLater } from '../../lib/page/openedLater.tsx';
import { useNow } from '../../lib/page/useNow.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogContent, DialogTitle } from '../../ui/Dialog.tsx';
import { Input } from '../../ui/Input.tsx';
import { Ltr } from '../../ui/Ltr.tsx';
import { saveFile } from '../../lib/device/saveFile.ts';
import { money } from '../../lib/i18n/money.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { ExpenseTable } from './ExpenseTable.tsx';
import { ExpenseForm } from './ExpenseForm.tsx';
import { listedExpenses, pageSize, periods, type ExpenseFilter, type Stretch } from './expenseList.ts';
import { expenseName } from '../effects/expenseWords.ts';
import { expensesIn } from './expensesIn.ts';

const ScaleExpenses = openedLater(async () => (await import('./ScaleExpenses.tsx')).ScaleExpenses);

const first: ExpenseFilter = { query: '', category: 'all', period: 'year', sort: 'date', descending: true };

type Open = { outlay: Outlay | null; isScaling: boolean; page: number };

type Props = {
  /** The days that are asked for first. */
  stretch?: Stretch | null;
  onClose(): void;
};

export function ExpensesDialog({ stretch = null, onClose }: Props) {
  const { t } = useTranslation();
  const { currency } = codecNow();
  const [{ outlay, isScaling, page }, setOpen] = useState<Open>({ outlay: null, isScaling: false, page: 0 });
  const { expenses, listed, filter, change, today } = useListed(stretch, () =>
    setOpen((all) => ({ ...all, page: 0 })),
  );
  const put = (part: Partial<Open>): void => setOpen((all) => ({ ...all, ...part }));
  const expense = outlay && expenses.find(({ id }) => id === outlay.expense.id);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        aria-describedby={undefined}
        className="max-w-3xl content-start max-tablet:inset-0 max-tablet:top-0 max-tablet:max-h-dvh max-tablet:translate-y-0 max-tablet:rounded-none max-tablet:p-4"
      >
        <DialogTitle>{t('insight.expenses.title')}</DialogTitle>
        <ExpenseForm
          key={expense ? `${expense.id} ${outlay.day}` : 'new'}
          opened={expense ? { expense, day: outlay.day } : null}
          expenses={expenses}
          today={today}
          currency={currency}
          onDone={() => put({ outlay: null })}
        />
        <Filters filter={filter} stretch={stretch} listed={listed} currency={currency} onChange={change} />
        {listed.length === 0 ? (
          <p className="py-4 text-on-surface-muted">
            {t(expenses.length === 0 ? 'insight.expenses.empty' : 'insight.expenses.noneFound')}
          </p>
        ) : (
          <ExpenseTable
            page={listed.slice(page * pageSize, (page + 1) * pageSize)}
            filter={filter}
            chosen={outlay}
            currency={currency}
            today={today}
            onSort={change}
            onOpen={(chosen) => put({ outlay: chosen })}
          />
        )}
        {isScaling ? (
          <ScaleExpenses expenses={expenses} currency={currency} onClose={() => put({ isScaling: false })} />
        ) : null}
        <Foot
          open={{ outlay, isScaling, page }}
          listed={listed}
          isEmpty={expenses.length === 0}
          today={today}
          currency={currency}
          onPut={put}
        />
      </DialogContent>
    </Dialog>
  );
}

type FootProps = {
  open: Open;
  listed: readonly Outlay[];
  isEmpty: boolean;
  today: string;
  currency: string;
  onPut(part: Partial<Open>): void;
};

function Foot({ open: { isScaling, page }, listed, isEmpty, today, currency, onPut }: FootProps) {
  const { t } = useTranslation();
  // What writes files comes when a file is asked for.
  async function save(): Promise<void> {
    const { expensesCsv } = await import('./expensesCsv.ts');
    saveFile(`expenses-${today}.csv`, 'text/csv', expensesCsv(listed, currency, t));
  }
  return (
    <footer className="flex flex-wrap items-center gap-2">
      <Pages page={page} count={listed.length} onPage={(to) => onPut({ page: to })} />
      <span className="grow" />
      <Button
        variant="quiet"
        disabled={isEmpty}
        aria-expanded={isScaling}
        onClick={() => onPut({ isScaling: !isScaling })}
      >
        {t('insight.expenses.scale')}
      </Button>
      <Button variant="quiet" disabled={listed.length === 0} onClick={() => void save()}>
        {t('insight.expenses.export')}
      </Button>
    </footer>
  );
}

/** The expenses that were loaded, and those of them that are wanted. */
function useListed(stretch: Stretch | null, onChange: () => void) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const rows = useEntityStore((school) => school.expenses);
  const { zone, currency } = codecNow();
  const { wall } = useNow(zone);
  const [filter, setFilter] = useState<ExpenseFilter>(stretch ? { ...first, period: 'stretch' } : first);
  const expenses = useMemo(() => expensesIn(rows, { zone, currency }), [rows, zone, currency]);
  const listed = useMemo(
    () =>
      listedExpenses(expenses, filter, wall, {
        nameOf: (expense) => expenseName(expense, t),
        categoryOf: (category) => t(`insight.expenses.category.${category}`),
        sumOf: (minor) => money(minor, currency, language),
        stretch,
      }),
    [expenses, filter, wall, stretch, t, currency, language],
  );
  return {
    expenses,
    listed,
    filter,
    today: dayOf(wall),
    change(part: Partial<ExpenseFilter>) {
      setFilter({ ...filter, ...part });
      onChange();
    },
  };
}

type FiltersProps = {
  filter: ExpenseFilter;
  stretch: Stretch | null;
  listed: readonly Outlay[];
  currency: string;
  onChange(part: Partial<ExpenseFilter>): void;
};

function Filters({ filter, stretch, listed, currency, onChange }: FiltersProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const categories = ['all', ...expenseCategories] as const;
  return (
    <div className="grid grid-cols-2 items-end gap-3 tablet:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)_auto]">
      <label className="relative col-span-2 tablet:col-span-1">
        <span className="sr-only">{t('insight.expenses.search')}</span>
        <Search
          aria-hidden
          className="absolute start-3 top-1/2 size-4 -translate-y-1/2 text-on-surface-muted"
        />
        <Input
          type="search"
          className="ps-9"
          placeholder={t('insight.expenses.search')}
          value={filter.query}
          onChange={({ target }) => onChange({ query: target.value })}
        />
      </label>
      <Choice
        label={t('insight.expenses.categoryName')}
        value={filter.category}
        options={categories.map((value) => ({
          value,
          label:
            value === 'all' ? t('insight.expenses.allCategories') : t(`insight.expenses.category.${value}`),
        }))}
        onChange={(category) => onChange({ category })}
      />
      <Choice
        label={t('insight.expenses.period')}
        value={filter.period}
        options={[
          ...(stretch ? [{ value: 'stretch' as const, label: stretch.name }] : []),
          ...periods.map((value) => ({ value, label: t(`insight.expenses.periods.${value}`) })),
        ]}
        // What lies ahead begins with the nearest, what is past with the latest.
        onChange={(period) =>
          onChange(filter.sort === 'date' ? { period, descending: period !== 'ahead' } : { period })
        }
      />
      <p
        role="status"
        className="col-span-2 self-center text-sm whitespace-nowrap text-on-surface-muted tablet:col-span-1"
      >
        {t('insight.expenses.count', { count: listed.length })}{' '}
        <Ltr className="font-strong text-on-surface tabular-nums">
          {money(spentMinor(listed), currency, language)}
        </Ltr>
      </p>
    </div>
  );
}

function Pages({ page, count, onPage }: { page: number; count: number; onPage(page: number): void }) {
  const { t } = useTranslation();
  const last = Math.max(0, Math.ceil(count / pageSize) - 1);
  const from = count === 0 ? 0 : page * pageSize + 1;
  return (
    <nav aria-label={t('insight.expenses.pages')} className="flex items-center gap-1 text-sm">
      <span className="pe-1" role="status">
        {t('insight.expenses.paging', { from, to: Math.min(count, (page + 1) * pageSize), count })}
      </span>
      <Button
        variant="quiet"
        size="iconSm"
        disabled={page === 0}
        aria-label={t('insight.expenses.pageBefore')}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft className="rtl:rotate-180" />
      </Button>
      <Button
        variant="quiet"
        size="iconSm"
        disabled={page >= last}
        aria-label={t('insight.expenses.pageAfter')}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight className="rtl:rotate-180" />
      </Button>
    </nav>
  );
}
