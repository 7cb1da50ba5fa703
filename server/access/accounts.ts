/** Accounts, passwords and sessions, kept by better-auth in the schema `auth` of our own database. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { betterAuth, type BetterAuthPlugin } from 'better-auth';
import { getOAuthState } from 'better-auth/api';
import { codeOf } from '../cannotStart.ts';
import { log } from '../doors/log.ts';
import { isDatabaseAway } from '../store/away.ts';
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
    // Counted by server/limits; better-auth counts per address only, in the memory of one process.
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

const listening = new AsyncLocalStorage<{ away?: Error }>();

/** better-auth answers a database that is away as any error of its own; the reason is told to its log alone, and thrown here. */
export async function orAway<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const heard: { away?: Error } = {};
  const [done] = await Promise.allSettled([listening.run(heard, work)]);
  if (heard.away) throw heard.away;
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}

/** Without the arguments as they are: they may hold an address. Two who sign up with one at once are no fault. */
function tell(_level: string, message: string, ...about: unknown[]): void {
  const faults = about.filter((one) => one instanceof Error);
  if (faults.some((fault) => codeOf(fault) === uniqueViolation)) return;
  const heard = listening.getStore();
  const away = faults.find(isDatabaseAway);
  if (heard && away) {
    heard.away = away;
    return;
  }
  const told = [message, ...faults.map((fault) => fault.message)].join(': ');
  log({ level: 'error', event: 'fault', at: 'accounts', fault: told });
}

const uniqueViolation = '23505';
