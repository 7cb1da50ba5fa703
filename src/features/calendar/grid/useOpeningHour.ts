/** Lessons may come after their days were drawn: the library itself would stay at the hour at which it opened. */
import type { CalendarRef } from '@fullcalendar/react';
import { type RefObject, useEffect, useRef } from 'react';

/** HH:mm:ss */
export function useOpeningHour(calendar: RefObject<CalendarRef | null>, firstHour: string): void {
  const opened = useRef(firstHour);
  useEffect(() => {
    if (opened.current === firstHour) return;
    opened.current = firstHour;
    // The library moves its own state inside; after paint keeps React from flushing within a render.
    queueMicrotask(() => calendar.current?.getApi().scrollToTime(firstHour));
  }, [calendar, firstHour]);
}
