/** Listens to PostgreSQL for what any process has committed, on a connection of its own that is renewed when lost. */
import pg from 'pg';
import type { Store } from '../../db/database.ts';
import { channel } from './announce.ts';
import type { Announcement, Live } from './live.ts';
import { makeNotificationFeed } from './notificationFeed.ts';
import { reportFault } from '../../basics/reportFault.ts';

const shortestPauseMs = 100;
/** Short, because subscribers hear nothing until then. */
const longestPauseMs = 400;
const connectingMs = 5_000;

export async function startLive({ store, url }: { store: Store; url: string }): Promise<Live> {
  const hearers = new Set<(announcement: Announcement) => void>();
  let client: pg.Client | null = null;
  let closed = false;

  function tell(announcement: Announcement): void {
    for (const hear of hearers) {
      try {
        hear(announcement);
      } catch (fault) {
        reportFault('A listener of the live line failed', fault);
      }
    }
  }

  async function open(): Promise<void> {
    const opening = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: connectingMs,
    });
    let isLost = false;
    const lost = (): void => {
      if (isLost) return;
      isLost = true;
      if (client !== opening) return;
      client = null;
      if (!closed) void reopen(Date.now());
    };
    opening.on('error', lost);
    opening.on('end', lost);
    opening.on('notification', ({ payload }) => tell(JSON.parse(payload ?? '') as Announcement));
    await opening.connect();
    await opening.query(`listen ${channel}`);
    client = opening;
    if (isLost) throw new Error('The line was lost while it was opened');
  }

  async function reopen(deafSinceMs: number): Promise<void> {
    for (let pauseMs = shortestPauseMs; !closed; pauseMs = Math.min(longestPauseMs, pauseMs * 2)) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      try {
        await open();
        tell({ kind: 'resumed', deafSinceMs });
        return;
      } catch {
        client = null;
      }
    }
  }

  function listen(hear: (announcement: Announcement) => void): () => void {
    hearers.add(hear);
    return () => hearers.delete(hear);
  }

  await open();
  return {
    listen,
    notifications: makeNotificationFeed(store, listen),
    async close() {
      closed = true;
      hearers.clear();
      await client?.end();
    },
  };
}
