/** The address may say where the calendar is to stand, and which lesson is to be opened: /home?date=…&view=…&meetingId=… (spec section 2). */
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Id } from '../../domain/basics/ids.ts';
import { isDay } from '../../domain/basics/wallTime.ts';
import type { GridView } from './CalendarGrid.tsx';
import { useCalendar } from './useCalendar.ts';

const views: readonly GridView[] = ['week', 'day', 'month'];

/** The lesson that the address names, until `opened` takes it out again. */
export function useAddress(): { meetingId: Id | null; opened(): void } {
  const [said, say] = useSearchParams();
  const { see, goTo } = useCalendar();
  const view = views.find((one) => one === said.get('view'));
  const date = said.get('date');
  useEffect(() => {
    if (view) see(view);
    if (isDay(date)) goTo(date);
  }, [view, date, see, goTo]);
  return { meetingId: said.get('meetingId'), opened: () => say({}, { replace: true }) };
}
