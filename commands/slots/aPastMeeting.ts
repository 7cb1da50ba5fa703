/** The lesson a sentence looks back on: of a day that was, else the latest that has begun. */
import {
  addDays,
  addMinutes,
  dayOf,
  minuteOfDay,
  weekdayOf,
  type Wall,
} from '../../domain/basics/wallTime.ts';
import type { Held, Lesson } from '../world/lesson.ts';
import type { IndexedWorld } from '../world/indexWorld.ts';
import { fits, type Selector } from './selector.ts';

const weeksBack = 26;

type Wish = { isMeant?(held: Held): boolean; among?: Lesson[] };

/** Those of the latest day that fits, latest first; nothing that has not begun. */
export function pastHeld(selector: Selector, world: IndexedWorld, wish: Wish = {}): Held[] {
  const { when } = selector;
  const today = dayOf(world.now);
  const { day, clock, stretch } = when;
  const wanted = (held: Held): boolean => {
    if (held.start > world.now || !fits(held.lesson, selector) || wish.isMeant?.(held) === false)
      return false;
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
  const among = wish.among ?? ofPeople(selector, world);
  const search = (from: Wall, to: Wall) =>
    world.search({ from, to, wanted, ...(among === undefined ? {} : { among }) }).reverse();
  if (stretch)
    return search(
      stretch.start ?? `${addDays(today, -7 * weeksBack)}T00:00`,
      stretch.end ?? addMinutes(world.now, 1),
    );
  // Week by week into the past: the latest is enough.
  for (let week = 0; week < weeksBack; week++) {
    const to = week === 0 ? addMinutes(world.now, 1) : `${addDays(today, -7 * week)}T00:00`;
    const found = search(`${addDays(today, -7 * (week + 1))}T00:00`, to);
    const [latest] = found;
    if (latest) return found.filter(({ start }) => dayOf(start) === dayOf(latest.start));
  }
  return [];
}

function ofPeople({ people }: Selector, world: IndexedWorld): Lesson[] | undefined {
  const learners = people.find(({ named }) => named.every(({ kind }) => kind !== 'teacher'));
  return learners && [...new Set(learners.named.flatMap(({ id }) => world.lessonsOf.get(id) ?? []))];
}
