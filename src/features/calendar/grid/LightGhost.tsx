/** A ghost that is laid over its day at its hours, where nothing else stands: among the day's lessons, as the library would draw it. */
import type { TFunction } from 'i18next';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { minuteOfDay, minutesBetween } from '../../../../domain/basics/wallTime.ts';
import { drawnEnd } from './gridEvents.ts';
import { gridLook } from './gridLook.tsx';
import { LessonEvent } from './LessonEvent.tsx';
import type { NumberOf } from './lessonNumber.ts';
import type { Shown } from '../../../lib/lessons/shown.ts';

type Props = {
  box: RefObject<HTMLElement | null>;
  ghost: Shown;
  /** The lesson before which it is read and reached by keys; null where it is the day's last. */
  before: Shown | null;
  numberOf: NumberOf;
  t: TFunction;
};

const dayMinutes = 24 * 60;
/** At the least height of an hour. */
const longestShort = (gridLook.eventShortHeight / (2 * gridLook.slotMinHeight)) * 60;
const part = (minutes: number): string => `${(minutes / dayMinutes) * 100}%`;

/** What is pressed on a ghost is not the beginning of a choice of hours. */
const keep = (event: Event): void => event.stopPropagation();

/** Where it is drawn into, not on the page yet. */
function aPlace(): HTMLElement {
  const place = document.createElement('div');
  place.className = 'cal-over';
  place.addEventListener('mousedown', keep);
  place.addEventListener('touchstart', keep, { passive: true });
  return place;
}

export function LightGhost({ box, ghost, before, numberOf, t }: Props) {
  const [place] = useState(aPlace);
  const hours = useRef<HTMLDivElement>(null);
  const { start } = ghost;
  const minutes = minutesBetween(start, drawnEnd(ghost));
  const beforeKey = before?.key;
  useLayoutEffect(() => {
    const day = box.current?.querySelector<HTMLElement>(
      `.cal-lane[data-date="${start.slice(0, 10)}"] > .cal-lane-in`,
    );
    if (!day) return;
    // The page is measured, and so laid out at once, only where the lesson may be a short one.
    const isShort =
      minutes <= longestShort && (day.clientHeight * minutes) / dayMinutes <= gridLook.eventShortHeight;
    hours.current?.toggleAttribute('data-short', isShort);
    // A day without a lesson is no list yet.
    place.setAttribute('role', day.role === 'list' ? 'presentation' : 'list');
    const next = [...day.children].find(
      (one) => beforeKey && one.querySelector(`[data-lesson="${CSS.escape(beforeKey)}"]`),
    );
    day.insertBefore(place, next ?? null);
    return () => place.remove();
  }, [place, box, start, minutes, beforeKey]);
  return createPortal(
    <div
      ref={hours}
      role="listitem"
      className="cal-ghost"
      style={{ insetBlockStart: part(minuteOfDay(start)), blockSize: part(minutes) }}
    >
      <div role="button" tabIndex={0} className="cal-lesson cal-column-event" data-lesson={ghost.key}>
        <div className="cal-event-inner">
          <LessonEvent shown={ghost} size="full" numberOf={numberOf} t={t} />
        </div>
      </div>
    </div>,
    place,
  );
}
