/** A person's notifications: the list, newest first, and the subscription. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Context } from '../../kernel/api/context.ts';
import { denied } from '../../basics/denied.ts';
import { signedIn } from '../../kernel/api/context.ts';
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

/** A waiting async generator cannot be ended from outside, so what it waits for is aborted. */
function arrivals(context: Context, userId: Id): AsyncIterableIterator<{ notifications: Notification }> {
  const ended = new AbortController();
  const rows = seen(context, userId, ended.signal);
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next: () => rows.next(),
    return() {
      ended.abort();
      return rows.return(undefined);
    },
  };
}

async function* seen(
  context: Context,
  userId: Id,
  signal: AbortSignal,
): AsyncGenerator<{ notifications: Notification }, undefined> {
  for await (const row of context.live.notifications(userId, signal, context.tellsRecent)) {
    // A guardian may have been unlinked since the subscription began.
    const viewer = await notificationViewer(context, userId);
    yield { notifications: maskNotification(toNotification(row), viewer) };
  }
}
