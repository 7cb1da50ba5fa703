/** "השיעור של יעל היום בשלוש": of a lesson that is there at that very hour, and of nothing new. */
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import type { Interpretation } from '../../../kernel/interpretation.ts';
import { findHeld, selectorOf } from '../../../slots/selector.ts';

export function stands({ items, light }: Interpretation, world: IndexedWorld): boolean {
  const selector = selectorOf(items);
  const { clock, day, moreDays, moreClocks, recurrence, endClock } = selector.when;
  return (
    clock !== undefined &&
    day !== undefined &&
    moreDays.length + moreClocks.length === 0 &&
    recurrence === undefined &&
    endClock === undefined &&
    items.every(
      ({ kind, role }) => kind !== 'money' && role !== 'instead' && (kind !== 'time' || role !== 'to'),
    ) &&
    (light || selector.people.length > 0 || (world.role === 'student' && selector.subjects.length > 0)) &&
    findHeld(selector, world).length === 1
  );
}
