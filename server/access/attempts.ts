/** Tries at a password or a code, and mails that were asked for: past a number each further one waits longer, but nobody is ever locked out. */
import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Store } from '../store/database.ts';

type Limit = { free: number; firstWaitMs: number };

const tries: Limit = { free: 10, firstWaitMs: 1000 };

const limits = {
  'sign-in': tries,
  'sign-up': tries,
  'change-password': tries,
  'prove-again': tries,
  /** Asking for a new password tells whether an address has an account. */
  reset: tries,
  google: { free: 60, firstWaitMs: 1000 },
  code: { free: 30, firstWaitMs: 1000 },
  /** A mail to one address, asked for from one place; from anywhere; and to anybody from one place. */
  'mail-to': { free: 5, firstWaitMs: 60_000 },
  'mail-to-from-anywhere': { free: 20, firstWaitMs: 60_000 },
  'mail-from': { free: 60, firstWaitMs: 5_000 },
} as const satisfies Record<string, Limit>;

export type Door = keyof typeof limits;

export type Attempts = {
  /** Counts a try before it is made, so that many at once cannot slip through; answers the seconds to wait, or 0. */
  begin(): Promise<number>;
  /** The try was right: the count starts anew. */
  succeed(): Promise<void>;
  /** The try was right, and says nothing of the earlier ones: it alone is not counted. */
  uncount(): Promise<void>;
};

const windowMs = 15 * 60_000;
const longestWaitMs = 5 * 60_000;

export function attemptsOf(
  store: Pick<Store, 'pool'>,
  try_: { door: Door; account: string; address: string; nowMs: number },
): Attempts {
  const { door, account, address, nowMs } = try_;
  const { free, firstWaitMs } = limits[door];
  const key = createHash('sha256')
    .update(JSON.stringify([door, account, network(address)]))
    .digest('base64url');
  const now = new Date(nowMs);
  return {
    async begin() {
      // The row's lock makes those who try at the same moment take turns; a refused try leaves the row as it was.
      const { rowCount } = await store.pool.query(
        `INSERT INTO auth.attempts AS a (key, fails, last_at) VALUES ($1, 1, $2)
         ON CONFLICT (key) DO UPDATE
           SET fails = CASE WHEN a.last_at < $3 THEN 1 ELSE a.fails + 1 END, last_at = $2
         WHERE a.fails < $4 OR a.last_at < $3
            OR $2 - a.last_at >= make_interval(secs => least($5, power(2, least(a.fails - $4, 20)) * $6::float8) / 1000)`,
        [key, now, new Date(nowMs - windowMs), free, longestWaitMs, firstWaitMs],
      );
      return rowCount ? 0 : secondsToWait(store, { key, nowMs, ...limits[door] });
    },
    async succeed() {
      await store.pool.query('DELETE FROM auth.attempts WHERE key = $1', [key]);
    },
    async uncount() {
      await store.pool.query('UPDATE auth.attempts SET fails = greatest(fails - 1, 0) WHERE key = $1', [key]);
    },
  };
}

/** Removes what no longer counts. */
export async function forgetOldAttempts({ pool }: Pick<Store, 'pool'>, nowMs: number): Promise<void> {
  await pool.query('DELETE FROM auth.attempts WHERE last_at < $1', [new Date(nowMs - windowMs)]);
}

async function secondsToWait(
  { pool }: Pick<Store, 'pool'>,
  { key, nowMs, free, firstWaitMs }: Limit & { key: string; nowMs: number },
): Promise<number> {
  const { rows } = await pool.query<{ fails: number; last_at: Date }>(
    'SELECT fails, last_at FROM auth.attempts WHERE key = $1',
    [key],
  );
  const row = rows[0];
  if (!row) return 1;
  const waitMs = Math.min(longestWaitMs, 2 ** Math.min(row.fails - free, 20) * firstWaitMs);
  return Math.max(1, Math.ceil((row.last_at.getTime() + waitMs - nowMs) / 1000));
}

/** One IPv6 customer holds a whole /64, so that counts as one address. */
function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(Math.max(0, zeros)).fill('0'), ...right].slice(0, 4).join(':');
}
