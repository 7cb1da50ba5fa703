/** Codes of an authenticator app: checked, and each used once, which better-auth leaves open. */
import { timingSafeEqual } from 'node:crypto';
import { createOTP } from '@better-auth/utils/otp';
import { symmetricDecrypt } from 'better-auth/crypto';
import { Denied } from '../../basics/httpDenied.ts';
import type { Count } from '../../kernel/limits/rateLimits.ts';
import type { AccessParts } from './signUp.ts';

const stepMs = 30_000;

type Parts = Pick<AccessParts, 'accounts' | 'store' | 'limits' | 'nowMs'>;

/** Uses the code up; false if it is wrong, or was used before. */
export async function useCode(
  { accounts, store, nowMs }: Pick<Parts, 'accounts' | 'store' | 'nowMs'>,
  userId: string,
  code: string,
): Promise<boolean> {
  const { rows } = await store.pool.query<{ secret: string }>(
    'SELECT secret FROM auth.second_factors WHERE user_id = $1',
    [userId],
  );
  const [row] = rows;
  if (!row) return false;
  const { secretConfig } = await accounts.$context;
  const codes = createOTP(await symmetricDecrypt({ key: secretConfig, data: row.secret }));
  const now = Math.floor(nowMs() / stepMs);
  let found: number | null = null;
  // All three, so that the time taken tells nothing.
  for (const step of [now - 1, now, now + 1]) if (isSame(await codes.hotp(step), code)) found = step;
  if (found === null) return false;
  // Of two who send the same code at once only one gets it.
  const { rowCount } = await store.pool.query(
    'UPDATE auth.second_factors SET last_step = $2 WHERE user_id = $1 AND (last_step IS NULL OR last_step < $2)',
    [userId, found],
  );
  return rowCount === 1;
}

const isSame = (right: string, tried: string): boolean =>
  tried.length === right.length && timingSafeEqual(Buffer.from(tried), Buffer.from(right));

/** Counts a try before it is judged: at the account from this address and, where the owner was never seen, at the account. */
export async function countTry(
  { limits, store }: Pick<Parts, 'limits' | 'store'>,
  userId: string,
  address: string,
): Promise<{ right(): Promise<void> }> {
  const { rows } = await store.pool.query<{ email: string }>('SELECT email FROM auth."user" WHERE id = $1', [
    userId,
  ]);
  const email = rows[0]?.email ?? '';
  const ofPair = await limits.count('secondStepFromAddress', { who: userId, address });
  const isKnown = await limits.isKnownPlace({ who: email, address });
  const ofAccount: Count | null = isKnown ? null : await limits.count('secondStepToAccount', { who: userId });
  return {
    async right() {
      await Promise.all([
        ofPair.startAnew(),
        ofAccount?.giveBack(),
        limits.rememberPlace({ who: email, address }),
      ]);
    },
  };
}

export const wrongCode = (): Denied =>
  new Denied(400, 'BAD_CODE', 'Invalid verification code.', { field: 'code' });
