/** What the newest card shows is drawn into the workspace beside it: a plan as ghosts, an answer as the day it speaks of. */
import { codecNow } from '../../../lib/entities/codecNow.ts';
import type { Plan } from '../../../../commands/kernel/plan.ts';
import { answerCard } from '../../../../commands/nlu/readSentence.ts';
import { drawnOf, previewSteps } from '../../../lib/operations/previewSteps.ts';
import { worldNow } from '../../../lib/entities/worldNow.ts';
import { useCalendar } from '../../../lib/lessons/useCalendar.ts';
import { firstChangedDay } from './firstChangedDay.ts';
import { settledBy } from '../turns/settledBy.ts';
import type { Card } from '../turns/turns.ts';

export function drawPlan(card: Card | null): void {
  const calendar = useCalendar.getState();
  if (card?.kind === 'plan' && card.state !== 'dropped') {
    calendar.draw(drawnOf(card.preview, codecNow().zone));
    const day = firstChangedDay(card.preview.rows);
    // What a payment settles has been, and stays where it stands: whoever looks at a week goes on looking at it.
    if (day !== null && !card.facts.payments) calendar.goTo(day);
    return;
  }
  if (card?.kind === 'question') {
    drawQuestion(card.plan);
    return;
  }
  calendar.draw(null);
  if (card?.kind === 'answer') {
    const start = card.rows[0]?.start ?? card.slots?.[0]?.start;
    if (start) calendar.goTo(start.slice(0, 10));
  }
}

/** What is being typed is drawn as it is said, with what it would conflict with. */
export function drawDraft(card: Card | null): void {
  const asked = card?.kind === 'plan' && card.facts.conflict ? previewSteps(card.plan.steps) : null;
  drawPlan(card?.kind === 'plan' && asked ? { ...card, preview: asked } : card);
}

/** While it is asked which lessons are meant, the one that was named is shown where it would go; so is what a yes would do. */
function drawQuestion(plan: Plan): void {
  const calendar = useCalendar.getState();
  const named = plan.slots['start'] ?? plan.slots['occurrence'] ?? plan.slots['from'];
  const world = worldNow();
  const settled = plan.ask?.slot === 'scope' ? { scope: 'this' } : settledBy(plan);
  const narrow = settled && world ? answerCard(plan, settled, world) : null;
  const preview = narrow?.status === 'ready' && narrow.steps.length > 0 ? previewSteps(narrow.steps) : null;
  calendar.draw(preview && drawnOf(preview, codecNow().zone));
  if (typeof named === 'string' && !plan.command?.startsWith('payment.')) calendar.goTo(named.slice(0, 10));
}

/** A draft is drawn when it would change something, also while it is still asked for which lessons. */
export const isDrawn = (reading: Plan): boolean =>
  (reading.status === 'ready' && reading.steps.length > 0) || reading.ask?.slot === 'scope';
