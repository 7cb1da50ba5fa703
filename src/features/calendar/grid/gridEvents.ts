/** Between our lessons and the calendar's library, which is fed wall times and told that they are UTC, so no zone of the browser can shift a lesson. */
import type { EventApi, EventInput } from '@fullcalendar/react';
import { addMinutes, type Day, type Wall } from '../../../../domain/basics/wallTime.ts';
import { weekdayNames } from '../../../../domain/calendar/recurrence.ts';
import type { GridView } from '../../../lib/lessons/calendarView.ts';
import type { ClosedHours } from '../../../lib/lessons/closedHours.ts';
import type { Shown } from '../../../lib/lessons/shown.ts';
import type { WorkingRanges } from './workDays.ts';

export const viewName: Record<GridView, string> = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  workWeek: 'workWeek',
  day: 'timeGridDay',
};

export const wallOf = (date: Date | null): Wall => (date ?? new Date(0)).toISOString().slice(0, 16);
export const dateOfWall = (wall: Wall): string => `${wall}:00Z`;

export const canMove = (shown: Shown): boolean => shown.state === 'lesson';

/** While the clock is turned back a lesson may end on the wall before it began; it is drawn all the same. */
export const drawnEnd = ({ start, end }: Pick<Shown, 'start' | 'end'>): Wall =>
  end > start ? end : addMinutes(start, shortestDrawn);

const shortestDrawn = 30;

export function eventOf(shown: Shown, editable: boolean): EventInput {
  return {
    id: shown.key,
    start: shown.allDay ? shown.start.slice(0, 10) : dateOfWall(shown.start),
    end: shown.allDay ? shown.end.slice(0, 10) : dateOfWall(drawnEnd(shown)),
    allDay: shown.allDay,
    title: shown.subject,
    editable: editable && canMove(shown),
    // In a full day of a month, what a plan would change is among what is seen.
    rank: shown.state === 'lesson' ? 1 : 0,
    shown,
  };
}

export const closedEventOf = ({ key, start, end, reason }: ClosedHours): EventInput => ({
  id: `closed ${key}`,
  start: dateOfWall(start),
  end: dateOfWall(end),
  display: 'background',
  title: reason,
});

export const shownOf = (event: EventApi): Shown | undefined =>
  event.extendedProps['shown'] as Shown | undefined;

/** The teacher's hours as the library shades what lies outside them; false where none are said. */
export function businessHoursOf(work: WorkingRanges | null | undefined) {
  const said = weekdayNames.flatMap((name, weekday) =>
    (work?.[name] ?? []).map(({ from, to }) => ({ daysOfWeek: [weekday], startTime: from, endTime: to })),
  );
  return said.length > 0 ? said : false;
}

/** On paper the night is left out: from the first to the last hour that is worked or taught in. */
export function hoursUsed(
  shown: readonly Shown[],
  work: WorkingRanges | null | undefined,
): { slotMinTime: string; slotMaxTime: string } {
  const worked = weekdayNames.flatMap((name) => work?.[name] ?? []);
  const timed = shown.filter(({ allDay }) => !allDay);
  const overnight = timed.some(({ start, end }) => end.slice(0, 10) > start.slice(0, 10));
  const from = ['09:00', ...worked.map((each) => each.from), ...timed.map(({ start }) => start.slice(11))];
  const to = ['18:00', ...worked.map((each) => each.to), ...timed.map(({ end }) => end.slice(11))];
  const hour = (clock: string | undefined): number => Number(clock?.slice(0, 2) ?? 0);
  const first = overnight ? 0 : hour(from.sort()[0]);
  const last = overnight ? 24 : Math.min(24, hour(to.sort().at(-1)) + 1);
  return { slotMinTime: `${String(first).padStart(2, '0')}:00:00`, slotMaxTime: `${last}:00:00` };
}

/**
 * A month's cell has room for a few lines only: what lies far below them is counted and not drawn.
 * `most` is more than any cell holds, so that the cell's own "more" always stands where something is withheld.
 */
export function withinCells(
  shown: readonly Shown[],
  most: number,
): { drawn: readonly Shown[]; withheld: ReadonlyMap<Day, number> } {
  const byDay = Map.groupBy(shown, ({ start }) => start.slice(0, 10));
  const withheld = new Map<Day, number>();
  const drawn = [...byDay].flatMap(([day, lessons]) => {
    if (lessons.length <= most) return lessons;
    withheld.set(day, lessons.length - most);
    return lessons.toSorted((a, b) => rankOf(a) - rankOf(b) || (a.start < b.start ? -1 : 1)).slice(0, most);
  });
  return { drawn, withheld };
}

const rankOf = ({ state }: Shown): number => (state === 'lesson' ? 1 : 0);
