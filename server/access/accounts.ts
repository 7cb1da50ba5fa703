/** Accounts, passwords and sessions, kept by better-auth in the schema `auth` of our own database. */
import { betterAuth, type BetterAuthPlugin } from 'better-auth';
import { getOAuthState } from 'better-auth/api';
import { codeOf } from '../cannotStart.ts';
import { log } from '../doors/log.ts';
import type { Store } from '../store/database.ts';
import { newId } from '../store/newId.ts';
import { passwordLength } from '../../domain/access/accountRules.ts';
import { hashPassword, verifyPassword } from './passwordHash.ts';
import { enterAs } from './enterAs.ts';

export type Accounts = ReturnType<typeof makeAccounts>;

export type AccountSettings = { publicUrl: URL; secret: string };

const day = 24 * 60 * 60;
export const sessionDays = 30;

export function makeAccounts(
  store: Store,
  { publicUrl, secret }: AccountSettings,
  providers: BetterAuthPlugin[] = [],
) {
  const overHttps = publicUrl.protocol === 'https:';
  return betterAuth({
    baseURL: publicUrl.origin,
    basePath: '/auth',
    secret,
    // `transaction`: an account, its password and its person (a trigger of 002_access.sql) are made together or not at all.
    database: { db: store.db, type: 'postgres', schemaName: 'auth', transaction: true },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    user: {
      additionalFields: { role: { type: 'string', required: true, input: true } },
      // Whoever could write any address at the provider would enter as its owner.
      validateUserInfo: ({ user, source }) =>
        source.method === 'oauth' && user.emailVerified !== true
          ? { error: 'email_not_verified' }
          : undefined,
    },
    account: { updateAccountOnSignIn: false },
    databaseHooks: {
      // The provider says who somebody is, and nothing more is asked of it: its keys are not kept.
      account: { create: { before: async (account) => ({ data: { ...account, ...noTokens } }) } },
      user: { create: { after: async ({ id }) => keepLanguage(store, id) } },
    },
    session: { expiresIn: sessionDays * day, updateAge: day },
    // Counted per account and address in signInAttempts.ts; better-auth counts per address only.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    plugins: [enterAs, ...providers],
    logger: { level: 'error', log: tell },
    advanced: {
      database: { generateId: () => newId() },
      // The prefix __Secure- of better-auth would allow subdomains to set the cookie; __Host- does not.
      useSecureCookies: false,
      cookiePrefix: overHttps ? '__Host-auth' : 'auth',
      cookies: {
        session_token: { name: overHttps ? '__Host-session' : 'session' },
      },
      defaultCookieAttributes: { secure: overHttps, httpOnly: true, sameSite: 'lax', path: '/' },
    },
  });
}

const noTokens = { accessToken: null, refreshToken: null, idToken: null };

/** The language of the page on which somebody signed up by a provider. */
async function keepLanguage({ pool }: Pick<Store, 'pool'>, userId: string): Promise<void> {
  const said = await getOAuthState();
  if (said?.['language'] !== 'en') return;
  await pool.query(
    `UPDATE app.users SET preferences = preferences || '{"language":"en"}' WHERE user_id = $1`,
    [userId],
  );
}

/** Without the arguments as they are: they may hold an address. Two who sign up with one at once are no fault. */
function tell(_level: string, message: string, ...about: unknown[]): void {
  const faults = about.filter((one) => one instanceof Error);
  if (faults.some((fault) => codeOf(fault) === uniqueViolation)) return;
  const told = [message, ...faults.map((fault) => fault.message)].join(': ');
  log({ level: 'error', event: 'fault', at: 'accounts', fault: told });
}

const uniqueViolation = '23505';
