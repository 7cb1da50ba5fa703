/** The ways into a session and out of it, each answering with the cookies that the browser is to keep. */
import * as v from 'valibot';
import type { Actor } from '../../domain/people/people.ts';
import { Denied } from '../doors/answer.ts';
import type { Session } from '../doors/context.ts';
import type { Store } from '../store/database.ts';
import type { Accounts } from './accounts.ts';
import { attemptsOf, type Door } from './attempts.ts';
import { checked, emailAddress, isFault, newPassword, readNewAccount, type Fault } from './newAccount.ts';

export type Entered = { user: Actor & { email: string }; cookies: string[] };

export type SigningIn = {
  signUp(body: unknown, address: string): Promise<Entered>;
  signIn(body: unknown, address: string): Promise<Entered>;
  /** Ends all other sessions of this person. */
  changePassword(
    body: unknown,
    from: { session: Session; cookie: string; address: string },
  ): Promise<Entered>;
  signOut(cookie: string): Promise<{ cookies: string[] }>;
};

const credentials = v.object({
  email: emailAddress,
  password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000)),
});
const passwordChange = v.object({ currentPassword: v.pipe(v.string(), v.maxLength(1000)), newPassword });

export function makeSigningIn(accounts: Accounts, store: Store, nowMs: () => number = Date.now): SigningIn {
  /** Runs one try and keeps count of it; better-auth answers a wrong password with 400 or 401. */
  async function counted(
    door: Door,
    account: string,
    address: string,
    run: () => Promise<Response>,
  ): Promise<Response> {
    const attempts = attemptsOf(store, { door, account, address, nowMs: nowMs() });
    const wait = await attempts.begin();
    if (wait > 0) {
      throw new Denied(429, 'RATE_LIMITED', `Too many tries. Try again in ${wait} s.`, {
        retryAfterSeconds: wait,
      });
    }
    const response = await run();
    // One account more is no proof of having asked for the others in good faith.
    if (response.ok) await (door === 'sign-up' ? attempts.uncount() : attempts.succeed());
    return response;
  }

  return {
    async signUp(body, address) {
      const account = valid(readNewAccount(body));
      const { api } = accounts;
      // Counted per address alone: asking for many addresses would tell which of them have an account.
      const response = await counted('sign-up', '', address, () =>
        api.signUpEmail({ body: account, asResponse: true }),
      );
      if (!response.ok && (await isTaken(store, account.email)))
        throw new Denied(...refusals.USER_ALREADY_EXISTS);
      return entered(response);
    },
    async signIn(body, address) {
      const { email, password } = valid(checked(credentials, body));
      const { api } = accounts;
      const run = () => api.signInEmail({ body: { email, password }, asResponse: true });
      return entered(await counted('sign-in', email, address, run));
    },
    async changePassword(body, { session, cookie, address }) {
      const passwords = valid(checked(passwordChange, body));
      const run = () =>
        accounts.api.changePassword({
          body: { ...passwords, revokeOtherSessions: true },
          headers: new Headers({ cookie }),
          asResponse: true,
        });
      return entered(await counted('change-password', session.actor.id, address, run));
    },
    async signOut(cookie) {
      const response = await accounts.api.signOut({ headers: new Headers({ cookie }), asResponse: true });
      return { cookies: response.headers.getSetCookie() };
    },
  };
}

/** Asked after a failure: of two who sign up at once, the second fails at the database, with no word why. */
async function isTaken({ pool }: Store, email: string): Promise<boolean> {
  const { rowCount } = await pool.query('SELECT 1 FROM auth."user" WHERE email = $1', [email]);
  return rowCount === 1;
}

function valid<Value extends object>(value: Value | Fault): Value {
  if (isFault(value))
    throw new Denied(400, value.code, `${value.field || 'The body'} is missing or not right.`, {
      field: value.field,
    });
  return value;
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
async function entered(response: Response): Promise<Entered> {
  const body: unknown = await response.json();
  if (!response.ok) throw refusal(response.status, body);
  const { user } = v.parse(answered, body);
  return { user, cookies: response.headers.getSetCookie() };
}

type Refused = [status: number, code: string, message: string];

const refusals = {
  USER_ALREADY_EXISTS: [422, 'EMAIL_TAKEN', 'Email already registered.'],
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: [422, 'EMAIL_TAKEN', 'Email already registered.'],
  INVALID_EMAIL_OR_PASSWORD: [401, 'WRONG_CREDENTIALS', 'Wrong email or password.'],
  INVALID_PASSWORD: [401, 'WRONG_CREDENTIALS', 'Wrong email or password.'],
  CREDENTIAL_ACCOUNT_NOT_FOUND: [401, 'WRONG_CREDENTIALS', 'Wrong email or password.'],
  PASSWORD_TOO_SHORT: [400, 'WEAK_PASSWORD', 'The password is too short.'],
  PASSWORD_TOO_LONG: [400, 'BAD_REQUEST', 'The password is too long.'],
  INVALID_EMAIL: [400, 'BAD_EMAIL', 'The email address is not valid.'],
} as const satisfies Record<string, Refused>;

function refusal(status: number, body: unknown): Error {
  const code = typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : '';
  const known: Refused | undefined = (refusals as Record<string, Refused>)[code];
  return known ? new Denied(...known) : new Error(`better-auth answered ${status} ${code}`);
}
