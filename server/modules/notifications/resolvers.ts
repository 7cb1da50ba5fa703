/** A person's notifications: the list, newest first, and the subscription. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Context } from '../../kernel/api/context.ts';
import { denied } from '../../basics/denied.ts';
import { signedIn } from '../../kernel/api/context.ts';
import type { Stored } from '../../db/tables.ts';
import { Rows } from '../../kernel/live/rows.ts';
import { isGuardian } from '../people/relations.ts';
import type { ModuleResolvers } from '../../kernel/api/resolvers.ts';
import { readSetting, toWireSetting } from './settings/settings.ts';
import {
  loadNotifications,
  maskNotification,
  toNotification,
  type Notification,
  type NotificationViewer,
} from './notification.ts';

const usualLimit = 50;
const largestLimit = 100;

export const notificationResolvers = {
  Query: {
    getNotificationSettings: async (_: unknown, _args: unknown, context: Context) =>
      toWireSetting(await readSetting(context.store.db, signedIn(context).id)),
    getNotifications: async (
      _: unknown,
      args: { userId: Id; limit?: number | null; offset?: number | null },
      context: Context,
    ): Promise<Notification[]> => {
      const viewer = await notificationViewer(context, args.userId);
      const limit = args.limit ?? usualLimit;
      const offset = args.offset ?? 0;
      if (limit < 1 || limit > largestLimit)
        throw denied('BAD_REQUEST', { field: 'limit', limit: largestLimit });
      if (offset < 0) throw denied('BAD_REQUEST', { field: 'offset' });
      const notifications = await loadNotifications(context.store.db, args.userId, { limit, offset });
      return notifications.map((notification) => maskNotification(notification, viewer));
    },
  },
  Subscription: {
    notifications: {
      async subscribe(_: unknown, { userId }: { userId: Id }, context: Context) {
        await notificationViewer(context, userId);
        return arrivals(context, userId);
      },
    },
  },
} satisfies ModuleResolvers;

async function notificationViewer(context: Context, userId: Id): Promise<NotificationViewer> {
  const actor = signedIn(context);
  if (actor.id === userId) return 'self';
  if (await isGuardian(context.store.db, actor, userId)) return 'guardian';
  throw denied('NOT_FOUND');
}

function arrivals(context: Context, userId: Id): Rows<{ notifications: Notification }> {
  return new Rows(({ row: tell, end }) => {
    let telling = Promise.resolve();
    async function seen(row: Stored<'app.notifications'>): Promise<void> {
      // A guardian may have been unlinked since the subscription began.
      const viewer = await notificationViewer(context, userId);
      tell({ notifications: maskNotification(toNotification(row), viewer) });
    }
    return context.live.notifications(userId, context.tellsRecent).hear({
      row(row) {
        telling = telling.then(() => seen(row)).catch(end);
      },
      end,
    });
  });
}
