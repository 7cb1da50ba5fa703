/** A week in which nobody teaches any more is over: whoever asks for hours of it means the one that comes (decision 141). */
import { addDays, dayOf, daysOf, minuteOfDay, type Day } from '../../../../domain/basics/wallTime.ts';
import { hoursOn } from '../../../../domain/calendar/availability/workingDay.ts';
import { workingDaysOf } from '../../../slots/newMoment.ts';
import { weekOf } from '../../../world/days.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import { usualDay } from './freeStarts.ts';

/** So long is the lesson for which there must be room. */
const usualMinutes = 45;

/** By the clock and the working hours that are kept; lessons do not count, so that it is known before they are. */
export function isWeekOver(world: IndexedWorld): boolean {
  const workers = world.role === 'teacher' ? [world.user] : world.teachers;
  const working = (workers.length > 0 ? workers : [null]).map((one) => workingDaysOf(one?.userData));
  const today = dayOf(world.now);
  const next = addDays(weekOf(today, world), 7);
  const isOpen = (day: Day, after: number): boolean =>
    working.some((each) => hoursOn(each, daysOf(day), usualDay).some(({ to }) => to - usualMinutes >= after));
  for (let day = today; day < next; day = addDays(day, 1))
    if (isOpen(day, day === today ? minuteOfDay(world.now) : 0)) return false;
  return true;
}
