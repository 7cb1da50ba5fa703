/** The address may say where the calendar is to stand, what is searched, and which lesson is to be opened: /home?date=…&view=…&search=…&meetingId=… (spec section 2). */
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Id } from '../../../domain/basics/ids.ts';
import { isDay, type Day } from '../../../domain/basics/wallTime.ts';
import { toWall } from '../../../domain/basics/zones.ts';
import { calendarViews } from '../../lib/lessons/calendarView.ts';
import { useCalendar } from '../../lib/lessons/useCalendar.ts';

type Address = {
  meetingId: Id | null;
  /** null while nothing is searched; '' where the search is open and empty. */
  search: string | null;
  /** The lesson that the address names, until this takes it out again. */
  opened(): void;
  searchFor(text: string | null): void;
};

/** A day, or a moment in milliseconds as a notification names it. */
function dayNamed(said: string | null, zone: string): Day | null {
  if (said !== null && /^\d{11,14}$/.test(said)) return toWall(Number(said), zone).slice(0, 10);
  return isDay(said) ? said : null;
}

export function useAddress(zone: string): Address {
  const [said, say] = useSearchParams();
  const { see, goTo } = useCalendar();
  const view = calendarViews.find((one) => one === said.get('view'));
  const date = dayNamed(said.get('date'), zone);
  useEffect(() => {
    if (view) see(view);
    if (date !== null) goTo(date);
  }, [view, date, see, goTo]);
  return {
    meetingId: said.get('meetingId'),
    search: said.get('search'),
    opened: () => say({}, { replace: true }),
    searchFor: (text) => say(text === null ? {} : { search: text }, { replace: true }),
  };
}
