/** The names and mail addresses of people. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Queries } from '../../db/tables.ts';

export type Named = { name: string; email: string | null };

export async function readNames(queries: Queries, ids: readonly Id[]): Promise<Map<Id, Named>> {
  if (ids.length === 0) return new Map();
  const people = await queries
    .selectFrom('app.users')
    .select(['user_id', 'username', 'email'])
    .where('user_id', 'in', ids)
    .execute();
  return new Map(people.map(({ user_id: id, username, email }) => [id, { name: username, email }]));
}
