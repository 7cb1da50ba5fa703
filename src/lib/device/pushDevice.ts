/** This device as one that notifications are pushed to. */
import * as v from 'valibot';

/** off: it may be asked. shut: the person has refused, in the browser. none: it cannot. */
export type PushState = 'on' | 'off' | 'shut' | 'none';

/** Some browsers never answer a subscription. */
const patienceMs = 15_000;

const untilReadyMs = 5_000;

const canPush = (): boolean =>
  'Notification' in globalThis && 'serviceWorker' in navigator && 'PushManager' in globalThis;

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!canPush()) return undefined;
  // It is laid while the page is idle, which may be after somebody has asked.
  const never = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), untilReadyMs));
  return Promise.race([navigator.serviceWorker.ready, never]);
}

export async function pushState(): Promise<PushState> {
  const worker = await registration();
  if (!worker) return 'none';
  if (Notification.permission === 'denied') return 'shut';
  return Notification.permission === 'granted' && (await worker.pushManager.getSubscription()) ? 'on' : 'off';
}

/** Asks the browser's own question, so it must follow a press. */
export async function turnPushOn(userId: string): Promise<PushState | 'failed'> {
  const worker = await registration();
  if (!worker) return 'none';
  if ((await Notification.requestPermission()) !== 'granted') return 'shut';
  try {
    const key = await readKey();
    const subscribing = worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const subscription = await Promise.race([subscribing, late()]);
    const isTold = await tell('/notifications/subscribe', subscription.toJSON());
    if (isTold) note(userId);
    return isTold ? 'on' : 'failed';
  } catch (fault) {
    console.warn('this device could not be subscribed', fault);
    return 'failed';
  }
}

/** The server forgets a device with its session: whoever turned it on here, and is in again, is told here again. */
export async function tellAgain(userId: string): Promise<void> {
  if (!canPush() || Notification.permission !== 'granted' || noted() !== userId) return;
  const subscription = await (await registration())?.pushManager.getSubscription();
  if (subscription) await tell('/notifications/subscribe', subscription.toJSON());
}

export async function turnPushOff(): Promise<void> {
  note(null);
  // Without a worker nothing is pushed here, and nobody waits for one.
  const worker = canPush() ? await navigator.serviceWorker.getRegistration() : undefined;
  const subscription = await worker?.pushManager.getSubscription();
  if (!subscription) return;
  await tell('/notifications/unsubscribe', { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
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

const answered = v.object({ key: v.string() });

async function readKey(): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch('/notifications/key', { credentials: 'same-origin' });
  const { key } = v.parse(answered, await response.json());
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (char) => char.codePointAt(0) ?? 0);
}

async function tell(path: string, body: object): Promise<boolean> {
  const response = await fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.ok;
}

const late = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('the browser did not answer')), patienceMs));
