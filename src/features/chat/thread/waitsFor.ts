/** What Enter alone does with the card at the foot: it confirms a plan, or answers. What costs money is never done by it. */
import type { Card } from '../turns/turns.ts';

export function waitsFor(card: Card | null): 'confirm' | 'answer' | null {
  if (card?.kind !== 'plan') return card && 'answer';
  const costs = card.facts.notes?.some((note) => note.kind === 'late' && note.costMinor > 0) === true;
  return costs ? null : 'confirm';
}
