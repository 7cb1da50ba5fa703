/** An admin's read: only soon after signing in, and recorded (access.md T25). */
import { denied } from '../../basics/denied.ts';
import { newId } from '../../basics/newId.ts';
import type { Context } from '../../kernel/api/context.ts';

const freshMs = 15 * 60_000;
const keptMs = 365 * 86_400_000;

/** Throws PROVE_AGAIN where the sign-in was too long ago. */
export async function readAsAdmin<Answer>(
  { session, store, nowMs }: Pick<Context, 'session' | 'store' | 'nowMs'>,
  query: string,
  read: () => Promise<Answer>,
): Promise<Answer> {
  if (!session) throw denied('UNAUTHENTICATED');
  const { rows } = await store.pool.query<{ since: Date }>(
    'SELECT "createdAt" AS since FROM auth.session WHERE id = $1',
    [session.id],
  );
  const since = rows[0]?.since.getTime() ?? 0;
  if (nowMs() - since > freshMs) throw denied('PROVE_AGAIN');
  await store.db
    .insertInto('app.admin_reads')
    .values({ id: newId(), user_id: session.actor.id, query, at: new Date(nowMs()) })
    .execute();
  return read();
}

export async function forgetOldReads({ db }: Pick<Context['store'], 'db'>, nowMs: number): Promise<void> {
  await db
    .deleteFrom('app.admin_reads')
    .where('at', '<', new Date(nowMs - keptMs))
    .execute();
}
