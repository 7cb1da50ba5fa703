/** The key by which push services know this server: made at the first use, and the same for all processes ever after. */
import { sql } from 'kysely';
import webPush from 'web-push';
import type { Store } from '../../../db/database.ts';

export type VapidKey = { publicKey: string; privateKey: string };

export async function readVapidKey({ db }: Pick<Store, 'db'>): Promise<VapidKey> {
  const kept = await keptKey(db);
  if (kept) return kept;
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  // Of two processes that make one at once, the first wins.
  await sql`insert into auth.vapid_key (public_key, private_key) values (${publicKey}, ${privateKey})
    on conflict (is_only) do nothing`.execute(db);
  const made = await keptKey(db);
  if (!made) throw new Error('the key for push services was not kept');
  return made;
}

async function keptKey(db: Store['db']): Promise<VapidKey | undefined> {
  const { rows } = await sql<VapidKey>`
    select public_key as "publicKey", private_key as "privateKey" from auth.vapid_key where is_only`.execute(
    db,
  );
  return rows[0];
}
