/** Stores a re-encoded picture under an id that cannot be guessed. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Id } from '../../../domain/basics/ids.ts';
import type { Store } from '../../db/database.ts';
import type { ImageUse } from '../../../domain/people/imageUse.ts';
import type { Remade } from './reencodeWorker.ts';

/** How many unused pictures are kept, because an undo may bring them back. */
const mostUnused = 20;

export async function keepImage(
  { db }: Pick<Store, 'db'>,
  { userId, use, ...remade }: { userId: Id; use: ImageUse } & Remade,
): Promise<Id> {
  const id = randomUUID();
  await db
    .insertInto('app.images')
    .values({ user_id: userId, id, use, ...remade })
    .execute();
  await sql`delete from app.images where user_id = ${userId} and id in (
    select i.id from app.images i where i.user_id = ${userId}
      and not exists (select from app.users u where u.profile_image = i.id::text)
      and not exists (select from app.expenses e where e.image = i.id::text and e.removed_at is null)
    order by i.created_at desc offset ${mostUnused})`.execute(db);
  return id;
}
