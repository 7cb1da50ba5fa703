/** Choosing a free hour without a mouse: arrows move over the days and hours, Shift makes it longer, Enter starts a lesson there. */
import type { CalendarRef } from '@fullcalendar/react';
import { useState, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, addMinutes, type Day, type Wall } from '../../../../domain/basics/wallTime.ts';
import type { Language } from '../../../../domain/basics/languages.ts';
import { hoursOf, shortDay, weekdayLong } from '../../../lib/i18n/when.ts';
import type { GridView } from '../../../lib/lessons/calendarView.ts';
import { dateOfWall } from './gridEvents.ts';
import { visibleRange } from './visibleRange.ts';
import type { WorkDays } from './workDays.ts';

type Grid = {
  view: GridView;
  date: Day;
  now: Wall;
  language: Language;
  workDays: WorkDays;
  onCreate(start: Wall, end: Wall | null): void;
};

type Chosen = { start: Wall; minutes: number };

const halfHour = 30;
const firstMinutes = 60;
const weekDays = 7;

export function SlotCursor({
  calendar,
  box,
  grid,
}: {
  calendar: RefObject<CalendarRef | null>;
  box: RefObject<HTMLElement | null>;
  grid: Grid;
}) {
  const { t } = useTranslation();
  const { view, date, now, language, workDays, onCreate } = grid;
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const isMonth = view === 'month';

  const choose = (next: Chosen): void => {
    const { from, until } = visibleRange(view, date, workDays);
    const day = next.start.slice(0, 10);
    if (day < from || day >= until) return;
    setChosen(next);
    const api = calendar.current?.getApi();
    if (isMonth) api?.select(day, addDays(day, 1));
    else api?.select(dateOfWall(next.start), dateOfWall(addMinutes(next.start, next.minutes)));
    requestAnimationFrame(() =>
      box.current?.querySelector('.cal-mirror, .cal-highlight')?.scrollIntoView({ block: 'nearest' }),
    );
  };
  const first = (): Chosen => {
    const { from, until } = visibleRange(view, date, workDays);
    const today = now.slice(0, 10);
    return { start: `${from <= today && today < until ? today : from}T16:00`, minutes: firstMinutes };
  };

  const press = (key: KeyboardEvent): void => {
    if (!chosen) return;
    const { start, minutes } = chosen;
    const toEnd = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const days = (count: number): Chosen => ({
      start: `${addDays(start.slice(0, 10), count)}${start.slice(10)}`,
      minutes,
    });
    const sideways = key.key === 'ArrowLeft' || key.key === 'ArrowRight';
    const down = key.key === 'ArrowDown' ? 1 : key.key === 'ArrowUp' ? -1 : 0;
    if (!sideways && down === 0) return;
    key.preventDefault();
    if (sideways) choose(days(key.key === toEnd ? 1 : -1));
    else if (isMonth) choose(days(down * weekDays));
    else if (key.shiftKey) choose({ start, minutes: Math.max(halfHour, minutes + down * halfHour) });
    else choose({ start: addMinutes(start, down * halfHour), minutes });
  };

  const said = chosen && (
    <>
      {weekdayLong(chosen.start, language)} <bdi dir="ltr">{shortDay(chosen.start, language)}</bdi>{' '}
      {isMonth ? null : (
        <bdi dir="ltr">{hoursOf(chosen.start, addMinutes(chosen.start, chosen.minutes))}</bdi>
      )}
    </>
  );
  return (
    <button
      type="button"
      aria-label={t('calendar.cursor')}
      className="sr-only rounded-md bg-accent text-sm text-on-accent focus:not-sr-only focus:absolute focus:start-16 focus:top-1 focus:z-20 focus:px-3 focus:py-1.5"
      onFocus={() => choose(first())}
      onBlur={() => {
        setChosen(null);
        calendar.current?.getApi().unselect();
      }}
      onKeyDown={press}
      onClick={() => {
        if (!chosen) return;
        onCreate(chosen.start, isMonth ? null : addMinutes(chosen.start, chosen.minutes));
      }}
    >
      <span>{t('calendar.cursor')}</span> <span aria-live="polite">{said}</span>
    </button>
  );
}
