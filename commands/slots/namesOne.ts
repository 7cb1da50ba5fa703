/** Whether a sentence names somebody of this kind. */
import type { Item } from '../kernel/interpretation.ts';
import type { NamedKind } from '../world/world.ts';

export const namesOne = (items: Item[], kind: NamedKind): boolean =>
  items.some((item) => item.kind === 'person' && item.named.some((one) => one.kind === kind));
