/**
 * The browser's Back button closes the top dialog, drawer or step first, and leaves the page only when none is open.
 *
 * Each open layer has a history entry of the same page, marked with the number of layers open on it. A layer that was
 * closed in another way keeps its entry, which the next layer uses again; removing it would race with a navigation that
 * closing the layer may start. Back from such an unused entry goes one further, so that one press is enough.
 */
import { useEffect, useEffectEvent } from 'react';

type Layer = { leave(): void };
type Mark = { layers?: number; idx?: number };

const layers: Layer[] = [];
/** The entry that is shown: how many layers it was made for, and the router's number of its page. */
let shown: Required<Mark> = { layers: 0, idx: 0 };

const markOf = (state: unknown): Required<Mark> => {
  const { layers: count = 0, idx = 0 } = (state ?? {}) as Mark;
  return { layers: count, idx };
};

function open(layer: Layer): void {
  if (layers.push(layer) === 1) addEventListener('popstate', follow);
  const present = markOf(history.state);
  if (present.layers < layers.length)
    history.pushState({ ...(history.state as object | null), layers: layers.length }, '');
  shown = markOf(history.state);
}

function close(layer: Layer): void {
  const at = layers.indexOf(layer);
  if (at !== -1) layers.splice(at);
}

function follow({ state }: PopStateEvent): void {
  const before = shown;
  shown = markOf(state);
  if (shown.layers >= before.layers || shown.idx !== before.idx) return;
  const left = layers.splice(shown.layers);
  if (left.length === 0) history.back();
  for (const layer of left.toReversed()) layer.leave();
}

/** @param leave closes the layer; called on Back only. */
export function useBackLayer(isOpen: boolean, leave: () => void): void {
  const leaveNow = useEffectEvent(leave);
  useEffect(() => {
    if (!isOpen) return;
    const layer: Layer = { leave: () => leaveNow() };
    open(layer);
    return () => close(layer);
  }, [isOpen]);
}
