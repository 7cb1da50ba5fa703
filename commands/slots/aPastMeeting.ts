/** The lesson a sentence looks back on: of a day that was, else the latest that has begun. */
import { addDays, addMinutes, dayOf, minuteOfDay, weekdayOf } from '../../domain/basics/wallTime.ts';
import type { Held } from '../calendar/lesson.ts';
import type { IndexedWorld } from '../indexWorld.ts';
import { fits, type Selector } from './selector.ts';

const weeksBack = 26;

/** Those of the latest day that fits, latest first; nothing that has not begun. */
export function pastHeld(
  selector: Selector,
  world: IndexedWorld,
  isMeant: (held: Held) => boolean = () => true,
): Held[] {
  const { when } = selector;
  const today = dayOf(world.now);
  const { day, clock, stretch } = when;
  const wanted = (held: Held): boolean => {
    if (held.start > world.now || !fits(held.lesson, selector) || !isMeant(held)) return false;
    const minute = minuteOfDay(held.start);
    if (clock && clock.minute !== minute && !(clock.open && clock.minute % 720 === minute % 720))
      return false;
    if (day === undefined) return true;
    const on = dayOf(held.start);
    // "on Sunday" of what was is the latest Sunday, "the 3rd" the latest 3rd.
    if (day.weekday !== undefined && day.which !== 'last') return weekdayOf(on) === day.weekday;
    if (day.date > today && day.open === 'year') return on.slice(5) === day.date.slice(5);
    if (day.date > today && day.open === 'month') return on.slice(8) === day.date.slice(8);
    return on === day.date;
  };
  const from = stretch?.start ?? `${addDays(today, -7 * weeksBack)}T00:00`;
  const to = stretch?.end ?? addMinutes(world.now, 1);
  const found = world.search({ from, to, wanted }).reverse();
  const [latest] = found;
  return stretch || latest === undefined
    ? found
    : found.filter(({ start }) => dayOf(start) === dayOf(latest.start));
}
