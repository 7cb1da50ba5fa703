/** The code by which a parent is linked to a student's account: shown once, stored as a hash, valid for ten minutes, used once. */
import { createHash, randomInt } from 'node:crypto';
import type { Id } from '../../../domain/basics/ids.ts';
import type { Queries } from '../../db/tables.ts';

const livesMs = 10 * 60_000;
/** Without characters that are easily confused. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 8;

const hashOf = (code: string): string =>
  createHash('sha256')
    .update(code.toUpperCase().replace(/[^A-Z0-9]/g, ''))
    .digest('hex');

export async function makeLinkCode(
  queries: Queries,
  studentId: Id,
  nowMs: number,
): Promise<{ code: string; expiresAt: string }> {
  const code = Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
  const expires = new Date(nowMs + livesMs);
  await queries
    .insertInto('app.link_codes')
    .values({ user_id: studentId, hash: hashOf(code), expires_at: expires })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ hash: hashOf(code), expires_at: expires }),
    )
    .execute();
  return { code: `${code.slice(0, 4)}-${code.slice(4)}`, expiresAt: String(expires.getTime()) };
}

/** Locks the row: of two with the same code the second finds it used. */
export async function studentOfCode(queries: Queries, code: string, nowMs: number): Promise<Id | null> {
  const row = await queries
    .selectFrom('app.link_codes')
    .select('user_id')
    .where('hash', '=', hashOf(code))
    .where('expires_at', '>', new Date(nowMs))
    .forUpdate()
    .executeTakeFirst();
  return row?.user_id ?? null;
}
