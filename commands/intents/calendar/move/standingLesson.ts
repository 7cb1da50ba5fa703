/** The lesson that comes anyway, told with another time. */
import { minuteOfDay, dayOf } from '../../../../domain/basics/wallTime.ts';
import type { Interpretation } from '../../../kernel/interpretation.ts';
import { type Selector, findHeld } from '../../../slots/selector.ts';
import { whenOf, nothingSaid } from '../../../slots/when.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import type { Held } from '../../../world/lesson.ts';
import { isOwnElsewhen } from '../lesson/namesOne.ts';
import type { MoveParts } from './splitMove.ts';

/** "דנה תגיע ביום ראשון בחמש": the day on which she comes anyway says which lesson, and the hour where it goes. */
export function standing(
  selector: Selector,
  heard: Interpretation,
  { target }: MoveParts,
  world: IndexedWorld,
): Selector {
  const { day, items } = whenOf(target);
  const isTold = heard.verb === null || isOwnElsewhen(heard, world);
  if (!isTold || day === undefined || selector.when.items.length > 0 || selector.which !== null)
    return selector;
  const there = { ...selector, when: { ...nothingSaid(), items, day } };
  return findHeld(there, world).length === 1 ? there : selector;
}

/** One lesson, and another time for it, of which the hour or the days of every week are said. */
export function isElsewhen(
  { items }: Interpretation,
  { target, by }: MoveParts,
  held: Held[],
  world: IndexedWorld,
): boolean {
  const { clock, day, recurrence, minutes } = whenOf(target);
  const [one] = held;
  return (
    one !== undefined &&
    held.length === 1 &&
    one.start > world.now &&
    by.length === 0 &&
    minutes === undefined &&
    clock !== undefined &&
    items.every(({ kind, role }) => kind !== 'money' && role !== 'until') &&
    (recurrence === undefined || one.lesson.rrule !== null) &&
    (clock.minute % 720 !== minuteOfDay(one.start) % 720 ||
      (day !== undefined && day.date !== dayOf(one.start)))
  );
}
