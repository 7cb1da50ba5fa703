/** What an hour of a subject costs, as it is written. */
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { inWords } from '../../kernel/words.ts';

const signs: Record<string, string> = { ILS: '₪', USD: '$', EUR: '€', GBP: '£' };

export function subjectCost(world: IndexedWorld, cost: number): string {
  const currency = world.user?.preferences?.currency ?? 'ILS';
  const sign = signs[currency];
  const sum = sign ? `${sign}${cost}` : `${cost} ${currency}`;
  return inWords(world, `${sum} an hour`, `${sum} לשעה`);
}
