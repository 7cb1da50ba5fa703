/**
 * Sends what was confirmed without a line when the tab is closed. Each request carries its own id, so the server does it once, whoever
 * sends it how often; what was done is noted, so that the page need not ask again. A refusal is left to the page, which shows it.
 */
import { del, get, keys, update } from 'idb-keyval';
import { isOutboxKey, syncTag, threadKey, type Waiting } from './outbox.ts';

type SyncEvent = ExtendableEvent & { readonly tag: string };

export function sendWhenThereIsALine(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('sync', (event) => {
    const sync = event as SyncEvent;
    if (sync.tag === syncTag) sync.waitUntil(sendOutbox(ask));
  });
}

type Answer = { data?: Record<string, unknown> | null };

/** Throws where there is no answer: the browser then calls again later. */
async function ask(body: string): Promise<Answer> {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
    body,
  });
  if (response.status >= 500) throw new Error(`answered by ${response.status}`);
  return (await response.json()) as Answer;
}

async function sendOutbox(send: (body: string) => Promise<Answer>): Promise<void> {
  let userId: string | null | undefined;
  for (const key of (await keys()).filter(isOutboxKey)) {
    const one = await get<Waiting>(key);
    if (!one || one.done) continue;
    if (!(await isWaiting(one))) {
      await del(key);
      continue;
    }
    if (userId === undefined) userId = idOf(await send(one.whoIsIn));
    // Of somebody who is not in, nothing is sent.
    if (one.userId !== userId) continue;
    const changeId = doneBy(await send(one.body));
    // What was forgotten meanwhile is not put back.
    if (changeId !== undefined && (await get(key)))
      await update<Waiting>(key, (now) => ({ ...(now ?? one), done: { atMs: Date.now(), changeId } }));
  }
}

const idOf = ({ data }: Answer): string | null =>
  (data?.['me'] as { id: string } | null | undefined)?.id ?? null;

type Turn = { card?: { requestId?: string; state?: string } };

/** It was neither withdrawn nor answered while the page was still open. */
async function isWaiting({ userId, requestId }: Waiting): Promise<boolean> {
  const turns = (await get<Turn[]>(threadKey(userId))) ?? [];
  const state = turns.find(({ card }) => card?.requestId === requestId)?.card?.state;
  return state === 'waiting' || state === 'sending';
}

type Payload = { status: string; changeId: string | null };

/** The change that it came to; undefined where it was not done. */
function doneBy({ data }: Answer): string | null | undefined {
  const payloads = Object.values(data ?? {}) as (Payload | null)[];
  if (payloads.length === 0 || payloads.some((payload) => payload?.status !== 'ok')) return undefined;
  return payloads[0]?.changeId ?? null;
}
