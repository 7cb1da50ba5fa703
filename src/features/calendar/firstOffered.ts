/** Where the form for a new lesson opens: at four of the first of the days that are seen that is not over yet. */
import { addDays, addMinutes, type Wall } from '../../../domain/basics/wallTime.ts';
import type { DayRange } from './grid/visibleRange.ts';

/** Later than this nobody begins a lesson of today: the next day is meant. */
const latest = '21:00';

export function firstOffered({ from, until }: DayRange, now: Wall): Wall {
  const today = now.slice(0, 10);
  if (today < from || today >= until) return `${from}T16:00`;
  if (now <= `${today}T16:00`) return `${today}T16:00`;
  const next = addMinutes(`${now.slice(0, 13)}:00`, 60);
  return next <= `${today}T${latest}` ? next : `${addDays(today, 1)}T16:00`;
}
