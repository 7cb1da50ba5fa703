/** The card that answers what was said: several students at once are led to the screen that reads lists. */
import type { Plan } from '../../../../commands/kernel/plan.ts';
import type { IndexedWorld } from '../../../../commands/world/indexWorld.ts';
import type { Card } from '../turns/turns.ts';
import { cardOf } from './cardOf.ts';
import { studentsListed } from './studentsListed.ts';

/** text: null where a question of a card was answered. */
export function cardSaid(plan: Plan, world: IndexedWorld, text: string | null): Card {
  const mayBeList = text !== null && world.role === 'teacher' && plan.status !== 'ready';
  const list = mayBeList ? studentsListed(text) : null;
  return list === null ? cardOf(plan, world) : { kind: 'unknown', unread: [], examples: [], list };
}
