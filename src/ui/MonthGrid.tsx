/** A month of days to pick one from, by pointer or by keys: arrows move by a day or a week, Page Up and Down by a month. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { DayPicker } from 'react-day-picker';
import { useTranslation } from 'react-i18next';
import { dateOf, dayAt, dayNumber, daysOf, type Day } from '../../domain/basics/wallTime.ts';
import { datesOf } from '../../domain/basics/languages.ts';
import { useLanguage } from '../lib/i18n/useLanguage.ts';
import { useWeekStart } from '../lib/i18n/useWeekStart.ts';
import { cn } from './cn.ts';

/** Noon, which every day has in every zone: the picker reckons in the device's own. */
function dateAt(day: Day): Date {
  const { year, month, day: at } = dateOf(daysOf(day));
  return new Date(year, month - 1, at, 12);
}

const dayOf = (date: Date): Day => dayAt(dayNumber(date.getFullYear(), date.getMonth() + 1, date.getDate()));

const round = 'calm grid size-8 place-items-center rounded-full hover:bg-sunk';
const classNames = {
  root: 'w-64 text-sm',
  months: 'relative',
  month_caption: 'mb-1 flex h-8 items-center ps-2 font-mid',
  nav: 'absolute inset-e-0 top-0 flex gap-1',
  button_previous: round,
  button_next: round,
  month_grid: 'w-full table-fixed text-center',
  weekday: 'py-1 text-2xs font-normal text-on-surface-faint',
  day: 'group p-0',
  day_button: cn(
    round,
    'mx-auto group-data-outside:text-on-surface-faint group-data-today:font-strong',
    'group-[[data-today]:not([data-selected])]:text-accent',
    'disabled:text-on-surface-faint disabled:opacity-60',
    'group-data-selected:bg-accent group-data-selected:text-on-accent group-data-selected:hover:bg-accent-hover',
  ),
};

export function MonthGrid({
  value,
  today,
  min,
  onPick,
}: {
  value: Day;
  today: Day;
  min?: Day | undefined;
  onPick(day: Day): void;
}) {
  const { t } = useTranslation();
  const { language, dir } = useLanguage();
  const weekStart = useWeekStart();
  const format = (options: Intl.DateTimeFormatOptions) => {
    const shown = new Intl.DateTimeFormat(datesOf(language), options);
    return (date: Date): string => shown.format(date);
  };
  const ofMonth = format({ month: 'long', year: 'numeric' });
  return (
    <DayPicker
      mode="single"
      required
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is opened by a key: the days are where the keys go on
      autoFocus
      showOutsideDays
      dir={dir}
      lang={language}
      weekStartsOn={weekStart}
      selected={dateAt(value)}
      defaultMonth={dateAt(value)}
      today={dateAt(today)}
      {...(min !== undefined && { disabled: { before: dateAt(min) } })}
      onSelect={(date) => onPick(dayOf(date))}
      classNames={classNames}
      components={{ Chevron }}
      formatters={{
        formatCaption: ofMonth,
        formatWeekdayName: format({ weekday: 'narrow' }),
        formatDay: (date) => String(date.getDate()),
      }}
      labels={{
        labelGrid: ofMonth,
        labelNav: () => t('calendar.picker'),
        labelPrevious: () => t('calendar.previous.month'),
        labelNext: () => t('calendar.next.month'),
        labelWeekday: format({ weekday: 'long' }),
        labelDayButton: format({ weekday: 'long', day: 'numeric', month: 'long' }),
      }}
    />
  );
}

const Chevron = ({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) => {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight;
  return <Icon className="size-4 rtl:-scale-x-100" aria-hidden />;
};
