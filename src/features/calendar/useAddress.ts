/** The address may say where the calendar is to stand, what is searched, and which lesson is to be opened: /home?date=…&view=…&search=…&meetingId=… (spec section 2). */
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
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
  const isWeek = said.get('span') === 'week';
  // The same address said again is meant again, wherever the calendar was turned to since.
  const { key } = useLocation();
  useEffect(() => {
    if (view) see(view);
    // A week is seen in the work week and the agenda as well, which are left as they are.
    const { view: seen } = useCalendar.getState();
    if (isWeek && (seen === 'month' || seen === 'day')) see('week');
    if (date !== null) goTo(date);
  }, [view, isWeek, date, key, see, goTo]);
  return {
    meetingId: said.get('meetingId'),
    search: said.get('search'),
    opened: () => say({}, { replace: true }),
    searchFor: (text) => say(text === null ? {} : { search: text }, { replace: true }),
  };
}
