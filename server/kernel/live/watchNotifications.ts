/** The notifications of one person as they are written, read and deleted. */
import { Repeater } from 'graphql-yoga';
import type { Store } from '../../db/database.ts';
import type { Stored } from '../../db/tables.ts';
import type { Live } from './live.ts';
import { recentMs } from './recentRevisions.ts';

/** A commit may become visible a little later than the time in its rows. */
const marginMs = 10_000;

export function watchNotifications(
  { db }: Store,
  listen: Live['listen'],
  userId: string,
  { ended, recentToo }: { ended: AbortSignal | undefined; recentToo: boolean },
): AsyncIterableIterator<Stored<'app.notifications'>> {
  const mine = db.selectFrom('app.notifications').selectAll().where('user_id', '=', userId).orderBy('id');
  const since = (ms: number) =>
    mine.where((row) => row.or([row('id', '>=', firstIdOf(ms)), row('touched_at', '>=', new Date(ms))]));
  return new Repeater(async (push, stop) => {
    const unlisten = listen((announcement) => {
      if (announcement.kind === 'notices' && announcement.userIds.includes(userId)) {
        const { changeId } = announcement;
        void send(
          mine
            .where((row) => row.or([row('change_id', '=', changeId), row('touched_by', '=', changeId)]))
            .execute(),
        );
      } else if (announcement.kind === 'resumed') {
        // Some arrive twice then; the page merges them by id.
        void send(since(announcement.deafSinceMs - marginMs).execute());
      }
    });
    async function send(reading: Promise<Stored<'app.notifications'>[]>): Promise<void> {
      try {
        for (const row of await reading) void push(row);
      } catch (fault) {
        stop(fault);
      }
    }
    if (recentToo) void send(since(Date.now() - recentMs).execute());
    ended?.addEventListener('abort', () => stop(), { once: true });
    if (ended?.aborted) stop();
    await stop;
    unlisten();
  });
}

/** The smallest UUIDv7 of a moment: ids sort by time. */
function firstIdOf(ms: number): string {
  const hex = Math.max(0, ms).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}
