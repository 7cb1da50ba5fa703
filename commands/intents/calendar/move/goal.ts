/** Where a moved lesson goes, as it was said; what is not said stays as it was (convention 9). */
import {
  addDays,
  addMinutes,
  dayOf,
  minuteOfDay,
  weekdayOf,
  type Day,
  type Wall,
} from '../../../../domain/basics/wallTime.ts';
import type { DayRef } from '../../../grammar/time/readings.ts';
import { firstDay } from '../../../slots/aRule.ts';
import { nearestHour, onDay, whenOf } from '../../../slots/when.ts';
import type { When } from '../../../slots/saidWhen.ts';
import { atClock, weekdayIn, weekOf } from '../../../world/days.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import type { Held } from '../../../world/lesson.ts';
import type { Direction } from './direction.ts';
import type { MoveParts } from './splitMove.ts';

export type Goal = { start: Wall; others: Wall[] };

/** Null where neither a day nor an hour is said. */
export function goalOf(target: When, held: Held, world: IndexedWorld): Goal | null {
  const part = partGoal(target, held);
  if (part !== null) return part;
  const { day, clock } = target;
  const date = dateOf(target, held, world);
  if (date === null || (date === undefined && clock === undefined)) return null;
  const on = date ?? dayOf(held.start);
  const { minute, other } =
    clock === undefined
      ? { minute: minuteOfDay(held.start), other: null }
      : nearestHour(clock, minuteOfDay(held.start));
  const others = [
    ...(day?.other === undefined ? [] : [atClock(day.other, minute)]),
    ...(other === null ? [] : [atClock(on, other)]),
  ];
  return { start: atClock(on, minute), others };
}

/** The day; undefined where none is said, null where what is said has no beginning. */
function dateOf(target: When, held: Held, world: IndexedWorld): Day | null | undefined {
  const { day, stretch, recurrence } = target;
  if (day !== undefined) return namedDay(day, held, world);
  const over = overAt(target);
  // "To after Passover": on its own weekday, as soon as that is over.
  if (over !== null) return addDays(over, (weekdayOf(held.start) - weekdayOf(over) + 7) % 7);
  if (stretch !== undefined) return dayInStretch(stretch, held);
  const weekday = recurrence?.weekdays?.[0];
  return weekday === undefined ? undefined : weekdayIn(held.start, weekday, world);
}

function namedDay(day: DayRef, held: Held, world: IndexedWorld): Day {
  // "To the day after": of the day on which it is.
  const date = day.beside ? addDays(dayOf(held.start), day.beside) : day.date;
  if (day.which !== 'bare' || day.weekday === undefined) return date;
  // "Noam's lesson of 30 March to Wednesday": of the week in which it is, and not of this one.
  const own = weekdayIn(held.start, day.weekday, world);
  return dayOf(held.start) > addDays(dayOf(world.now), 7) && own > date ? own : date;
}

/** "To next week": the same weekday there. */
function dayInStretch({ start, grain }: NonNullable<When['stretch']>, held: Held): Day | null {
  if (start === undefined) return null;
  return grain === 'week' ? firstDay([weekdayOf(held.start)], dayOf(start)) : dayOf(start);
}

/** "To tomorrow afternoon": its beginning; a part of a day without a day stays on the lesson's own. */
function partGoal(target: When, held: Held): Goal | null {
  const { day, clock, stretch } = target;
  if (day !== undefined || clock !== undefined || stretch?.grain !== 'part' || overAt(target) !== null)
    return null;
  if (stretch.start === undefined) return null;
  const { start } = onDay(stretch, dayOf(stretch.clockOnly ? held.start : stretch.start));
  // Of a lesson that stands in the afternoon already the hour stays.
  const [from, to, at] = [start.slice(11), (stretch.end ?? '').slice(11), held.start.slice(11)];
  return { start: at >= from && at < to ? `${dayOf(start)}T${at}` : start, others: [] };
}

/** When the days are over after which it is to be. */
function overAt({ items }: When): Day | null {
  for (const item of items) {
    if (item.kind !== 'time' || item.time.kind !== 'interval' || !/day|week|month/.test(item.time.grain))
      continue;
    const { start, end, open, rule } = item.time;
    if ((item.role === 'after' && open === undefined) || rule.startsWith('until after'))
      return end === undefined ? null : dayOf(end);
    if (open === 'after') return start === undefined ? null : dayOf(start);
  }
  return null;
}

/** Earlier than it stands, of what is put off; later, of what is brought forward. */
export const isAgainst = (start: Wall, held: Held, direction: Direction): boolean =>
  direction !== null && (direction === 1 ? start < held.start : start > held.start);

/** "Postpone Noam to Sunday", who comes on Mondays: the first Sunday on that side of the lesson (convention 9). */
export function onSide(goal: Goal | null, { day }: When, held: Held, direction: Direction): Goal | null {
  if (goal === null || direction === null || !isAgainst(goal.start, held, direction)) return goal;
  const hour = goal.others.find((other) => dayOf(other) === dayOf(goal.start));
  if (hour !== undefined && !isAgainst(hour, held, direction)) return { start: hour, others: [goal.start] };
  if (day?.which !== 'bare') return goal;
  let { start } = goal;
  while (isAgainst(start, held, direction)) start = addMinutes(start, direction * 10_080);
  return { start, others: [] };
}

/** "From next Wednesday to Thursday", "the 23rd to Tuesday": of the week in which the lesson stands, and not before it. */
export function inSaidWeek(
  goal: Goal | null,
  { day }: When,
  { selector }: MoveParts,
  held: Held,
  world: IndexedWorld,
): Goal | null {
  const said = whenOf(selector);
  const isDated =
    /week|month/.test(said.stretch?.grain ?? '') || (said.day !== undefined && said.day.which !== 'bare');
  if (goal === null || !isDated || day?.which !== 'bare' || day.weekday === undefined) return goal;
  const start = atClock(weekdayIn(held.start, day.weekday, world), minuteOfDay(goal.start));
  return goal.start < `${weekOf(held.start, world)}T`
    ? { start, others: [goal.start, ...goal.others] }
    : goal;
}

/** Of two hours of which one has passed, the other is meant. */
export function aheadOf(goal: Goal | null, isPast: (start: Wall) => boolean, weekday?: number): Goal | null {
  if (goal === null || !isPast(goal.start)) return goal;
  // "Sundays at 5": of the week in which the lesson stands that day may have passed.
  if (weekday !== undefined) {
    const [start, ...others] = [goal.start, ...goal.others].map((one) => addMinutes(one, 10_080)) as [Wall];
    return aheadOf({ start, others }, isPast, weekday);
  }
  const start = goal.others.find((other) => !isPast(other) && dayOf(other) === dayOf(goal.start));
  return start === undefined ? goal : { start, others: [] };
}
