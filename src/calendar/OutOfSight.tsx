/** Says how many lessons of the shown days lie above and below the hours in sight, and leads to them. */
import { ArrowDown, ArrowUp, CalendarDays } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../design/ui/Button.tsx';
import type { Shown } from './shown.ts';

type Props = {
  box: RefObject<HTMLElement | null>;
  shown: readonly Shown[];
  /** Which days the library has drawn last. */
  daysDrawn: string;
  /** On days of the week that the view leaves out. */
  grid: { unshown?: number; onWholeWeek?(): void };
};

type Outside = { above: HTMLElement[]; below: HTMLElement[] };

/** How many on each side, and where the hours begin under the days' names. */
type Counted = { above: number; below: number; topPx: number };

function scrollerIn(box: HTMLElement | null): HTMLElement | null {
  let element = box?.querySelector<HTMLElement>('.cal-lane') ?? null;
  while (element && !/auto|scroll/.test(getComputedStyle(element).overflowY)) element = element.parentElement;
  return element;
}

/** A lesson of which less than half is seen lies outside; parts of one lesson are one. */
function outsideOf(scroller: HTMLElement): Outside {
  const { top, bottom } = scroller.getBoundingClientRect();
  const above = new Map<string, HTMLElement>();
  const below = new Map<string, HTMLElement>();
  for (const block of scroller.querySelectorAll<HTMLElement>('[data-lesson]')) {
    const key = block.dataset['lesson'] ?? '';
    const { top: from, height } = block.getBoundingClientRect();
    const middle = from + height / 2;
    if (middle < top) above.set(key, block);
    else if (middle > bottom) below.set(key, block);
  }
  return { above: [...above.values()], below: [...below.values()] };
}

const topOf = (block: HTMLElement): number => block.getBoundingClientRect().top;

/** To the nearest of those that lie on that side. */
function goTo(box: HTMLElement | null, side: keyof Outside): void {
  const scroller = scrollerIn(box);
  if (!scroller) return;
  const blocks = outsideOf(scroller)[side].toSorted((one, other) => topOf(one) - topOf(other));
  const nearest = side === 'above' ? blocks.at(-1) : blocks[0];
  const calm = globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
  nearest?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: calm ? 'instant' : 'smooth' });
  // The button may be gone when the lesson is there; the keyboard goes on from the lesson.
  nearest?.focus({ preventScroll: true });
}

export function OutOfSight({ box, shown, daysDrawn, grid: { unshown = 0, onWholeWeek } }: Props) {
  const { t } = useTranslation();
  const [{ above, below, topPx }, setCounted] = useState<Counted>({ above: 0, below: 0, topPx: 0 });
  useEffect(() => {
    let frame = 0;
    let scroller: HTMLElement | null = null;
    const count = (): void => {
      if (!scroller || !box.current) return;
      const outside = outsideOf(scroller);
      const next = {
        above: outside.above.length,
        below: outside.below.length,
        topPx: Math.round(topOf(scroller) - topOf(box.current)),
      };
      setCounted((last) =>
        last.above === next.above && last.below === next.below && last.topPx === next.topPx ? last : next,
      );
    };
    const look = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(count);
    };
    const watcher = new ResizeObserver(look);
    // The library lays out in the frames after its days have changed.
    const begin = requestAnimationFrame(() => {
      scroller = scrollerIn(box.current);
      scroller?.addEventListener('scroll', look, { passive: true });
      if (scroller) watcher.observe(scroller);
      look();
    });
    return () => {
      cancelAnimationFrame(begin);
      cancelAnimationFrame(frame);
      watcher.disconnect();
      scroller?.removeEventListener('scroll', look);
    };
  }, [box, shown, daysDrawn]);
  const pill = 'pointer-events-auto rounded-full shadow-raised';
  const side = 'pointer-events-none absolute inset-x-0 z-10 flex flex-wrap justify-center gap-2 px-2';
  return (
    <>
      {above > 0 ? (
        <div className={side} style={{ top: topPx + 6 }}>
          <Button size="sm" className={pill} onClick={() => goTo(box.current, 'above')}>
            <ArrowUp aria-hidden />
            {t('calendar.outside.earlier', { count: above })}
          </Button>
        </div>
      ) : null}
      {below + unshown > 0 ? (
        <div className={`${side} bottom-3`}>
          {below > 0 ? (
            <Button size="sm" className={pill} onClick={() => goTo(box.current, 'below')}>
              <ArrowDown aria-hidden />
              {t('calendar.outside.later', { count: below })}
            </Button>
          ) : null}
          {unshown > 0 ? (
            <Button size="sm" className={pill} onClick={onWholeWeek}>
              <CalendarDays aria-hidden />
              {t('calendar.outside.days', { count: unshown })}
            </Button>
          ) : null}
        </div>
      ) : null}
    </>
  );
}
