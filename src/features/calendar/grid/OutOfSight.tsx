/** Under the hours: how many lessons of the shown days lie above and below what is in sight, and the way to them. Nothing is covered by it. */
import { ArrowDown, ArrowUp, CalendarDays } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import type { Shown } from '../../../lib/lessons/shown.ts';

type Props = {
  box: RefObject<HTMLElement | null>;
  shown: readonly Shown[];
  /** Which days the library has drawn last. */
  daysDrawn: string;
  /** On days of the week that the view leaves out. */
  grid: { unshown?: number; onWholeWeek?(): void };
};

type Outside = { above: HTMLElement[]; below: HTMLElement[] };
type Counted = { above: number; below: number };

const nothing: Counted = { above: 0, below: 0 };

function scrollerIn(box: HTMLElement | null): HTMLElement | null {
  let element = box?.querySelector<HTMLElement>('.cal-lane') ?? null;
  while (element && !/auto|scroll/.test(getComputedStyle(element).overflowY)) element = element.parentElement;
  return element;
}

/** A lesson of which less than half is seen lies outside; parts of one lesson are one. */
function outsideOf(scroller: HTMLElement, bottom = scroller.getBoundingClientRect().bottom): Outside {
  const { top } = scroller.getBoundingClientRect();
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

/** The line takes room from the hours: whether it is needed is asked as if it were not there, so that it cannot come and go by itself. */
function countIn(scroller: HTMLElement, box: HTMLElement): Counted {
  const whole = outsideOf(scroller, box.getBoundingClientRect().bottom);
  if (whole.above.length + whole.below.length === 0) return nothing;
  const { above, below } = outsideOf(scroller);
  return { above: above.length, below: below.length };
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

function useOutside({ box, shown, daysDrawn }: Pick<Props, 'box' | 'shown' | 'daysDrawn'>): Counted {
  const [counted, setCounted] = useState(nothing);
  useEffect(() => {
    let frame = 0;
    let scroller: HTMLElement | null = null;
    const count = (): void => {
      if (!scroller || !box.current) return;
      const next = countIn(scroller, box.current);
      setCounted((last) => (last.above === next.above && last.below === next.below ? last : next));
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
  return counted;
}

export function OutOfSight({ box, shown, daysDrawn, grid: { unshown = 0, onWholeWeek } }: Props) {
  const { t } = useTranslation();
  const { above, below } = useOutside({ box, shown, daysDrawn });
  if (above + below + unshown === 0) return null;
  const way = (count: number, name: 'earlier' | 'later' | 'days', icon: ReactNode, onWay?: () => void) =>
    count > 0 ? (
      <Button size="sm" variant="quiet" className="px-2" onClick={onWay}>
        {icon}
        {t(`calendar.outside.${name}`, { count })}
      </Button>
    ) : null;
  return (
    <div className="flex shrink-0 flex-wrap items-center justify-center gap-x-2 border-t border-line px-2 py-0.5">
      {way(above, 'earlier', <ArrowUp aria-hidden />, () => goTo(box.current, 'above'))}
      {way(below, 'later', <ArrowDown aria-hidden />, () => goTo(box.current, 'below'))}
      {way(unshown, 'days', <CalendarDays aria-hidden />, onWholeWeek)}
    </div>
  );
}
