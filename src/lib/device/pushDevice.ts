/** This device as one that notifications are pushed to. */
import { isNative } from './isNative.ts';
import type { PushCall, PushState, PushWay } from './pushWay.ts';

export type { PushState } from './pushWay.ts';

const way = async (): Promise<PushWay> =>
  isNative() ? (await import('./nativePush.ts')).nativePush : (await import('./webPush.ts')).webPush;

export const pushState = async (): Promise<PushState> => (await way()).state();

/** Whether asking now would be the first time. */
export async function mayAskForPush(): Promise<boolean> {
  const { state, isUnasked } = await way();
  return (await state()) === 'off' && isUnasked();
}

/** Asks the system's own question, so it must follow a press. */
export async function turnPushOn(userId: string): Promise<PushState | 'failed'> {
  try {
    const begun = await (await way()).begin();
    if (typeof begun === 'string') return begun;
    const isTold = await tell(begun);
    if (isTold) note(userId);
    return isTold ? 'on' : 'failed';
  } catch (fault) {
    console.warn('this device could not be subscribed', fault);
    return 'failed';
  }
}

/** The server forgets a device with its session: whoever turned it on here, and is in again, is told here again. */
export async function tellAgain(userId: string): Promise<void> {
  if (noted() !== userId) return;
  const known = await (await way()).known();
  if (known) await tell(known);
}

export async function turnPushOff(): Promise<void> {
  note(null);
  await (await way()).end(tell);
}

const notedKey = 'push-of';

function note(userId: string | null): void {
  try {
    if (userId === null) localStorage.removeItem(notedKey);
    else localStorage.setItem(notedKey, userId);
  } catch {
    // Where nothing is kept, it is turned on by hand again.
  }
}

function noted(): string | null {
  try {
    return localStorage.getItem(notedKey);
  } catch {
    return null;
  }
}

async function tell({ path, body }: PushCall): Promise<boolean> {
  const response = await fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.ok;
}
