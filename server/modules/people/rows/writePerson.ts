/** Reads and writes a person's profile; the name is also part of the account. */
import { sql } from 'kysely';
import type { Id } from '../../../../domain/basics/ids.ts';
import { usualLanguage } from '../../../../domain/basics/languages.ts';
import { defaultTheme, type PersonFields } from '../../../../domain/people/person.ts';
import type { PhoneNumber, Place, Preferences, StoreTransaction } from '../../../db/tables.ts';

type Written = {
  username: string;
  phone: PhoneNumber | null;
  location: Place | null;
  profile_image: string | null;
  preferences: Preferences;
};

export const personFieldsOf = ({ preferences, ...row }: Written): PersonFields => ({
  name: row.username,
  phone: row.phone,
  place: row.location,
  image: row.profile_image,
  language: preferences.language ?? usualLanguage,
  theme: preferences.theme ?? defaultTheme,
  weekStart: preferences.weekStart ?? null,
});

export async function writePerson(
  transaction: StoreTransaction,
  userId: Id,
  { name, phone, place, image, language, theme, weekStart }: PersonFields,
  more: { currency?: string; timeZone?: string } = {},
): Promise<void> {
  const preferences = JSON.stringify({ language, theme, weekStart, ...more });
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
