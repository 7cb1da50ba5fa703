/** Notifications as they are written, read and deleted: read once for all in this process whom a change concerns. */
import { sql } from 'kysely';
import type { Store } from '../../db/database.ts';
import type { Stored } from '../../db/tables.ts';
import type { Live } from './live.ts';
import { recentMs } from './recentRevisions.ts';
import { Rows } from './rows.ts';

/** A commit may become visible a little later than the time in its rows. */
const marginMs = 10_000;
/** After a broken line all who watch are read for, so many at once. */
const peopleAtOnce = 500;

type Notification = Stored<'app.notifications'>;
type Watcher = { send(row: Notification): void; stop(fault?: unknown): void };

export function makeNotificationFeed({ db }: Store, listen: Live['listen']): Live['notifications'] {
  const { ofChange, since } = readingFor(db);
  const watchersOf = new Map<string, Set<Watcher>>();

  listen((announcement) => {
    if (announcement.kind === 'notices') {
      const userIds = announcement.userIds.filter((id) => watchersOf.has(id));
      if (userIds.length > 0) void tell(userIds, ofChange(announcement.changeId, userIds));
    } else if (announcement.kind === 'resumed') {
      // Some arrive twice then; the page merges them by id.
      void tellAll(announcement.deafSinceMs - marginMs);
    }
  });

  async function tell(userIds: readonly string[], reading: Promise<Notification[]>): Promise<void> {
    try {
      for (const row of await reading)
        for (const watcher of watchersOf.get(row.user_id) ?? []) watcher.send(row);
    } catch (fault) {
      // Whoever misses one must not go on as if nothing had happened: they subscribe and fetch again.
      for (const id of userIds) for (const watcher of watchersOf.get(id) ?? []) watcher.stop(fault);
    }
  }

  async function tellAll(sinceMs: number): Promise<void> {
    const all = [...watchersOf.keys()];
    for (let from = 0; from < all.length; from += peopleAtOnce) {
      const some = all.slice(from, from + peopleAtOnce);
      await tell(some, since(sinceMs, some));
    }
  }

  async function tellRecent(userId: string, watcher: Watcher): Promise<void> {
    try {
      for (const row of await since(Date.now() - recentMs, [userId])) watcher.send(row);
    } catch (fault) {
      watcher.stop(fault);
    }
  }

  function join(userId: string, watcher: Watcher): () => void {
    const watchers = watchersOf.get(userId) ?? new Set();
    watchersOf.set(userId, watchers.add(watcher));
    return () => {
      watchers.delete(watcher);
      if (watchers.size === 0) watchersOf.delete(userId);
    };
  }

  return (userId, recentToo = false) =>
    new Rows<Notification>(({ row: send, end: stop }) => {
      const watcher = { send, stop };
      if (recentToo) void tellRecent(userId, watcher);
      return join(userId, watcher);
    });
}

function readingFor(db: Store['db']) {
  const of = (userIds: readonly string[]) =>
    db
      .selectFrom('app.notifications')
      .selectAll()
      .where(sql<boolean>`user_id = any(${userIds}::uuid[])`)
      .orderBy('id');
  return {
    ofChange: (changeId: string, userIds: readonly string[]) =>
      of(userIds)
        .where((row) => row.or([row('change_id', '=', changeId), row('touched_by', '=', changeId)]))
        .execute(),
    since: (ms: number, userIds: readonly string[]) =>
      of(userIds)
        .where((row) => row.or([row('id', '>=', firstIdOf(ms)), row('touched_at', '>=', new Date(ms))]))
        .execute(),
  };
}

/** The smallest UUIDv7 of a moment: ids sort by time. */
function firstIdOf(ms: number): string {
  const hex = Math.max(0, ms).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}
