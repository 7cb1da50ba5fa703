/** The thread on the device, one per person; signing out removes it (src/device/forgetDevice.ts). */
import { get, set } from 'idb-keyval';
import type { Turn } from './turns.ts';

const keyOf = (userId: string): string => `thread:${userId}`;

/** Beyond this the oldest turns go: a year of busy days. */
export const mostTurns = 10_000;

export async function loadThread(userId: string): Promise<Turn[]> {
  try {
    return (await get<Turn[]>(keyOf(userId))) ?? [];
  } catch {
    // A device without a store (private windows) begins a new thread each time.
    return [];
  }
}

let writing: Promise<void> = Promise.resolve();
let waiting: { userId: string; turns: readonly Turn[] } | null = null;

/** Keeps the newest state; what is asked while another write runs is written once, after it. */
export function keepThread(userId: string, turns: readonly Turn[]): Promise<void> {
  const idle = waiting === null;
  waiting = { userId, turns };
  if (idle) {
    writing = writing.then(async () => {
      const next = waiting;
      waiting = null;
      if (!next) return;
      await set(keyOf(next.userId), next.turns.slice(-mostTurns)).catch(() => undefined);
    });
  }
  return writing;
}
