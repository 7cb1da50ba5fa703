/** Writes the notifications of a change with the change itself: the rows that people see, and the outbox entries that send them out. */
import type { Id } from '../../../domain/basics/ids.ts';
import { noticeType, type Notice } from '../../../domain/notices/notice.ts';
import { askToSend } from '../jobs/queueOutbox.ts';
import { announce } from '../live/announce.ts';
import { newId } from '../../basics/newId.ts';
import type { StoreTransaction } from '../../db/tables.ts';
import { withGuardians } from './toldGuardians.ts';

export async function writeNotifications(
  transaction: StoreTransaction,
  notices: readonly Notice[],
  { changeId, actorId, nowMs }: { changeId: Id; actorId: Id; nowMs: number },
): Promise<void> {
  if (notices.length === 0) return;
  const told = await withGuardians(transaction, notices, actorId);
  const rows = told.map((notice) => ({
    user_id: notice.to,
    id: newId(),
    title: notice.title,
    type: noticeType(notice),
    params: JSON.stringify(notice.params),
    change_id: changeId,
    created_at: new Date(nowMs),
  }));
  await transaction.insertInto('app.notifications').values(rows).execute();
  await transaction
    .insertInto('app.outbox')
    .values(rows.map(({ user_id, id }) => ({ user_id, notification_id: id })))
    .execute();
  const userIds = told.map(({ to }) => to);
  await askToSend(transaction, { changeId, userIds });
  await announce(transaction, { kind: 'notices', userIds, changeId });
}
