/** The notifications of one person as they are written. */
import { Repeater } from 'graphql-yoga';
import type { Store } from '../store/database.ts';
import type { Stored } from '../store/tables.ts';
import type { Live } from './live.ts';

/** A commit may become visible a little after the time that its rows carry. */
const marginMs = 10_000;

export function watchNotifications(
  { db }: Store,
  listen: Live['listen'],
  userId: string,
  ended?: AbortSignal,
): AsyncIterableIterator<Stored<'app.notifications'>> {
  const mine = db.selectFrom('app.notifications').selectAll().where('user_id', '=', userId).orderBy('id');
  return new Repeater(async (push, stop) => {
    const unlisten = listen((announcement) => {
      if (announcement.kind === 'notices' && announcement.userIds.includes(userId)) {
        void send(mine.where('change_id', '=', announcement.changeId).execute());
      } else if (announcement.kind === 'resumed') {
        // Some come twice then; whoever shows them merges by id.
        const since = new Date(announcement.deafSinceMs - marginMs);
        void send(mine.where('created_at', '>=', since).execute());
      }
    });
    async function send(reading: Promise<Stored<'app.notifications'>[]>): Promise<void> {
      try {
        for (const row of await reading) void push(row);
      } catch (fault) {
        stop(fault);
      }
    }
    ended?.addEventListener('abort', () => stop(), { once: true });
    if (ended?.aborted) stop();
    await stop;
    unlisten();
  });
}
