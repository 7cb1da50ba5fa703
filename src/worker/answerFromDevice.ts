/** Answers the page's requests for its own files and screens. */
import { keptFile, type Shell } from './shell.ts';
import { wayOf } from './wayOf.ts';

/** A line that is there in name only does not keep a public page from opening. */
const patienceMs = 4_000;

export function answerFromDevice(worker: ServiceWorkerGlobalScope, shell: Shell): void {
  const kept = async (request: Request, path: string): Promise<Response> =>
    (await keptFile(shell, path)) ?? fetch(request);
  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    const way = wayOf(request, shell, worker.location.origin);
    if (way === 'kept') event.respondWith(kept(request, new URL(request.url).pathname));
    if (way === 'screen') event.respondWith(kept(request, '/index.html'));
    if (way === 'publicPage') event.respondWith(fromServer(request, () => kept(request, '/index.html')));
  });
}

async function fromServer(request: Request, otherwise: () => Promise<Response>): Promise<Response> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(patienceMs) });
    return answer.status < 500 ? answer : await otherwise();
  } catch {
    return otherwise();
  }
}
