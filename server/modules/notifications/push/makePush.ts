/** Pushing, as the server is set up: browsers always, phones where there is an account with FCM. */
import type { Store } from '../../../db/database.ts';
import { makeFcmSender } from './fcmSender.ts';
import type { PushSenders } from './pushJob.ts';
import type { PushSettings } from './pushSettings.ts';
import { makeWebPushSender } from './webPushSender.ts';

type Parts = { store: Pick<Store, 'db'>; settings: PushSettings; publicUrl: string; nowMs(): number };

export type Push = {
  publicKey(): Promise<string>;
  isAddress(text: string): boolean;
  senders: PushSenders;
  /** The kinds of devices that are sent to. */
  kinds: readonly string[];
};

export function makePush({ store, settings: { fcm, toLoopback }, publicUrl, nowMs }: Parts): Push {
  const web = makeWebPushSender({ store, publicUrl, toLoopback });
  const phones = fcm ? makeFcmSender(fcm, nowMs) : null;
  return {
    publicKey: web.publicKey,
    isAddress: web.isAddress,
    senders: { web: web.send, fcm: phones ? phones.send : null },
    kinds: phones ? ['web', 'fcm'] : ['web'],
  };
}
