/** Sends to a browser by its push service: encrypted for that browser alone, signed with this server's key (RFC 8030, 8291, 8292). */
import webPush from 'web-push';
import type { Store } from '../../../db/database.ts';
import { callPushService } from './callPushService.ts';
import { isPushAddress, lookupPublic } from './publicAddress.ts';
import type { PushMessage, Sending } from './pushMessage.ts';
import type { WebTarget } from './pushTargets.ts';
import { readVapidKey, type VapidKey } from './vapidKey.ts';

type Parts = { store: Pick<Store, 'db'>; publicUrl: string; toLoopback: boolean };

export function makeWebPushSender({ store, publicUrl, toLoopback }: Parts) {
  let reading: Promise<VapidKey> | undefined;
  async function key(): Promise<VapidKey> {
    reading ??= readVapidKey(store);
    return reading.catch((fault: unknown) => {
      reading = undefined;
      throw fault;
    });
  }
  /** Whom a push service writes to if we trouble it. */
  const subject = publicUrl.startsWith('https:')
    ? publicUrl
    : `mailto:no-reply@${new URL(publicUrl).hostname}`;

  return {
    async publicKey(): Promise<string> {
      return (await key()).publicKey;
    },
    isAddress: (text: string) => isPushAddress(text, { toLoopback }),

    async send(
      { address, p256dh, auth }: WebTarget,
      message: PushMessage,
      ttlSeconds: number,
    ): Promise<Sending> {
      // It was checked when it was kept; the setting may have changed since.
      if (!isPushAddress(address, { toLoopback })) return 'gone';
      const call = webPush.generateRequestDetails(
        { endpoint: address, keys: { p256dh, auth } },
        JSON.stringify(message),
        {
          vapidDetails: { subject, ...(await key()) },
          TTL: ttlSeconds,
          // One that has not arrived yet is replaced by its repetition.
          topic: message.id.replaceAll('-', ''),
          contentEncoding: 'aes128gcm',
        },
      );
      const { status } = await callPushService({
        url: call.endpoint,
        headers: call.headers as Record<string, string>,
        body: call.body ?? '',
        ...(toLoopback ? {} : { lookup: lookupPublic }),
      });
      if (status >= 200 && status < 300) return 'sent';
      if (status === 404 || status === 410) return 'gone';
      if (status === 400 || status === 413) return 'refused';
      throw new Error(`the push service answered ${status}`);
    },
  };
}
