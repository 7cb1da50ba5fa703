/** Creates the account of somebody whose mail address is verified: account, password and profile together or not at all. */
import { sql } from 'kysely';
import { newcomerDefaults } from '../../../domain/access/accountRules.ts';
import { codeOf } from '../../basics/cannotStart.ts';
import type { Store } from '../../db/database.ts';
import { newId } from '../../basics/newId.ts';
import type { Newcomer } from './codes.ts';

/** null: somebody else has verified the same address meanwhile. */
export async function createAccount(
  { db }: Pick<Store, 'db'>,
  { name, email, role, phone, address, language, passwordHash }: Newcomer,
  nowMs: number,
): Promise<string | null> {
  const id = newId(nowMs);
  const now = new Date(nowMs);
  try {
    await db.transaction().execute(async (transaction) => {
      // A trigger on accounts creates the person in app.users, and the trial in app.teachers.
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
