/** Writes a person's profile; the name is also part of the account. */
import { sql } from 'kysely';
import type { Id } from '../../../../domain/basics/ids.ts';
import type { PersonFields } from '../../../../domain/people/person.ts';
import type { StoreTransaction } from '../../../db/tables.ts';

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
  // A child that a parent added has no account.
  await sql`update auth."user" set name = ${name} where id = ${userId} and name <> ${name}`.execute(
    transaction,
  );
}
