/** Takes a person's second factor away: from then on the password alone opens the account. */
import { sql } from 'kysely';
import type { StoreTransaction } from '../../db/tables.ts';
import { tellOfSecondFactor } from './tellOfSecondFactor.ts';

/** False where there was none. */
export async function removeSecondFactor(
  transaction: StoreTransaction,
  userId: string,
  nowMs: number,
): Promise<boolean> {
  await sql`update auth."user" set "twoFactorEnabled" = false where id = ${userId}`.execute(transaction);
  const { rows } = await sql<{ verified: boolean }>`
    delete from auth.second_factors where user_id = ${userId} returning verified`.execute(transaction);
  // What was begun and never confirmed was never asked for.
  const wasOn = rows[0]?.verified ?? false;
  if (wasOn) await tellOfSecondFactor(transaction, userId, { kind: 'secondFactorOff', nowMs });
  return wasOn;
}
