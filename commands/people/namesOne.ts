/** Whether a sentence names somebody of this kind. */
import type { Item } from '../pipeline/heard.ts';
import type { NamedKind } from '../world.ts';

export const namesOne = (items: Item[], kind: NamedKind): boolean =>
  items.some((item) => item.kind === 'person' && item.named.some((one) => one.kind === kind));
