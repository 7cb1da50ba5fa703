/** What Enter alone does with the card at the foot: it confirms a plan, or answers. What costs money is never done by it. */
import type { PlanNote } from '../../effects/planFactsShape.ts';
import type { Card } from '../turns/turns.ts';

export function waitsFor(card: Card | null): 'confirm' | 'answer' | null {
  if (card?.kind !== 'plan') return card && 'answer';
  return card.facts.notes?.some(costs) ? null : 'confirm';
}

const costs = (note: PlanNote): boolean =>
  note.kind === 'late'
    ? note.costMinor > 0
    : note.kind === 'marks' && note.marks.some(({ costMinor = 0 }) => costMinor > 0);
