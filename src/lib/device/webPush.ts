/** A browser as a device that notifications are pushed to. */
import * as v from 'valibot';
import { inTime, type PushWay } from './pushWay.ts';

const untilReadyMs = 5_000;

const canPush = (): boolean =>
  'Notification' in globalThis && 'serviceWorker' in navigator && 'PushManager' in globalThis;

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!canPush()) return undefined;
  // It is laid while the page is idle, which may be after somebody has asked.
  const never = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), untilReadyMs));
  return Promise.race([navigator.serviceWorker.ready, never]);
}

const subscribed = (subscription: PushSubscription) => ({
  path: '/notifications/subscribe',
  body: subscription.toJSON(),
});

export const webPush: PushWay = {
  async state() {
    const worker = await registration();
    if (!worker) return 'none';
    if (Notification.permission === 'denied') return 'shut';
    return Notification.permission === 'granted' && (await worker.pushManager.getSubscription())
      ? 'on'
      : 'off';
  },
  async isUnasked() {
    return canPush() && Notification.permission === 'default';
  },
  async begin() {
    const worker = await registration();
    if (!worker) return 'none';
    if ((await Notification.requestPermission()) !== 'granted') return 'shut';
    const key = await readKey();
    return subscribed(
      await inTime(worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })),
    );
  },
  async known() {
    if (!canPush() || Notification.permission !== 'granted') return null;
    const subscription = await (await registration())?.pushManager.getSubscription();
    return subscription ? subscribed(subscription) : null;
  },
  async end(tell) {
    // Without a worker nothing is pushed here, and nobody waits for one.
    const worker = canPush() ? await navigator.serviceWorker.getRegistration() : undefined;
    const subscription = await worker?.pushManager.getSubscription();
    if (!subscription) return;
    await tell({ path: '/notifications/unsubscribe', body: { endpoint: subscription.endpoint } });
    await subscription.unsubscribe();
  },
};

const answered = v.object({ key: v.string() });

async function readKey(): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch('/notifications/key', { credentials: 'same-origin' });
  const { key } = v.parse(answered, await response.json());
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (char) => char.codePointAt(0) ?? 0);
}
