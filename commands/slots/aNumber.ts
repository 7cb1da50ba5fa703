/** A number by what stands beside it: how many times, how many places. */
import type { Entity, Interpretation } from '../kernel/interpretation.ts';
import { inWords } from '../kernel/words.ts';
import type { IndexedWorld } from '../world/indexWorld.ts';

/** "to -5"; a dash between words is no sign, nor is that of "ל -5". */
const sign = /(?:^|(?<!(?:^|\s)[בהוכלמש]{1,2})\s)[-−]$/;

export const signed = (
  item: Entity & { kind: 'money' | 'number' },
  { text }: Pick<Interpretation['normal'], 'text'>,
): number => (sign.test(text.slice(0, item.from)) ? -item.value : item.value);

export const noPriceBelowZero = (world: IndexedWorld) => ({
  reply: { text: inWords(world, 'A price can’t be negative.', 'מחיר לא יכול להיות שלילי.') },
});

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
