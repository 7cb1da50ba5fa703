/** Before something irreversible a person proves their identity again: by the password, or by having signed in just now. */
import { Denied } from '../../basics/httpDenied.ts';
import type { Session } from '../../kernel/api/context.ts';
import type { LimitName } from '../../kernel/limits/table.ts';
import type { AccessParts } from './signUp.ts';

/** Somebody without a password, who signs in with Google, must have signed in within this time. */
const freshMs = 15 * 60_000;

export type Proving = { session: Session; password: string | undefined; address: string };

export async function reauthenticate(
  { accounts, store, limits, nowMs }: Pick<AccessParts, 'accounts' | 'store' | 'limits' | 'nowMs'>,
  { session, password, address }: Proving,
  name: Extract<LimitName, 'changePassword' | 'proveAgain'> = 'proveAgain',
): Promise<void> {
  const { rows } = await store.pool.query<{ hash: string | null; since: Date | null }>(
    `SELECT (SELECT password FROM auth.account WHERE "userId" = $1 AND "providerId" = 'credential') AS hash,
            (SELECT "createdAt" FROM auth.session WHERE id = $2) AS since`,
    [session.actor.id, session.id],
  );
  const { hash = null, since = null } = rows[0] ?? {};
  if (hash === null) {
    if (since && nowMs() - since.getTime() <= freshMs) return;
    throw new Denied(403, 'PROVE_AGAIN', 'Sign in again first.');
  }
  if (!password)
    throw new Denied(403, 'PROVE_AGAIN', 'The present password is needed.', { field: 'password' });
  const tries = await limits.count(name, { who: session.actor.id, address });
  if (!(await (await accounts.$context).password.verify({ hash, password }))) {
    throw new Denied(401, 'WRONG_CREDENTIALS', 'Wrong password.', { field: 'password' });
  }
  await tries.startAnew();
}
