/** What of the screen a step of a tutorial speaks of, as far as it can be seen. */
import type { Box } from './placeCoach.ts';

const leastSeen = 16;
/** Beyond the thing itself, so that its edge is seen too. */
const around = 6;

/** The part of it that nothing cuts off. */
function seenPart(element: Element): Box | null {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (!/auto|scroll|hidden|clip/.test(getComputedStyle(box).overflow)) continue;
    const frame = box.getBoundingClientRect();
    left = Math.max(left, frame.left);
    top = Math.max(top, frame.top);
    right = Math.min(right, frame.right);
    bottom = Math.min(bottom, frame.bottom);
  }
  left = Math.max(left, 0);
  top = Math.max(top, 0);
  right = Math.min(right, window.innerWidth);
  bottom = Math.min(bottom, window.innerHeight);
  const [width, height] = [right - left, bottom - top];
  return width < leastSeen || height < leastSeen ? null : { left, top, width, height };
}

export function findSpot(selectors: readonly string[]): Box | null {
  for (const selector of selectors)
    for (const element of document.querySelectorAll(selector)) {
      const seen = seenPart(element);
      if (seen)
        return {
          left: seen.left - around,
          top: seen.top - around,
          width: seen.width + 2 * around,
          height: seen.height + 2 * around,
        };
    }
  return null;
}
