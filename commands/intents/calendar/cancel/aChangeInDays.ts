/** "10% off for Dana in December": each of their lessons in those days by itself, and none after them. */
import type { Wall } from '../../../../domain/basics/wallTime.ts';
import { mark, type Draft } from '../../../kernel/draft.ts';
import type { Entity } from '../../../kernel/interpretation.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import { aChange, isSince } from '../../../slots/aChange.ts';
import type { Held } from '../../../world/lesson.ts';
import { aNotify } from '../../../slots/aScope.ts';
import { whole } from '../../../slots/temporalConstraints.ts';
import { selectorOf, type Selector } from '../../../slots/selector.ts';
import { heldIn, isOfDays, rangeItems, rangeOf } from './cancelRange.ts';

/** As `aChange`; of days that were said of somebody each lesson in them is changed, as `items`, and null is returned. */
export const aChangeInDays = (
  draft: Draft,
  items: Entity[],
  world: IndexedWorld,
  usual: Parameters<typeof aChange>[3],
): Held | null => (eachWithin(draft, items, world) ? null : aChange(draft, items, world, usual));

function eachWithin(draft: Draft, items: Entity[], world: IndexedWorld): boolean {
  const selector = selectorOf(items);
  if (selector.people.length === 0 || items.some(isSince)) return false;
  const range = rangeOf(draft, selector, world) ?? daysOf(selector, world);
  const held = range ? heldIn(range, selector, world) : [];
  if (held.length === 0) return false;
  mark(draft, 'occurrence', selector.when.items, 'when');
  mark(draft, 'students', selector.people, 'who');
  draft.slots['items'] = rangeItems(held);
  aNotify(draft);
  return true;
}

/** "Next week": the lesson of then, and not those after it. */
function daysOf({ when: { stretch } }: Selector, { now }: IndexedWorld): { from: Wall; to: Wall } | null {
  if (stretch?.start === undefined || stretch.end === undefined || !isOfDays(stretch)) return null;
  const from = whole(stretch.start);
  return { from: from > now ? from : now, to: whole(stretch.end) };
}
