/** The address may say where the calendar is to stand: /home?date=2026-12-12&view=month (spec section 2). */
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isDay } from '../../domain/basics/wallTime.ts';
import type { GridView } from './CalendarGrid.tsx';
import { useCalendar } from './useCalendar.ts';

const views: readonly GridView[] = ['week', 'day', 'month'];

export function useAddress(): void {
  const [said] = useSearchParams();
  const { see, goTo } = useCalendar();
  const view = views.find((one) => one === said.get('view'));
  const date = said.get('date');
  useEffect(() => {
    if (view) see(view);
    if (isDay(date)) goTo(date);
  }, [view, date, see, goTo]);
}
