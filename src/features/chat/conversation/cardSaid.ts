/** The card that answers what was said: several students at once are led to the screen that reads lists. */
import type { Plan } from '../../../../commands/kernel/plan.ts';
import type { IndexedWorld } from '../../../../commands/world/indexWorld.ts';
import { whenHere } from '../../../../commands/later.ts';
import type { Card } from '../turns/turns.ts';
import { cardOf } from './cardOf.ts';

/** text: null where a question of a card was answered. */
export async function cardSaid(plan: Plan, world: IndexedWorld, text: string | null): Promise<Card> {
  const mayBeList = text !== null && world.role === 'teacher' && plan.status !== 'ready';
  const list = mayBeList ? await listed(text) : null;
  if (list !== null) return { kind: 'unknown', unread: [], examples: [], list };
  return whenHere(() => cardOf(plan, world));
}

/** Hardly a sentence is a list, so its reader is fetched when it may be one; without a network the sentence has its own card. */
async function listed(text: string): Promise<string | null> {
  const lists = await import('./studentsListed.ts').catch(() => null);
  return lists === null ? null : lists.studentsListed(text);
}
