/** Takes a person's second factor away: from then on the password alone opens the account. */
import { sql } from 'kysely';
import type { StoreTransaction } from '../../db/tables.ts';

/** False where there was none. */
export async function removeSecondFactor(transaction: StoreTransaction, userId: string): Promise<boolean> {
  await sql`update auth."user" set "twoFactorEnabled" = false where id = ${userId}`.execute(transaction);
  const { numAffectedRows } = await sql`delete from auth.second_factors where user_id = ${userId}`.execute(
    transaction,
  );
  return numAffectedRows === 1n;
}
