/** The teacher's real free hours, as far as this student is told them: out of what both have, by the rules of the calendar. */
import type { IndexedWorld } from '../../../commands/world/indexWorld.ts';
import {
  addDays,
  addMinutes,
  dayOf,
  minutesBetween,
  type Day,
  type Wall,
} from '../../../domain/basics/wallTime.ts';
import { freeIntervals, type FreeInterval } from '../../../domain/calendar/availability/freeSlots.ts';
import type { Location } from '../../../domain/calendar/meeting.ts';
import { calendarAsked } from '../effects/requestNotes.ts';

export type FreeHours = {
  /** Starts of that day at which a lesson of this length fits. */
  startsOn(day: Day): Wall[];
  isFree(start: Wall): boolean;
};

/** Starts are offered at the half hours, and where a stretch begins. */
const stepMinutes = 30;

export function freeHours(
  world: IndexedWorld,
  {
    teacherId,
    minutes,
    location,
    from,
    days,
  }: {
    teacherId: string;
    minutes: number;
    location: Location;
    from: Wall;
    days: number;
  },
): FreeHours {
  const until = `${addDays(dayOf(from), days)}T00:00`;
  const asked = calendarAsked(world, teacherId, { from, until });
  const free: FreeInterval[] = asked ? freeIntervals(asked, from, until, minutes, location) : [];
  return {
    startsOn: (day) =>
      free
        .flatMap((stretch) => startsIn(stretch, minutes))
        // What is free from now on has begun before it can be asked for.
        .filter((start) => dayOf(start) === day && start > world.now),
    isFree: (start) =>
      free.some((stretch) => stretch.start <= start && addMinutes(start, minutes) <= stretch.end),
  };
}

function startsIn({ start, end }: FreeInterval, minutes: number): Wall[] {
  const starts: Wall[] = [start];
  const past = Number(start.slice(14)) % stepMinutes;
  let next = addMinutes(start, stepMinutes - past);
  while (minutesBetween(next, end) >= minutes) {
    starts.push(next);
    next = addMinutes(next, stepMinutes);
  }
  return starts;
}
