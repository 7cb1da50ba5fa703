/** Of a day on which they come anyway, and of no lesson by its name: another hour may be meant, and no second one. */
import type { Interpretation } from '../../../kernel/interpretation.ts';
import { fits, selectorOf } from '../../../slots/selector.ts';
import { whenOf } from '../../../slots/when.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';

/** "Another lesson on Sunday" is one more. */
export const another =
  /(?<![A-Za-zÀ-ӿא-ي])(?:עוד|נוס(?:ף|פת))(?![A-Za-zÀ-ӿא-ي])|\b(?:another|extra|additional|second)\b/u;

export function isOfHeld({ items, normal }: Interpretation, world: IndexedWorld): boolean {
  const { day } = whenOf(items);
  const who = selectorOf(items.filter(({ kind }) => kind === 'person'));
  return (
    day !== undefined &&
    !another.test(normal.text) &&
    items.every((item) => item.kind !== 'subject' && !(item.kind === 'word' && item.sense === 'noun')) &&
    world.heldBetween(`${day.date}T00:00`, `${day.date}T23:59`).some(({ lesson }) => fits(lesson, who))
  );
}
