/** A device that registers, is told something and goes. */
import type { Store } from '../../../server/db/database.ts';
import { newId } from '../../../server/basics/newId.ts';
import { makePush } from '../../../server/modules/notifications/push/makePush.ts';
import { askToPush, sendPush } from '../../../server/modules/notifications/push/pushJob.ts';
import { dropTarget, keepTarget } from '../../../server/modules/notifications/push/pushTargets.ts';

export async function pushToDevice(store: Pick<Store, 'db'>, userId: string): Promise<void> {
  const settings = { fcm: null, toLoopback: false };
  const push = makePush({ store, settings, publicUrl: 'https://lessons.example', nowMs: Date.now });
  await push.publicKey();
  const phone = { kind: 'fcm', address: `phone-of-${userId}` } as const;
  await keepTarget(store, userId, phone);
  const notice = { user_id: userId, id: newId(), title: 'MeetingAdded', params: '{}' };
  await store.db.insertInto('app.notifications').values(notice).execute();
  await askToPush(store.db, notice, { kinds: push.kinds, at: null });
  const job = { userId, noticeId: notice.id, targetId: notice.id };
  await sendPush({ store, senders: push.senders }, job, { isLast: false });
  await dropTarget(store, userId, phone);
}
