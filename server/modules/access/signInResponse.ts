/** The response to a sign-in: who the person is, and the cookies for the browser. */
import * as v from 'valibot';
import type { Actor } from '../../../domain/kernel/actor.ts';
import { Denied } from '../../basics/httpDenied.ts';
import { orAway, type Accounts } from './accounts.ts';

export type SignInResponse = { user: Actor & { email: string }; cookies: string[] };

/** The password was right, and the second factor is still asked for: the cookie opens the second step alone. */
export type HalfSignedIn = { secondStep: true; cookies: string[] };

export async function signInAs(
  accounts: Accounts,
  userId: string,
  by: 'code' | 'passkey' = 'code',
): Promise<SignInResponse> {
  return readSignIn(await orAway(() => accounts.api.enterAs({ body: { userId, by }, asResponse: true })));
}

const answered = v.object({
  user: v.object({
    id: v.string(),
    name: v.string(),
    email: v.string(),
    role: v.picklist(['teacher', 'student', 'parent', 'admin']),
  }),
});

const half = v.object({ twoFactorRedirect: v.literal(true) });

/** After the password, which may be only the first of two steps. */
export async function readPasswordSignIn(response: Response): Promise<SignInResponse | HalfSignedIn> {
  if (!response.ok || !v.is(half, await response.clone().json())) return readSignIn(response);
  // The library clears the session's cookie too: whoever was in before stays in until the second step is done.
  const cookies = response.headers.getSetCookie().filter((one) => /auth\.two_factor=/.test(one));
  return { secondStep: true, cookies };
}

/** Without the session token: scripts of the page do not need it. */
export async function readSignIn(response: Response): Promise<SignInResponse> {
  const body: unknown = await response.json();
  if (!response.ok) throw refusal(response.status, body);
  const { user } = v.parse(answered, body);
  return { user, cookies: response.headers.getSetCookie() };
}

type Refused = [status: number, code: string, message: string];

const wrong: Refused = [401, 'WRONG_CREDENTIALS', 'Wrong email or password.'];

const refusals: Record<string, Refused> = {
  INVALID_EMAIL_OR_PASSWORD: wrong,
  INVALID_PASSWORD: wrong,
  CREDENTIAL_ACCOUNT_NOT_FOUND: wrong,
  INVALID_CODE: [400, 'BAD_CODE', 'Invalid verification code.'],
  INVALID_BACKUP_CODE: [400, 'BAD_CODE', 'Invalid verification code.'],
  INVALID_TWO_FACTOR_COOKIE: [410, 'SECOND_STEP_OVER', 'This sign-in is over. Sign in again.'],
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: [410, 'SECOND_STEP_OVER', 'This sign-in is over. Sign in again.'],
};

function refusal(status: number, body: unknown): Error {
  const code = typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : '';
  const known = refusals[code];
  return known ? new Denied(...known) : new Error(`better-auth answered ${status} ${code}`);
}
