/** The thread on the device, one per person; signing out removes it (src/lib/device/forgetDevice.ts). */
import { createStore, get, set, type UseStore } from 'idb-keyval';
import { threadKey } from '../../../worker/outbox.ts';
import type { Turn } from '../turns/turns.ts';

/** Beyond this the oldest turns go: a year of busy days. */
const mostTurns = 10_000;

export async function loadThread(userId: string): Promise<Turn[]> {
  try {
    return (await get<Turn[]>(threadKey(userId))) ?? [];
  } catch {
    // A device without a store (private windows) begins a new thread each time.
    return [];
  }
}

const store = createStore('keyval-store', 'keyval');

/** What is put is put at once: a page that is left right after it was shown takes nothing back. */
const atOnce: UseStore = (mode, callback) =>
  store(mode, (objects) => {
    const done = callback(objects);
    objects.transaction.commit();
    return done;
  });

let writing: Promise<void> = Promise.resolve();
let waiting: { userId: string; turns: readonly Turn[] } | null = null;

async function write(): Promise<void> {
  const next = waiting;
  waiting = null;
  if (next) await set(threadKey(next.userId), next.turns.slice(-mostTurns), atOnce).catch(() => undefined);
}

/** Keeps the newest state; what is asked while another write runs is written once, after it. */
export function keepThread(userId: string, turns: readonly Turn[]): Promise<void> {
  const idle = waiting === null;
  waiting = { userId, turns };
  if (idle) writing = writing.then(write);
  return writing;
}

// A page that is left waits for nothing.
addEventListener('pagehide', () => void write());
