/** A newcomer whose address is proved becomes a person: account, password and profile together or not at all. */
import { sql } from 'kysely';
import { newcomerDefaults } from '../../domain/access/accountRules.ts';
import { codeOf } from '../cannotStart.ts';
import type { Store } from '../store/database.ts';
import { newId } from '../store/newId.ts';
import type { Newcomer } from './codes.ts';

/** null: somebody else has proved the same address meanwhile. */
export async function openAccount(
  { db }: Pick<Store, 'db'>,
  { name, email, role, phone, address, language, passwordHash }: Newcomer,
  nowMs: number,
): Promise<string | null> {
  const id = newId(nowMs);
  const now = new Date(nowMs);
  try {
    await db.transaction().execute(async (transaction) => {
      // The person in app.users, and in app.teachers the trial, come of themselves by the trigger on accounts.
      await sql`insert into auth."user" (id, name, email, "emailVerified", "createdAt", "updatedAt", role)
        values (${id}, ${name}, ${email}, true, ${now}, ${now}, ${role})`.execute(transaction);
      await sql`insert into auth.account (id, "accountId", "providerId", "userId", password, "createdAt", "updatedAt")
        values (${newId(nowMs)}, ${id}, 'credential', ${id}, ${passwordHash}, ${now}, ${now})`.execute(
        transaction,
      );
      await sql`update app.users set phone = ${JSON.stringify(phone)}::jsonb,
          location = ${JSON.stringify({ address })}::jsonb,
          preferences = preferences || ${JSON.stringify({ language, currency: newcomerDefaults.currency })}::jsonb
        where user_id = ${id}`.execute(transaction);
    });
    return id;
  } catch (fault) {
    if (codeOf(fault) === uniqueViolation) return null;
    throw fault;
  }
}

const uniqueViolation = '23505';
