/** What a person is answered who has come in: who they are, and the cookies that the browser is to keep. */
import * as v from 'valibot';
import type { Actor } from '../../domain/people/people.ts';
import { Denied } from '../doors/answer.ts';
import { orAway, type Accounts } from './accounts.ts';

export type Entered = { user: Actor & { email: string }; cookies: string[] };

export async function enteredAs(accounts: Accounts, userId: string): Promise<Entered> {
  return entered(await orAway(() => accounts.api.enterAs({ body: { userId }, asResponse: true })));
}

const answered = v.object({
  user: v.object({
    id: v.string(),
    name: v.string(),
    email: v.string(),
    role: v.picklist(['teacher', 'student', 'parent', 'admin']),
  }),
});

/** Our answer holds no session token: scripts of the page have no use for it. */
export async function entered(response: Response): Promise<Entered> {
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
};

function refusal(status: number, body: unknown): Error {
  const code = typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : '';
  const known = refusals[code];
  return known ? new Denied(...known) : new Error(`better-auth answered ${status} ${code}`);
}
