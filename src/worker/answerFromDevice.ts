/** Answers the page's requests for its own files and screens. */
import { keptFile, type Shell } from './shell.ts';
import { openPath, wayOf } from './wayOf.ts';

/** A line that is there in name only does not keep a public page from opening. */
const patienceMs = 4_000;
/** As much as the composer takes, within what an address may hold. */
const mostCharacters = 4_000;

export function answerFromDevice(worker: ServiceWorkerGlobalScope, shell: Shell): void {
  const kept = async (request: Request, path: string): Promise<Response> =>
    (await keptFile(shell, path)) ?? fetch(request);
  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    const way = wayOf(request, shell, worker.location.origin);
    if (way === 'kept') event.respondWith(kept(request, new URL(request.url).pathname));
    if (way === 'screen') event.respondWith(kept(request, '/index.html'));
    if (way === 'shared') event.respondWith(openShared(request));
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

/** A shared message is never sent anywhere: the page puts it into the composer, where the person reads it first. */
async function openShared(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => new FormData());
  const parts = ['title', 'text', 'url'].map((name) => form.get(name));
  const texts = parts.flatMap((part) =>
    typeof part === 'string' && part.trim() !== '' ? [part.trim()] : [],
  );
  // Many apps repeat the title or the address in the text.
  const told = texts.filter(
    (text, at) => !texts.some((other, i) => i !== at && other.includes(text) && (other !== text || i < at)),
  );
  const address =
    told.length === 0
      ? openPath
      : `${openPath}?text=${encodeURIComponent(told.join('\n').slice(0, mostCharacters))}`;
  return Response.redirect(address, 303);
}
