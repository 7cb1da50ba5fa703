/** On signing out nothing of the person stays on the device: the thread, the outbox, cached answers. */
import { clear } from 'idb-keyval';
import { shellPrefix } from '../../worker/shell.ts';

export async function forgetDevice(): Promise<void> {
  try {
    await clear();
  } catch {
    // A device without a store has kept nothing.
  }
  if (!('caches' in globalThis)) return;
  // What the page itself is made of is everybody's.
  const names = (await caches.keys()).filter((name) => !name.startsWith(shellPrefix));
  await Promise.all(names.map((name) => caches.delete(name)));
}
