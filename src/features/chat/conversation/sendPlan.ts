/** Confirms a plan: sends it under its one name, keeps it waiting while there is no line, plans it anew where the world has moved. */
import { useEntityStore } from '../../../lib/entities/entityStore.ts';
import { sendOnce } from '../../../lib/operations/sendOnce.ts';
import { useCalendar } from '../../../lib/lessons/useCalendar.ts';
import { blamedOf } from '../../effects/blamed.ts';
import { withNotify } from './planSteps.ts';
import { doneByWorker, layOut, takeOut } from './outbox.ts';
import { settlePlan } from './settlePlan.ts';
import { saidAfter } from '../../../../commands/nlu/discourse/saidAfter.ts';
import type { Slots } from '../../../../commands/kernel/plan.ts';
import type { CardOf } from '../turns/turns.ts';

type PlanCard = CardOf<'plan'>;

type ChangeCard = (part: Partial<PlanCard>) => void;

const tries = 3;

/** What is read next, where a sentence waited until this was done. */
export async function sendPlan(card: PlanCard, changeCard: ChangeCard): Promise<Slots | null> {
  // Only what waited may have been done while the tab was closed.
  const done = card.state === 'open' ? null : await doneByWorker(card);
  if (done) {
    const { atMs, changeId } = done;
    void takeOut(card);
    void useEntityStore.getState().refresh();
    changeCard({ state: 'done', doneMs: atMs, ...(changeId === null ? {} : { changeId }) });
    return saidAfter(card.plan);
  }
  changeCard({ state: 'sending' });
  const steps = withNotify(card.steps, card.quiet);
  const sent = await sendOnce(steps, { requestId: card.requestId, tries });
  if (sent.outcome === 'unknown') {
    changeCard({ state: 'waiting' });
    // The line may be back in this very moment: the card can be sent again at once.
    void layOut(card);
    return null;
  }
  void takeOut(card);
  useCalendar.getState().draw(null);
  if (sent.outcome === 'done') {
    changeCard({
      state: 'done',
      doneMs: Date.now(),
      ...(sent.changeId === null ? {} : { changeId: sent.changeId }),
    });
    return saidAfter(card.plan);
  }
  if (sent.refusal.code === 'CHANGED_MEANWHILE' || sent.refusal.code === 'CLASH')
    await planAnew(card, sent.refusal, changeCard);
  else
    changeCard({
      state: 'refused',
      refusal: sent.refusal,
      blamed: blamedOf(steps, sent.step, sent.refusal),
    });
  return null;
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
