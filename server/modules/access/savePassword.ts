/** Writes a person's password and ends their sessions and pending codes, in one transaction. */
import { sql } from 'kysely';
import { newId } from '../../basics/newId.ts';
import type { StoreTransaction } from '../../db/tables.ts';

type Saving = {
  userId: string;
  hash: string;
  nowMs: number;
  /** The session that continues. */ keep: string | null;
};

export async function savePassword(
  transaction: StoreTransaction,
  { userId, hash, nowMs, keep }: Saving,
): Promise<string[]> {
  const now = new Date(nowMs);
  const { numAffectedRows } = await sql`update auth.account set password = ${hash}, "updatedAt" = ${now}
    where "userId" = ${userId} and "providerId" = 'credential'`.execute(transaction);
  // Somebody who signed in with Google had no password so far.
  if (!numAffectedRows) {
    await sql`insert into auth.account (id, "accountId", "providerId", "userId", password, "createdAt", "updatedAt")
      values (${newId(nowMs)}, ${userId}, 'credential', ${userId}, ${hash}, ${now}, ${now})`.execute(
      transaction,
    );
  }
  await sql`delete from auth.codes where user_id = ${userId}`.execute(transaction);
  return endSessions(transaction, userId, keep);
}

/** Returns the sessions that it ended. */
export async function endSessions(
  transaction: StoreTransaction,
  userId: string,
  keep: string | null,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`delete from auth.session
    where "userId" = ${userId} and id is distinct from ${keep}::uuid returning id`.execute(transaction);
  // Devices go with their sessions; of those of before it is not known whose they are.
  await sql`delete from auth.push_targets where user_id = ${userId} and session_id is null`.execute(
    transaction,
  );
  return rows.map(({ id }) => id);
}
