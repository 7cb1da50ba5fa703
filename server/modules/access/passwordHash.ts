/** Passwords are hashed by scrypt with the cost stored in each hash, so that it can grow: an older hash is renewed at the next sign-in. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { Store } from '../../db/database.ts';
import { inHashQueue } from './hashQueue.ts';

/** As OWASP recommends for servers with many sign-ins: 16 MiB, five iterations. */
const costOfToday = { N: 2 ** 14, r: 8, p: 5 };
const keyBytes = 64;
const saltBytes = 16;

export type PasswordCost = typeof costOfToday;

const derive = (password: string, salt: string, cost: PasswordCost): Promise<Buffer> =>
  inHashQueue(() => deriveAtOnce(password, salt, cost));

const deriveAtOnce = (password: string, salt: string, { N, r, p }: PasswordCost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const options = { N, r, p, maxmem: 128 * N * r * 2 };
    // The same password however its characters were composed.
    scrypt(password.normalize('NFKC'), salt, keyBytes, options, (fault, key) =>
      fault ? reject(fault) : resolve(key),
    );
  });

export async function hashPassword(password: string, cost = costOfToday): Promise<string> {
  const salt = randomBytes(saltBytes).toString('hex');
  const key = await derive(password, salt, cost);
  return `${beginOf(cost)}${salt}:${key.toString('hex')}`;
}

export async function verifyPassword({
  hash,
  password,
}: {
  hash: string;
  password: string;
}): Promise<boolean> {
  const { salt, key, of } = partsOf(hash);
  const kept = Buffer.from(key, 'hex');
  return kept.length === keyBytes && timingSafeEqual(kept, await derive(password, salt, of));
}

/** After a successful sign-in: hashes the password again if its cost is outdated. */
export async function renewHash(
  { pool }: Pick<Store, 'pool'>,
  userId: string,
  password: string,
  cost = costOfToday,
): Promise<void> {
  const { rows } = await pool.query<{ id: string; password: string | null }>(
    `SELECT id, password FROM auth.account WHERE "userId" = $1 AND "providerId" = 'credential'`,
    [userId],
  );
  const [account] = rows;
  if (!account?.password || account.password.startsWith(beginOf(cost))) return;
  // Unless it was changed meanwhile.
  await pool.query('UPDATE auth.account SET password = $2 WHERE id = $1 AND password = $3', [
    account.id,
    await hashPassword(password, cost),
    account.password,
  ]);
}

const beginOf = ({ N, r, p }: PasswordCost): string => `scrypt:${N}:${r}:${p}:`;

/** A hash without a cost was made by better-auth's default. */
function partsOf(hash: string): { salt: string; key: string; of: PasswordCost } {
  const parts = hash.split(':');
  if (parts.length === 2)
    return { salt: parts[0] ?? '', key: parts[1] ?? '', of: { N: 2 ** 14, r: 16, p: 1 } };
  const [, N, r, p, salt = '', key = ''] = parts;
  return { salt, key, of: { N: Number(N), r: Number(r), p: Number(p) } };
}
