/** Confirms a plan: sends it under its one name, keeps it waiting while there is no line, plans it anew where the world has moved. */
import { useEntityStore } from '../../../lib/entities/entityStore.ts';
import { sendOnce } from '../../../lib/operations/sendOnce.ts';
import { useCalendar } from '../../../lib/lessons/useCalendar.ts';
import { blamedOf } from '../../effects/blamed.ts';
import { withNotify } from './planSteps.ts';
import { settlePlan } from './settlePlan.ts';
import type { CardOf } from '../turns/turns.ts';

type PlanCard = CardOf<'plan'>;

type ChangeCard = (part: Partial<PlanCard>) => void;

const tries = 3;

export async function sendPlan(card: PlanCard, changeCard: ChangeCard): Promise<void> {
  changeCard({ state: 'sending' });
  const steps = withNotify(card.steps, card.quiet);
  const sent = await sendOnce(steps, { requestId: card.requestId, tries });
  if (sent.outcome === 'unknown') return changeCard({ state: 'waiting' });
  useCalendar.getState().draw(null);
  if (sent.outcome === 'done')
    return changeCard({
      state: 'done',
      doneMs: Date.now(),
      ...(sent.changeId === null ? {} : { changeId: sent.changeId }),
    });
  if (sent.refusal.code === 'CHANGED_MEANWHILE' || sent.refusal.code === 'CLASH')
    return planAnew(card, sent.refusal, changeCard);
  changeCard({ state: 'refused', refusal: sent.refusal, blamed: blamedOf(steps, sent.step, sent.refusal) });
}

/** The world has moved: what is there now is fetched, and the card shows the plan as it would be now. */
async function planAnew(card: PlanCard, refusal: PlanCard['refusal'], changeCard: ChangeCard): Promise<void> {
  await useEntityStore.getState().refresh();
  // What was insisted on before the world moved is asked for anew.
  const settled = settlePlan(card.plan, { left: card.left });
  changeCard({
    state: 'open',
    // The refused request did nothing; the new one has new content and so a new name.
    requestId: crypto.randomUUID(),
    ...(refusal ? { refusal } : {}),
    ...(settled && !('refused' in settled) ? settled : {}),
  });
}
