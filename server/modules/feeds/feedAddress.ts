/**
 * The secret address of a person's feed: random, replaceable, stored as a hash. It can be shown to its owner again,
 * since it is derived from a random salt and a secret of the server that is not in the database.
 */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Id } from '../../../domain/basics/ids.ts';
import type { Store } from '../../db/database.ts';

export type FeedSettings = {
  /** The server's secret; another one invalidates all addresses. */
  secret: string;
  publicUrl: string;
};

export type Feed = { url: string | null; createdAt: string | null };

const form = /^[\w-]{43}$/;

const secretOf = (salt: string, { secret }: FeedSettings): string =>
  createHmac('sha256', secret).update(`calendar feed ${salt}`).digest('base64url');

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

const urlOf = (secret: string, { publicUrl }: FeedSettings): string =>
  `${publicUrl.replace(/\/$/, '')}/feed/${secret}.ics`;

type Row = { salt: string; secret_hash: string; created_at: Date };

export async function readFeed(
  { pool }: Pick<Store, 'pool'>,
  settings: FeedSettings,
  userId: Id,
): Promise<Feed> {
  const { rows } = await pool.query<Row>(
    'SELECT salt, secret_hash, created_at FROM auth.calendar_feeds WHERE user_id = $1',
    [userId],
  );
  const [row] = rows;
  const secret = row ? secretOf(row.salt, settings) : null;
  return row && secret !== null && hashOf(secret) === row.secret_hash
    ? { url: urlOf(secret, settings), createdAt: String(row.created_at.getTime()) }
    : { url: null, createdAt: null };
}

/** A new address; the previous one stops working. */
export async function rotateFeed(
  { pool }: Pick<Store, 'pool'>,
  settings: FeedSettings,
  { userId, nowMs }: { userId: Id; nowMs: number },
): Promise<Feed> {
  const salt = randomBytes(32).toString('base64url');
  const secret = secretOf(salt, settings);
  await pool.query(
    `INSERT INTO auth.calendar_feeds (user_id, salt, secret_hash, created_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (user_id) DO UPDATE SET salt = $2, secret_hash = $3, created_at = $4`,
    [userId, salt, hashOf(secret), new Date(nowMs)],
  );
  return { url: urlOf(secret, settings), createdAt: String(nowMs) };
}

/** The owner of this address; null if there is none. */
export async function feedOwner({ pool }: Pick<Store, 'pool'>, secret: string): Promise<Id | null> {
  if (!form.test(secret)) return null;
  const { rows } = await pool.query<{ user_id: Id }>(
    'SELECT user_id FROM auth.calendar_feeds WHERE secret_hash = $1',
    [hashOf(secret)],
  );
  return rows[0]?.user_id ?? null;
}
