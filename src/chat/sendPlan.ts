/** Confirms a plan: sends it under its one name, keeps it waiting while there is no line, plans it anew where the world has moved. */
import { codecNow } from '../app/codecNow.ts';
import { useSchool } from '../app/school.ts';
import { sendSteps } from '../app/sendSteps.ts';
import { useCalendar } from '../calendar/useCalendar.ts';
import { blamedOf } from './cards/blamed.ts';
import { withNotify } from './planSteps.ts';
import { settlePlan } from './settlePlan.ts';
import type { CardOf } from './turns.ts';

type PlanCard = CardOf<'plan'>;

type ChangeCard = (part: Partial<PlanCard>) => void;

const tries = 3;
const pauseMs = 800;

export async function sendPlan(card: PlanCard, changeCard: ChangeCard): Promise<void> {
  changeCard({ state: 'sending' });
  const steps = withNotify(card.steps, card.quiet);
  for (let attempt = 1; ; attempt += 1) {
    const sent = await sendSteps(steps, card.requestId, codecNow());
    if (sent.outcome === 'unknown') {
      if (attempt < tries && navigator.onLine) {
        await new Promise((resolve) => setTimeout(resolve, pauseMs * attempt));
        continue;
      }
      changeCard({ state: 'waiting' });
      return;
    }
    useCalendar.getState().draw(null);
    if (sent.outcome === 'done') {
      changeCard({
        state: 'done',
        doneMs: Date.now(),
        ...(sent.changeId === null ? {} : { changeId: sent.changeId }),
      });
      return;
    }
    if (sent.refusal.code === 'CHANGED_MEANWHILE' || sent.refusal.code === 'CLASH') {
      await planAnew(card, sent.refusal, changeCard);
      return;
    }
    changeCard({ state: 'refused', refusal: sent.refusal, blamed: blamedOf(steps, sent.step, sent.refusal) });
    return;
  }
}

/** The world has moved: what is there now is fetched, and the card shows the plan as it would be now. */
async function planAnew(card: PlanCard, refusal: PlanCard['refusal'], changeCard: ChangeCard): Promise<void> {
  await useSchool.getState().refresh();
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
