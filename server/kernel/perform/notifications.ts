/** Writes the notifications of a change with the change itself: the rows that people see, and the outbox entries that send them out. */
import type { Id } from '../../../domain/basics/ids.ts';
import { wayOf } from '../../../domain/notifications/noticeKinds.ts';
import { noticeType, type Notice } from '../../../domain/notices/notice.ts';
import { askToSend } from '../jobs/queueOutbox.ts';
import { announce } from '../live/announce.ts';
import { newId } from '../../basics/newId.ts';
import type { Queries, StoreTransaction } from '../../db/tables.ts';
import { withGuardians } from './toldGuardians.ts';

type Told = {
  changeId: Id;
  actorId: Id;
  nowMs: number;
  /** Guardians are told by notices of their own. */
  alone?: boolean;
};

export async function writeNotifications(
  transaction: StoreTransaction,
  notices: readonly Notice[],
  { changeId, actorId, nowMs, alone = false }: Told,
): Promise<void> {
  if (notices.length === 0) return;
  const told = alone ? notices : await withGuardians(transaction, notices, actorId);
  const off = await turnedOff(
    transaction,
    told.map(({ to }) => to),
  );
  const rows = told.map((notice) => ({
    user_id: notice.to,
    id: newId(),
    title: notice.title,
    type: noticeType(notice),
    params: JSON.stringify(notice.params),
    change_id: changeId,
    created_at: new Date(nowMs),
    // Not in the list, and still sent in the other ways.
    removed_at: off.get(notice.to)?.includes(wayOf(notice.title, 'app')) ? new Date(nowMs) : null,
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

async function turnedOff(queries: Queries, userIds: readonly Id[]): Promise<Map<Id, string[]>> {
  const rows = await queries
    .selectFrom('app.notification_settings')
    .select(['user_id', 'off'])
    .where('user_id', 'in', userIds)
    .execute();
  return new Map(rows.map(({ user_id: userId, off }) => [userId, off]));
}
