/** Hours that are still free, to be offered as buttons. */
import { addDays, addMinutes, dayOf, type Day, type Wall } from '../../domain/basics/wallTime.ts';
import type { IndexedWorld } from '../indexWorld.ts';
import { atClock } from '../slots/days.ts';
import { workingHours } from '../slots/newMoment.ts';
import type { Held } from './lesson.ts';

const usualDay = [{ from: 14 * 60, to: 20 * 60 }];

/** Up to four free starts on a day, or on the next days. */
export function freeStarts(
  world: IndexedWorld,
  day: Day | undefined,
  minutes: number,
  most = 4,
  takes: (held: Held) => boolean = () => true,
): Wall[] {
  const found: Wall[] = [];
  const first = day ?? dayOf(world.now);
  for (let n = 0; n < (day === undefined ? 7 : 1) && found.length < most; n++) {
    const date = addDays(first, n);
    const held = world.heldBetween(`${addDays(date, -1)}T12:00`, `${addDays(date, 1)}T00:00`).filter(takes);
    for (const { from, to } of workingHours(world, date) ?? usualDay)
      for (let minute = from; minute + minutes <= to && found.length < most; minute += 60) {
        const start = atClock(date, minute);
        const end = addMinutes(start, minutes);
        if (start > world.now && !held.some((one) => one.start < end && one.end > start)) found.push(start);
      }
  }
  return found;
}
