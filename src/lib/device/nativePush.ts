/** The phone app as a device that notifications are pushed to, by FCM. Loaded in the phone app alone. */
import { Capacitor } from '@capacitor/core';
import { PushNotifications } from '@capacitor/push-notifications';
import { inTime, type PushWay } from './pushWay.ts';

const tokenKey = 'push-token';

function keptToken(): string | null {
  try {
    return localStorage.getItem(tokenKey);
  } catch {
    return null;
  }
}

function keepToken(token: string | null): void {
  try {
    if (token === null) localStorage.removeItem(tokenKey);
    else localStorage.setItem(tokenKey, token);
  } catch {
    // Where nothing is kept, the server forgets the token with the session.
  }
}

/** On an iPhone the system gives Apple's own token, which FCM cannot send to (decision 126). */
const hasToken = (): boolean => Capacitor.getPlatform() === 'android';

/** FCM may give another one at any time, so it is asked for anew. */
async function freshToken(): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const listeners = [
    await PushNotifications.addListener('registration', ({ value }) => resolve(value)),
    await PushNotifications.addListener('registrationError', ({ error }) => reject(new Error(error))),
  ];
  try {
    await PushNotifications.register();
    return await inTime(promise);
  } finally {
    for (const listener of listeners) void listener.remove();
  }
}

async function registered(): Promise<{ path: string; body: object }> {
  const token = await freshToken();
  keepToken(token);
  return { path: '/fcm/register', body: { token } };
}

const permission = async () => (await PushNotifications.checkPermissions()).receive;

export const nativePush: PushWay = {
  async state() {
    if (!hasToken()) return 'none';
    const given = await permission();
    if (given === 'denied') return 'shut';
    return given === 'granted' && keptToken() !== null ? 'on' : 'off';
  },
  async isUnasked() {
    return hasToken() && (await permission()).startsWith('prompt');
  },
  async begin() {
    if (!hasToken()) return 'none';
    if ((await PushNotifications.requestPermissions()).receive !== 'granted') return 'shut';
    return registered();
  },
  async known() {
    return hasToken() && (await permission()) === 'granted' ? registered() : null;
  },
  async end(tell) {
    const token = keptToken();
    if (token === null) return;
    await tell({ path: '/fcm/delete', body: { token } });
    keepToken(null);
    await PushNotifications.unregister();
  },
};

/** A notification that was pressed opens the app, which then goes to what it is about. */
export function followNativePresses(pressed: (id: string) => void): () => void {
  const listening = PushNotifications.addListener('pushNotificationActionPerformed', ({ notification }) => {
    const { id } = (notification.data ?? {}) as { id?: unknown };
    if (typeof id === 'string') pressed(id);
  });
  return () => void listening.then((listener) => listener.remove());
}
