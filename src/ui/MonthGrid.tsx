/** A month of days to pick one from; arrows move by a day or a week, Page Up and Down by a month. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import {
  addDays,
  dateOf,
  dayAt,
  dayNumber,
  daysInMonth,
  daysOf,
  weekdayOf,
  type Day,
} from '../../domain/basics/wallTime.ts';
import { useLanguage } from '../lib/i18n/useLanguage.ts';
import { cn } from './cn.ts';
import { Button } from './Button.tsx';

const weekDays = 7;

function addMonths(day: Day, months: number): Day {
  const at = dateOf(daysOf(day));
  const total = at.year * 12 + (at.month - 1) + months;
  const [year, month] = [Math.floor(total / 12), (total % 12) + 1];
  return dayAt(dayNumber(year, month, Math.min(at.day, daysInMonth(year, month))));
}

function weeksOf(day: Day): Day[][] {
  const first = `${day.slice(0, 8)}01`;
  const from = addDays(first, -weekdayOf(first));
  const last = `${day.slice(0, 8)}${daysInMonth(Number(day.slice(0, 4)), Number(day.slice(5, 7)))}`;
  const weeks = Math.ceil((daysOf(last) - daysOf(from) + 1) / weekDays);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: weekDays }, (_each, at) => addDays(from, week * weekDays + at)),
  );
}

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
  const [at, setAt] = useState(value);
  const grid = useRef<HTMLTableElement>(null);
  const locale = language === 'he' ? 'he' : 'en-GB';
  const format = (options: Intl.DateTimeFormatOptions, day: Day): string =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

  useEffect(() => {
    grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
  }, [at]);

  const press = (key: KeyboardEvent): void => {
    const sideways = dir === 'rtl' ? -1 : 1;
    const days: Record<string, number> = {
      ArrowRight: sideways,
      ArrowLeft: -sideways,
      ArrowDown: weekDays,
      ArrowUp: -weekDays,
    };
    const months: Record<string, number> = { PageDown: 1, PageUp: -1 };
    const next = days[key.key] ? addDays(at, days[key.key] ?? 0) : addMonths(at, months[key.key] ?? 0);
    if (next === at) return;
    key.preventDefault();
    setAt(next);
  };

  const weeks = weeksOf(at);
  return (
    <div className="w-64">
      <div className="mb-1 flex items-center gap-1">
        <p aria-live="polite" className="grow ps-2 text-sm font-mid">
          {format({ month: 'long', year: 'numeric' }, at)}
        </p>
        <Button
          variant="quiet"
          size="iconSm"
          aria-label={t('calendar.previous.month')}
          onClick={() => setAt(addMonths(at, -1))}
        >
          <ChevronLeft className="rtl:-scale-x-100" />
        </Button>
        <Button
          variant="quiet"
          size="iconSm"
          aria-label={t('calendar.next.month')}
          onClick={() => setAt(addMonths(at, 1))}
        >
          <ChevronRight className="rtl:-scale-x-100" />
        </Button>
      </div>
      <table ref={grid} className="w-full table-fixed text-center text-sm">
        <thead>
          <tr>
            {(weeks[0] ?? []).map((day) => (
              <th
                key={day}
                scope="col"
                abbr={format({ weekday: 'long' }, day)}
                className="py-1 text-2xs font-normal text-on-surface-faint"
              >
                {format({ weekday: 'narrow' }, day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} className="p-0">
                  <button
                    type="button"
                    data-day={day}
                    tabIndex={day === at ? 0 : -1}
                    disabled={min !== undefined && day < min}
                    aria-label={format({ weekday: 'long', day: 'numeric', month: 'long' }, day)}
                    aria-pressed={day === value}
                    onKeyDown={press}
                    aria-current={day === today ? 'date' : undefined}
                    onClick={() => onPick(day)}
                    className={cn(
                      'calm mx-auto grid size-8 place-items-center rounded-full hover:bg-sunk disabled:text-on-surface-faint disabled:opacity-60',
                      day.slice(0, 7) !== at.slice(0, 7) && 'text-on-surface-faint',
                      day === today && 'font-strong text-accent',
                      day === value && 'bg-accent text-on-accent hover:bg-accent-hover',
                    )}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
