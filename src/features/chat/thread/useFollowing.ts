/** Where the thread stands: at its foot, and back there for the person's own message; further up only while they read there. */
import type { Virtualizer } from '@tanstack/react-virtual';
import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Turn } from '../turns/turns.ts';

/** Within this distance the foot counts as in sight. */
export const atEndPx = 40;

type List = Virtualizer<HTMLDivElement, Element>;

export function useFollowing(box: RefObject<HTMLDivElement | null>, list: List, turns: readonly Turn[]) {
  const latestId = turns.at(-1)?.id ?? null;
  const ownId = turns.findLast(({ by }) => by === 'person')?.id ?? null;
  const [away, setAway] = useState(false);
  const [seenId, setSeenId] = useState(latestId);
  // False from the moment the person scrolls up to read, until the foot is in sight or they say something.
  const follows = useRef(true);

  const toEnd = useEffectEvent(() => list.scrollToEnd());
  const look = useEffectEvent(() => {
    const atEnd = list.isAtEnd(atEndPx);
    if (atEnd) {
      follows.current = true;
      setSeenId(latestId);
    }
    setAway(!atEnd && !follows.current);
  });

  // The person's own message is always shown, wherever they were reading.
  useLayoutEffect(() => {
    if (ownId !== null) follows.current = true;
  }, [ownId]);
  const size = list.getTotalSize();
  useLayoutEffect(() => {
    if (latestId !== null && follows.current) toEnd();
  }, [latestId, size]);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let top = element.scrollTop;
    const moved = (): void => {
      // Our own scrolling goes down only: whoever goes up is reading there.
      if (element.scrollTop < top) follows.current = false;
      top = element.scrollTop;
      look();
    };
    element.addEventListener('scroll', moved, { passive: true });
    // The newest turn stays seen while the composer grows, the window shrinks or a card unfolds.
    const watcher =
      typeof ResizeObserver === 'undefined'
        ? null
        : new ResizeObserver(() => {
            if (follows.current) toEnd();
            look();
          });
    for (const each of [element, ...element.children]) watcher?.observe(each);
    return () => {
      watcher?.disconnect();
      element.removeEventListener('scroll', moved);
    };
  }, [box]);

  const toLatest = useCallback(() => {
    follows.current = true;
    list.scrollToEnd();
  }, [list]);
  return { away, news: seenId !== latestId, toLatest };
}
