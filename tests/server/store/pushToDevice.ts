/** A device that registers, is told something and goes; and whoever has it chooses what they are reminded of. */
import { noSetting } from '../../../domain/notifications/notificationSetting.ts';
import type { Store } from '../../../server/db/database.ts';
import { newId } from '../../../server/basics/newId.ts';
import { makePush } from '../../../server/modules/notifications/push/makePush.ts';
import { askToPush, sendPush } from '../../../server/modules/notifications/push/pushJob.ts';
import { ringReminders } from '../../../server/modules/notifications/reminders/ringReminders.ts';
import { tellAgendas } from '../../../server/modules/notifications/reminders/tellAgendas.ts';
import {
  notificationSettingEntity,
  readSettingAndZone,
} from '../../../server/modules/notifications/settings/settings.ts';
import { dropTarget, keepTarget } from '../../../server/modules/notifications/push/pushTargets.ts';

export async function pushToDevice(store: Pick<Store, 'db'>, userId: string): Promise<void> {
  const settings = { fcm: null, toLoopback: false };
  const push = makePush({ store, settings, publicUrl: 'https://lessons.example', nowMs: Date.now });
  await push.publicKey();
  const phone = { kind: 'fcm', address: `phone-of-${userId}` } as const;
  await keepTarget(store, { userId, sessionId: null }, phone);
  await store.db.transaction().execute(async (transaction) => {
    const row = { ...noSetting(userId), remindMinutes: 60, agendaAt: '00:00' };
    const written = { rows: [row], changeId: newId(), nowMs: Date.now() };
    await notificationSettingEntity.write(transaction, userId, written);
  });
  await readSettingAndZone(store.db, userId);
  await ringReminders(store, Date.now());
  await tellAgendas(store, Date.now());
  const notice = { user_id: userId, id: newId(), title: 'MeetingAdded', params: '{}' };
  await store.db.insertInto('app.notifications').values(notice).execute();
  await askToPush(store.db, notice, { kinds: push.kinds, at: null });
  const job = { userId, noticeId: notice.id, targetId: notice.id };
  await sendPush({ store, senders: push.senders }, job, { isLast: false });
  await dropTarget(store, userId, phone);
}
