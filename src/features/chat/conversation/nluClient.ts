/**
 * Everything that understands, previews and sends: fetched after the first paint, for it is the heaviest part that is ours.
 * Nothing of it may be imported otherwise by what the shell draws first.
 */
import type { IndexedWorld } from '../../../../commands/world/indexWorld.ts';
import { fetchRest } from '../../../../commands/later.ts';
import { warm } from '../../../../commands/nlu/warm.ts';
import { schoolHere, useEntityStore } from '../../../lib/entities/entityStore.ts';
import { fetchWriter } from '../../../lib/operations/sendSteps.ts';
import { NotHereNow } from '../../../lib/page/untilItComes.ts';
import { worldNow } from '../../../lib/entities/worldNow.ts';

export { whenHere } from '../../../../commands/later.ts';
export { answerCard, readSentence } from '../../../../commands/nlu/readSentence.ts';
export { worldNow };
export { cardOf } from './cardOf.ts';
export { cardSaid } from './cardSaid.ts';
export { drawDraft, drawPlan, isDrawn } from './drawPlan.ts';
export { settledCard } from './settlePlan.ts';
export { sendPlan } from './sendPlan.ts';
export { undoChange } from '../../../lib/operations/undoChange.ts';

/**
 * A sentence is read against the whole school: half of it would ask "which group?" of the one group there is, and one that could not be
 * fetched would answer that there are no lessons. `anew`: what could not be fetched is asked for again.
 */
export async function wholeWorld(anew: boolean): Promise<IndexedWorld | null> {
  await schoolHere();
  if (anew && hasFailed()) {
    void useEntityStore.getState().retry();
    await schoolHere();
  }
  if (hasFailed()) throw new NotHereNow('The school could not be fetched.');
  return worldNow();
}

const hasFailed = (): boolean => useEntityStore.getState().status === 'failed';

/** What no sentence has needed yet comes before it is needed, for then there may be no line; what sends comes last. */
export async function getReady(): Promise<void> {
  await fetchRest();
  await fetchWriter();
  const world = worldNow();
  if (world) warm(world);
}
