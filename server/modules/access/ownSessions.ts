/** Where a person is signed in: each session with the device that opened it. */
import type { Store } from '../../db/database.ts';
import type { Session } from '../../kernel/api/context.ts';
import { deviceName } from './deviceName.ts';

export type OwnSession = { id: string; device: string | null; since: string; here: boolean };

export async function ownSessions(
  { pool }: Pick<Store, 'pool'>,
  { id: here, actor }: Session,
  nowMs: number,
): Promise<OwnSession[]> {
  const { rows } = await pool.query<{ id: string; createdAt: Date; device: string | null }>(
    `SELECT id, "createdAt", "userAgent" AS device FROM auth.session
     WHERE "userId" = $1 AND "expiresAt" > $2 ORDER BY "createdAt" DESC, id DESC`,
    [actor.id, new Date(nowMs)],
  );
  return rows.map(({ id, createdAt, device }) => ({
    id,
    device,
    since: String(createdAt.getTime()),
    here: id === here,
  }));
}

/** Returns whose session it is. Stores only the names of browser and system, not the rest of the user agent. */
export async function noteDevice(
  { pool }: Pick<Store, 'pool'>,
  token: string,
  userAgent: string | undefined,
): Promise<string | null> {
  const { rows } = await pool.query<{ userId: string }>(
    'UPDATE auth.session SET "userAgent" = $2 WHERE token = $1 RETURNING "userId"',
    [token, deviceName(userAgent)],
  );
  return rows[0]?.userId ?? null;
}
