/** Plans that wait for the line lie on the device as requests too, so that they are sent after the tab was closed. */
import { del, get, set } from 'idb-keyval';
import { outboxKey, syncTag, type Waiting } from '../../../worker/outbox.ts';
import { codecNow } from '../../../lib/entities/codecNow.ts';
import { fetchWriter } from '../../../lib/operations/sendSteps.ts';
import { MeDocument } from '../../../lib/session/me.fetch.generated.ts';
import { useSession } from '../../../lib/session/session.ts';
import type { CardOf } from '../turns/turns.ts';
import { withNotify } from './planSteps.ts';

type PlanCard = CardOf<'plan'>;

type Registration = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

/** Where the browser calls no worker, the page sends it when it is opened again. */
export async function layOut(card: PlanCard): Promise<void> {
  const { user } = useSession.getState();
  const writer = await fetchWriter().catch(() => null);
  if (!user || !writer) return;
  const { requestId } = card;
  const body = writer.bodyOf(withNotify(card.steps, card.quiet), requestId, codecNow());
  const whoIsIn = JSON.stringify({ query: MeDocument.text, operationName: MeDocument.name });
  const waiting: Waiting = { userId: user.id, requestId, body, whoIsIn };
  try {
    await set(outboxKey(requestId), waiting);
    const registration: Registration | undefined = await navigator.serviceWorker?.getRegistration();
    await registration?.sync?.register(syncTag);
  } catch {
    // Not allowed, or nothing can be kept: the card itself still waits.
  }
}

/** What the worker has done of it while the tab was closed. */
export async function doneByWorker({ requestId }: PlanCard): Promise<Waiting['done'] | null> {
  try {
    return (await get<Waiting>(outboxKey(requestId)))?.done ?? null;
  } catch {
    return null;
  }
}

/** Its card knows the answer. */
export async function takeOut({ requestId }: PlanCard): Promise<void> {
  try {
    await del(outboxKey(requestId));
  } catch {
    // Nothing was kept.
  }
}
