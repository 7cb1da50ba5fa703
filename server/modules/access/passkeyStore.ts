/** Passkeys as they are kept, and the challenges that are out, each good once and for five minutes. */
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Store } from '../../db/database.ts';
import type { Accounts } from './accounts.ts';

export type PasskeyRow = {
  id: string;
  userId: string;
  credentialId: string;
  publicKey: string;
  counter: number;
};

/** As the owner sees it. */
export type OwnPasskey = { id: string; name: string; createdAt: string; usedAt: string | null };

const mostPasskeys = 10;

type Parts = { accounts: Accounts; store: Pick<Store, 'pool'>; nowMs(): number };

const minutes = 5;
/** Whose challenge it is; nobody's, while somebody is still to come in. */
const outstanding = v.object({ userId: v.nullable(v.string()), challenge: v.string() });

/** Answers by what it is asked for again. */
export async function keepChallenge(
  { accounts, nowMs }: Parts,
  challenge: string,
  userId: string | null,
): Promise<string> {
  const request = randomUUID();
  const { internalAdapter } = await accounts.$context;
  await internalAdapter.createVerificationValue({
    identifier: `passkey-${request}`,
    value: JSON.stringify({ userId, challenge }),
    expiresAt: new Date(nowMs() + minutes * 60_000),
  });
  return request;
}

/** null: it was answered before, it is over, or it is somebody else's. */
export async function takeChallenge(
  { store, nowMs }: Parts,
  request: string,
  userId: string | null,
): Promise<string | null> {
  const { rows } = await store.pool.query<{ value: string }>(
    'DELETE FROM auth.verification WHERE identifier = $1 AND "expiresAt" > $2 RETURNING value',
    [`passkey-${request}`, new Date(nowMs())],
  );
  const [row] = rows;
  if (!row) return null;
  const out = v.parse(outstanding, JSON.parse(row.value));
  return out.userId === userId ? out.challenge : null;
}

export async function passkeysOf({ pool }: Pick<Store, 'pool'>, userId: string): Promise<OwnPasskey[]> {
  const { rows } = await pool.query<OwnPasskey>(
    `SELECT id, name, (extract(epoch from created_at) * 1000)::bigint::text AS "createdAt",
       (extract(epoch from used_at) * 1000)::bigint::text AS "usedAt"
     FROM auth.passkeys WHERE user_id = $1 ORDER BY created_at`,
    [userId],
  );
  return rows;
}

export async function credentialsOf({ pool }: Pick<Store, 'pool'>, userId: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'SELECT credential_id AS id FROM auth.passkeys WHERE user_id = $1',
    [userId],
  );
  return rows.map(({ id }) => id);
}

export async function findPasskey(
  { pool }: Pick<Store, 'pool'>,
  credentialId: string,
): Promise<PasskeyRow | null> {
  const { rows } = await pool.query<Omit<PasskeyRow, 'counter'> & { counter: string }>(
    `SELECT id, user_id AS "userId", credential_id AS "credentialId", public_key AS "publicKey", counter
     FROM auth.passkeys WHERE credential_id = $1`,
    [credentialId],
  );
  const [row] = rows;
  return row ? { ...row, counter: Number(row.counter) } : null;
}

type NewPasskey = PasskeyRow & { name: string; nowMs: number };

/** False where there are too many already, or the device is known. */
export async function addPasskey(
  { pool }: Pick<Store, 'pool'>,
  { id, userId, credentialId, publicKey, counter, name, nowMs }: NewPasskey,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `INSERT INTO auth.passkeys (id, user_id, credential_id, public_key, counter, name, created_at)
     SELECT $1, $2, $3, $4, $5, $6, $7
     WHERE (SELECT count(*) FROM auth.passkeys WHERE user_id = $2) < $8
     ON CONFLICT (credential_id) DO NOTHING`,
    [id, userId, credentialId, publicKey, counter, name, new Date(nowMs), mostPasskeys],
  );
  return rowCount === 1;
}

/** False where the count has fallen behind: a copy of the device has been used. */
export async function countUse(
  { pool }: Pick<Store, 'pool'>,
  { id }: PasskeyRow,
  counter: number,
  nowMs: number,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `UPDATE auth.passkeys SET counter = $2, used_at = $3
     WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0))`,
    [id, counter, new Date(nowMs)],
  );
  return rowCount === 1;
}

export async function renamePasskey(
  { pool }: Pick<Store, 'pool'>,
  { userId, id, name }: { userId: string; id: string; name: string },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    'UPDATE auth.passkeys SET name = $3 WHERE id::text = $2 AND user_id = $1',
    [userId, id, name],
  );
  return rowCount === 1;
}

export async function removePasskey(
  { pool }: Pick<Store, 'pool'>,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> {
  const { rowCount } = await pool.query('DELETE FROM auth.passkeys WHERE id::text = $2 AND user_id = $1', [
    userId,
    id,
  ]);
  return rowCount === 1;
}
