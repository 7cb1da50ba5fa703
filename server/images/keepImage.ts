/** Keeps a picture that was made anew under an id that nobody can guess. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Id } from '../../domain/basics/ids.ts';
import type { Store } from '../store/database.ts';
import type { ImageUse } from '../../domain/people/imageUse.ts';
import type { Remade } from './remakeWorker.ts';

/** Pictures that nobody shows any more: so many may still be brought back by an undo. */
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
    order by i.created_at desc offset ${mostUnused})`.execute(db);
  return id;
}
