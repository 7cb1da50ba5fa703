/** What this person does most, counted in their own thread on this device. */
import type { Turn } from '../chat/turns/turns.ts';

export type Use = { count: number; said: string };

/** By command: how often, and the sentence with which it was said last. */
export function usedCommands(turns: readonly Turn[]): ReadonlyMap<string, Use> {
  const used = new Map<string, Use>();
  let said = '';
  for (const turn of turns) {
    if (turn.by === 'person') {
      said = turn.text;
      continue;
    }
    const command = 'plan' in turn.card ? turn.card.plan.command : undefined;
    // A question and the plan that follows its answer are one sentence.
    if (!command || said === '') continue;
    used.set(command, { count: (used.get(command)?.count ?? 0) + 1, said });
    said = '';
  }
  return used;
}
