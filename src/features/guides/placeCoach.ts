/** Where a tutorial's words stand beside what they speak of: where there is room, and never over it while there is. */

export type Box = { left: number; top: number; width: number; height: number };
type Size = { width: number; height: number };

const gap = 16;
const edge = 12;

const between = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, Math.max(least, most)));

/** `isRtl`: the side where reading goes on is tried first. */
export function placeCoach(
  spot: Box,
  coach: Size,
  page: Size,
  isRtl: boolean,
): { left: number; top: number } {
  const left = spot.left - gap - coach.width;
  const right = spot.left + spot.width + gap;
  const sides = (isRtl ? [left, right] : [right, left]).filter(
    (at) => at >= edge && at + coach.width <= page.width - edge,
  );
  const most = { left: page.width - edge - coach.width, top: page.height - edge - coach.height };
  const [beside] = sides;
  const middle = {
    left: between(spot.left + spot.width / 2 - coach.width / 2, edge, most.left),
    top: between(spot.top + spot.height / 2 - coach.height / 2, edge, most.top),
  };
  if (beside !== undefined) return { left: beside, top: middle.top };
  const below = spot.top + spot.height + gap;
  if (below <= most.top) return { left: middle.left, top: below };
  const above = spot.top - gap - coach.height;
  return { left: middle.left, top: above >= edge ? above : between(below, edge, most.top) };
}
