/** Where a person is written to about their own account, and in which language. */
import { sql } from 'kysely';
import { Denied } from '../../basics/httpDenied.ts';
import type { Queries } from '../../db/tables.ts';
import { mailLanguage, type MailLanguage } from '../mail/letter.ts';

export type OwnAddress = { email: string; language: MailLanguage };

export async function ownAddress(queries: Queries, userId: string): Promise<OwnAddress> {
  const { rows } = await sql<{ email: string; language: string | null }>`
    select a.email, p.preferences->>'language' as language
    from auth."user" a join app.users p on p.user_id = a.id where a.id = ${userId}`.execute(queries);
  const [row] = rows;
  if (!row) throw new Denied(401, 'UNAUTHENTICATED', 'Nobody is signed in.');
  return { email: row.email, language: mailLanguage(row.language) };
}
