/** What the newest card shows is drawn into the workspace beside it: a plan as ghosts, an answer as the day it speaks of. */
import { codecNow } from '../app/codecNow.ts';
import { drawnOf } from '../app/previewSteps.ts';
import { useCalendar } from '../calendar/useCalendar.ts';
import { firstChangedDay } from './firstChangedDay.ts';
import type { Card } from './turns.ts';

export function drawPlan(card: Card | null): void {
  const calendar = useCalendar.getState();
  if (card?.kind === 'plan' && card.state !== 'dropped') {
    calendar.draw(drawnOf(card.preview, codecNow().zone));
    const day = firstChangedDay(card.preview.rows);
    if (day !== null) calendar.goTo(day);
    return;
  }
  calendar.draw(null);
  if (card?.kind === 'answer') {
    const start = card.rows[0]?.start ?? card.slots?.[0]?.start;
    if (start) calendar.goTo(start.slice(0, 10));
  }
}
