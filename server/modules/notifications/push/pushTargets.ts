/** The devices to which a person's notifications are pushed. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Id } from '../../../../domain/basics/ids.ts';
import type { Store } from '../../../db/database.ts';

export type WebTarget = { kind: 'web'; address: string; p256dh: string; auth: string };
export type PhoneTarget = { kind: 'fcm'; address: string };
export type PushTarget = WebTarget | PhoneTarget;

/** Whoever has more gets it on those that registered last. */
const mostTargets = 10;

/** A device that another person used before is theirs no more. */
export async function keepTarget(
  { db }: Pick<Store, 'db'>,
  { userId, sessionId }: { userId: Id; /** It ends with this session. */ sessionId: string | null },
  target: PushTarget,
): Promise<void> {
  const id = targetId(target);
  const { kind, address } = target;
  const [p256dh, auth] = kind === 'web' ? [target.p256dh, target.auth] : [null, null];
  await db.transaction().execute(async (transaction) => {
    await sql`delete from auth.push_targets where id = ${id}::uuid and user_id <> ${userId}::uuid`.execute(
      transaction,
    );
    await sql`insert into auth.push_targets (user_id, id, kind, address, p256dh, auth, session_id)
      values (${userId}, ${id}, ${kind}, ${address}, ${p256dh}, ${auth}, ${sessionId}::uuid)
      on conflict (user_id, id) do update
        set p256dh = excluded.p256dh, auth = excluded.auth, session_id = excluded.session_id, created_at = now()`.execute(
      transaction,
    );
    await sql`delete from auth.push_targets where user_id = ${userId} and id in (
      select id from auth.push_targets where user_id = ${userId}
      order by created_at desc, id offset ${mostTargets})`.execute(transaction);
  });
}

export async function dropTarget(
  { db }: Pick<Store, 'db'>,
  userId: Id,
  of: Pick<PushTarget, 'kind' | 'address'>,
): Promise<void> {
  await dropTargetById({ db }, { userId, targetId: targetId(of) });
}

export async function dropTargetById(
  { db }: Pick<Store, 'db'>,
  { userId, targetId: id }: { userId: Id; targetId: string },
): Promise<void> {
  await sql`delete from auth.push_targets where user_id = ${userId} and id = ${id}`.execute(db);
}

export async function readTarget(
  { db }: Pick<Store, 'db'>,
  { userId, targetId: id }: { userId: Id; targetId: string },
): Promise<PushTarget | undefined> {
  const { rows } = await sql<PushTarget>`
    select kind, address, p256dh, auth from auth.push_targets where user_id = ${userId} and id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** In the form of a UUID, so that it can be a key. */
function targetId({ kind, address }: Pick<PushTarget, 'kind' | 'address'>): string {
  const hash = createHash('sha256').update(`${kind} ${address}`).digest('hex');
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
