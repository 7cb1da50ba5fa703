/** Shows what is pushed, once for each notification, and leads to what it is about. */
import { directionOf, wholeLanguage } from '../../domain/basics/languages.ts';
import { pathOf, readPushed } from './pushed.ts';

export function listenForPush(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => {
    const pushed = readPushed(event.data?.text());
    const { id, heading, body, language } = pushed;
    event.waitUntil(
      worker.registration.showNotification(heading, {
        body,
        // A repetition takes the place of the first.
        tag: id,
        lang: language,
        dir: directionOf(wholeLanguage(language)),
        icon: '/icon.svg',
        data: { id, path: pathOf(pushed) },
      }),
    );
  });

  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(lead(worker, event.notification.data as { id: string; path: string }));
  });
}

async function lead(
  { clients }: Pick<ServiceWorkerGlobalScope, 'clients'>,
  { id, path }: { id: string; path: string },
): Promise<void> {
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const [window] = [...open].sort((a, b) => Number(b.focused) - Number(a.focused));
  if (!window) {
    await clients.openWindow(path);
    return;
  }
  window.postMessage({ kind: 'notice', id });
  await window.focus();
}
