/** Notifications as their reader's actions write them: read, deleted, brought back. */
import type { Notification as Row } from '../../../domain/notifications/notification.ts';
import { notificationEntity as declared } from '../../../domain/notifications/notification.ts';
import { isStoredId } from '../../basics/storedId.ts';
import type { Queries, Stored } from '../../db/tables.ts';
import type { OwnEntity } from '../../kernel/entities/ownEntity.ts';
import { announce } from '../../kernel/live/announce.ts';
import { maskNotification, toNotification } from './notification.ts';

type Kept = Pick<Stored<'app.notifications'>, 'id' | 'read_at' | 'removed_at'>;

const toRow = ({ id, read_at, removed_at }: Kept): Row => ({
  kind: 'notification',
  id,
  revision: 0,
  readMs: read_at?.getTime() ?? null,
  removedMs: removed_at?.getTime() ?? null,
});

const momentOf = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));

/** Those that stand; without ids all of them. */
export async function readStanding(
  queries: Queries,
  userId: string,
  ids?: readonly string[],
): Promise<Row[]> {
  const wanted = ids?.filter(isStoredId);
  if (wanted?.length === 0) return [];
  const rows = await queries
    .selectFrom('app.notifications')
    .select(['id', 'read_at', 'removed_at'])
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .$if(wanted !== undefined, (query) => query.where('id', 'in', wanted ?? []))
    .orderBy('id')
    .execute();
  return rows.map(toRow);
}

/** As few statements as there are ways in which rows end: all of a list are read or deleted at one moment. */
const alike = ({ readMs, removedMs }: Row): string => `${readMs} ${removedMs}`;

export const notificationEntity: OwnEntity<Row> = {
  kind: declared.kind,
  name: declared.wire.name,

  async read(queries, userId, ids) {
    if (ids.length === 0) return [];
    const rows = await queries
      .selectFrom('app.notifications')
      .select(['id', 'read_at', 'removed_at'])
      .where('user_id', '=', userId)
      .where('id', 'in', ids)
      .execute();
    return rows.map(toRow);
  },

  async write(transaction, userId, { rows, changeId, nowMs }) {
    for (const [, group] of Map.groupBy(rows, alike)) {
      const [first] = group;
      if (!first) continue;
      await transaction
        .updateTable('app.notifications')
        .set({
          read_at: momentOf(first.readMs),
          removed_at: momentOf(first.removedMs),
          touched_by: changeId,
          touched_at: new Date(nowMs),
        })
        .where('user_id', '=', userId)
        .where(
          'id',
          'in',
          group.map(({ id }) => id),
        )
        .execute();
    }
    await announce(transaction, { kind: 'notices', userIds: [userId], changeId });
  },

  async shown(queries, userId, ids) {
    if (ids.length === 0) return [];
    const rows = await queries
      .selectFrom('app.notifications')
      .selectAll()
      .where('user_id', '=', userId)
      .where('id', 'in', ids)
      .orderBy('id', 'desc')
      .execute();
    return rows.map((row) => maskNotification(toNotification(row), 'self'));
  },
};
