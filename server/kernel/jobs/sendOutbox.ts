/** Sends what waits in the outbox: each notification goes out by every channel at least once, and is then removed. */
import { sql } from 'kysely';
import type { Store } from '../../db/database.ts';
import type { Stored, StoreTransaction } from '../../db/tables.ts';
import type { ToSend } from './queueOutbox.ts';
import type { Channel } from './channels.ts';

/** A row is locked while it is sent, so that two workers never send the same one. */
const atOnce = 50;
/** A notification of the day before yesterday is out of date, whatever kept the channel from sending it. */
const keptMs = 2 * 86_400_000;

type Notice = Stored<'app.notifications'>;
type Place = { user_id: string; notification_id: string };

class NotAllSent extends Error {}

/**
 * toSend: the notifications of one change, or null for everything that is left over.
 * ended: the server stops; what was not sent by then is sent after the next start.
 * Throws NotAllSent when a channel failed, so that the job queue retries with growing delays.
 */
export async function sendOutbox(
  { db }: Pick<Store, 'db'>,
  channels: readonly Channel[],
  toSend: ToSend | null,
  ended: AbortSignal,
): Promise<void> {
  const cutOff = new Promise<false>((resolve) =>
    ended.addEventListener('abort', () => resolve(false), { once: true }),
  );
  const isSent = (notice: Notice): Promise<boolean> => Promise.race([sent(notice, channels), cutOff]);
  let failures = 0;
  for (let after: Place | null = null; ;) {
    const { last, failed } = await db
      .transaction()
      .execute((transaction) => sendSome(transaction, isSent, toSend, after));
    if (ended.aborted) return;
    failures += failed;
    if (!last) break;
    after = last;
  }
  if (failures > 0) throw new NotAllSent(`${failures} notices could not be sent`);
}

async function sendSome(
  transaction: StoreTransaction,
  isSent: (notice: Notice) => Promise<boolean>,
  toSend: ToSend | null,
  after: Place | null,
): Promise<{ last: Place | null; failed: number }> {
  let waiting = transaction
    .selectFrom('app.outbox as o')
    .innerJoin('app.notifications as n', (on) =>
      on.onRef('n.user_id', '=', 'o.user_id').onRef('n.id', '=', 'o.notification_id'),
    )
    .selectAll('n')
    .orderBy('o.user_id')
    .orderBy('o.notification_id')
    .limit(atOnce)
    .forUpdate('o');
  // A change's job is done when its notifications are gone: if another worker has locked them, it waits for the result.
  waiting = toSend
    ? waiting.where('n.change_id', '=', toSend.changeId).where('n.user_id', 'in', toSend.userIds)
    : waiting.skipLocked();
  if (after) {
    waiting = waiting.where(
      sql<boolean>`(o.user_id, o.notification_id) > (${after.user_id}::uuid, ${after.notification_id}::uuid)`,
    );
  }
  const notices = await waiting.execute();
  const went = await Promise.all(notices.map(isSent));
  const gone = notices.filter((_, index) => went[index]);
  if (gone.length > 0) {
    await transaction
      .deleteFrom('app.outbox')
      .where((row) =>
        row(
          row.refTuple('user_id', 'notification_id'),
          'in',
          gone.map(({ user_id: userId, id }) => row.tuple(userId, id)),
        ),
      )
      .execute();
  }
  const last = notices.at(-1);
  return {
    last: last ? { user_id: last.user_id, notification_id: last.id } : null,
    failed: notices.length - gone.length,
  };
}

async function sent(notice: Notice, channels: readonly Channel[]): Promise<boolean> {
  const all = await Promise.allSettled(channels.map((channel) => channel.send(notice)));
  return all.every(({ status }) => status === 'fulfilled');
}

/** What could not be sent for two days remains visible in the app only. */
export async function forgetUnsent({ db }: Pick<Store, 'db'>, nowMs: number): Promise<void> {
  await db
    .deleteFrom('app.outbox')
    .where('created_at', '<', new Date(nowMs - keptMs))
    .execute();
}
