/** The wire form of a notification. */
import type { Id } from '../../../domain/basics/ids.ts';
import { maskedFor, type Viewer } from '../../kernel/entities/policy.ts';
import type { Queries, Stored } from '../../db/tables.ts';
import { notificationPolicy } from './policy.ts';

export type Notification = {
  id: Id;
  title: string;
  message: string;
  timestamp: string;
  read: boolean;
  removed: boolean;
  type: string;
};

export type NotificationViewer = Extract<Viewer, 'self' | 'guardian'>;

export function toNotification(row: Stored<'app.notifications'>): Notification {
  return {
    id: row.id,
    title: row.title,
    message: JSON.stringify(row.params),
    timestamp: String(row.created_at.getTime()),
    read: row.read_at !== null,
    removed: row.removed_at !== null,
    type: row.type,
  };
}

export const maskNotification = (notification: Notification, viewer: NotificationViewer): Notification =>
  maskedFor(notificationPolicy.types.Notification, [viewer], notification);

/** Newest first: ids ascend with time. */
export async function loadNotifications(
  db: Queries,
  userId: Id,
  page: { limit: number; offset: number },
): Promise<Notification[]> {
  const rows = await db
    .selectFrom('app.notifications')
    .selectAll()
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return rows.map(toNotification);
}
