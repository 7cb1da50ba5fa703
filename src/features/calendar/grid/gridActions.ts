/** What is done to lessons and free hours by mouse, finger and keyboard, as the calendar's library tells of it. */
import type { CalendarOptions, CalendarRef, DateSelectInfo, EventApi } from '@fullcalendar/react';
import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { addDays, addMinutes, minutesBetween, type Wall } from '../../../../domain/basics/wallTime.ts';
import { drawnEnd, shownOf, wallOf } from './gridEvents.ts';
import type { GridProps } from './gridProps.ts';
import type { Shown } from '../../../lib/lessons/shown.ts';
import type { standingLessons } from './StandingLesson.tsx';

type Grid = {
  calendar: RefObject<CalendarRef | null>;
  planned: ReturnType<typeof standingLessons>;
  /** Which days the library has drawn. */
  onDays(drawn: string): void;
};

export function useGridActions(props: GridProps, { calendar, planned, onDays }: Grid) {
  const focusedKey = useRef<string | null>(null);
  // The library compares what it is handed; what it calls back stays the same and reads the newest here.
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  return useMemo(() => {
    const settle = (event: EventApi, revert: () => void, resized = false): void => {
      const one = shownOf(event);
      const start = wallOf(event.start);
      const end =
        one && event.end && (resized || one.allDay !== event.allDay)
          ? addMinutes(one.end, minutesBetween(drawnEnd(one), wallOf(event.end)))
          : one && endAfterMove(one, start, event.allDay);
      // The lesson goes back at once: what moves it is the confirmed plan, not the hand.
      revert();
      if (one && end) latest.current.onChange({ shown: one, start, end });
    };
    const leaves = (one: Shown): boolean => planned.getState().old.has(one.key);
    return {
      datesSet: ({ startStr, view: { type } }) => onDays(`${type} ${startStr}`),
      // A changed lesson is drawn anew: the focus stays on it.
      eventWillUnmount: (info) => {
        if (info.el === document.activeElement) focusedKey.current = info.el.dataset['lesson'] ?? null;
      },
      eventDidMount: (info) => {
        const one = shownOf(info.event);
        if (!one) return;
        info.el.dataset['lesson'] = one.key;
        if (one.key === focusedKey.current && document.activeElement === document.body) info.el.focus();
        if (one.key === focusedKey.current) focusedKey.current = null;
      },
      eventClick: (info) => {
        const one = shownOf(info.event);
        if (one && !leaves(one)) latest.current.onOpen(one);
      },
      eventAllow: (_, event) => {
        const one = event && shownOf(event);
        return !one || !leaves(one);
      },
      eventDrop: (info) => settle(info.event, info.revert),
      eventResize: (info) => settle(info.event, info.revert, true),
      moreLinkClick: (info) => {
        latest.current.onDay(wallOf(info.date).slice(0, 10));
      },
      select: (info: DateSelectInfo) => {
        // The keyboard's own choice is made by its cursor.
        if (!info.jsEvent) return;
        calendar.current?.getApi().unselect();
        if (info.allDay) latest.current.onCreate(`${wallOf(info.start).slice(0, 10)}T16:00`, null);
        else latest.current.onCreate(wallOf(info.start), wallOf(info.end));
      },
    } satisfies CalendarOptions;
  }, [calendar, planned, onDays]);
}

/** The library forgets the end of a lesson that is dragged between the day's head and its hours. */
function endAfterMove({ start: from, end, allDay }: Shown, start: Wall, toAllDay: boolean): Wall {
  if (toAllDay) return `${addDays(start.slice(0, 10), 1)}T00:00`;
  return addMinutes(start, allDay ? 60 : minutesBetween(from, end));
}
