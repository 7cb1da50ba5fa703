/** What of the calendar is in sight: nothing before it is laid out, and the first hour of a plan wherever it stands. */
import { useEffect, useState, type RefObject } from 'react';
import type { GridView } from '../../../lib/lessons/calendarView.ts';
import type { Shown } from '../../../lib/lessons/shown.ts';

export function useGridSight(
  box: RefObject<HTMLElement | null>,
  shown: readonly Shown[],
  view: GridView,
  /** Which days the library has drawn last: with other days it scrolls to their first hour. */
  daysDrawn: string,
): boolean {
  // The library measures itself and lays out again; what is not yet seen cannot jump.
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setSettled(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  // On days without a lesson that could take the focus, the hours are still scrolled by the keyboard.
  const bare = shown.length === 0;
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const hour = box.current?.querySelector<HTMLElement>('.cal-hour-in');
      if (bare) hour?.setAttribute('tabindex', '0');
      else hour?.removeAttribute('tabindex');
    });
    return () => cancelAnimationFrame(frame);
  }, [box, view, settled, bare]);

  // A plan may stand at an hour that is scrolled away: the first of its ghosts is brought into view.
  const firstGhost = shown.find((one) => one.state === 'ghost' || one.state === 'ghostConflict')?.key ?? null;
  useEffect(() => {
    if (firstGhost === null) return;
    const look = (): void => {
      const ghost = [...(box.current?.querySelectorAll<HTMLElement>('[data-lesson]') ?? [])].find(
        (element) => element.dataset['lesson'] === firstGhost,
      );
      // On a phone the calendar may be the panel that is not shown: it does not push itself forward.
      if (!ghost?.closest('[inert]')) ghost?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    // The library's own scrolling is in the frame in which it has laid out.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [box, firstGhost, daysDrawn]);

  return settled;
}
