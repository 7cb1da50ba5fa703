/** What a person says of themselves, written where it stands: the name belongs to the account too. */
import { sql } from 'kysely';
import type { Id } from '../../../domain/basics/ids.ts';
import type { PersonFields } from '../../../domain/people/person.ts';
import type { StoreTransaction } from '../tables.ts';

export async function writePerson(
  transaction: StoreTransaction,
  userId: Id,
  { name, phone, place, image, language, theme }: PersonFields,
  more: { currency?: string; timeZone?: string } = {},
): Promise<void> {
  const preferences = JSON.stringify({ language, theme, ...more });
  await transaction
    .updateTable('app.users')
    .set({
      username: name,
      phone: phone && JSON.stringify(phone),
      location: place && JSON.stringify(place),
      profile_image: image,
      preferences: sql<string>`preferences || ${preferences}::jsonb`,
    })
    .where('user_id', '=', userId)
    .execute();
  // A child that a parent keeps has no account.
  await sql`update auth."user" set name = ${name} where id = ${userId} and name <> ${name}`.execute(
    transaction,
  );
}
