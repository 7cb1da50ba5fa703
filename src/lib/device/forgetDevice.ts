/** On signing out nothing of the person stays on the device: the thread, the outbox, cached answers. */
import { clear } from 'idb-keyval';

export async function forgetDevice(): Promise<void> {
  try {
    await clear();
  } catch {
    // A device without a store has kept nothing.
  }
  if ('caches' in globalThis) {
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
  }
}
