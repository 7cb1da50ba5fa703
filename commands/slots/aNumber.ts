/** A number by what stands beside it: how many times, how many places. */
import type { Entity } from '../kernel/interpretation.ts';

/** "10 times", "8 lessons". */
export function numberBeside(items: Entity[], sense: string): (Entity & { kind: 'number' }) | null {
  for (const [at, item] of items.entries()) {
    const next = items[at + 1];
    if (
      item.kind === 'number' &&
      next?.kind === 'word' &&
      (next.sense === sense || (sense === 'count' && next.sense === 'noun' && next.value === 'lessons'))
    )
      return item;
  }
  return null;
}

/** "max 4", "for six kids", "עד 4 תלמידים". */
export function limitOf(items: Entity[]): (Entity & { kind: 'number' }) | null {
  for (const [at, item] of items.entries()) {
    const [before, after] = [items[at - 1], items[at + 1]];
    if (item.kind !== 'number') continue;
    if (before?.kind === 'word' && before.sense === 'limit') return item;
    if (after?.kind === 'word' && after.sense === 'noun' && after.value === 'student') return item;
  }
  return null;
}
