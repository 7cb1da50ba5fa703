/** Which week is opened: this one, until nothing is left of it; then that of the next lesson, and without one the coming week on its last day. */
import { addDays, dayOf, startOfWeek, type Day, type Wall } from '../../../domain/basics/wallTime.ts';

/** A lesson that is farther away does not carry the page to it. */
export const farthestDays = 28;

/** The first day of that week. */
export function weekAhead(
  stretches: readonly { start: Wall; end: Wall }[],
  now: Wall,
  weekStart: number,
): Day {
  const today = dayOf(now);
  const current = startOfWeek(today, weekStart);
  const coming = addDays(current, 7);
  const next = stretches
    .filter(({ end }) => end > now)
    .reduce<Wall | null>((first, { start }) => (first === null || start < first ? start : first), null);
  if (next === null || dayOf(next) > addDays(today, farthestDays))
    return addDays(today, 1) === coming ? coming : current;
  // What is being held may have begun in the week before.
  return next < current ? current : startOfWeek(dayOf(next), weekStart);
}
