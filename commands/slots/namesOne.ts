/** Whether a sentence names somebody of this kind. */
import type { Entity } from '../kernel/interpretation.ts';
import type { NamedKind } from '../world/world.ts';

export const namesOne = (items: Entity[], kind: NamedKind): boolean =>
  items.some((item) => item.kind === 'person' && item.named.some((one) => one.kind === kind));
