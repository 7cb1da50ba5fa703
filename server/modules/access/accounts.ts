/** Accounts, passwords and sessions, kept by better-auth in the schema `auth` of our own database. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { betterAuth, type BetterAuthPlugin } from 'better-auth';
import { getOAuthState } from 'better-auth/api';
import { isLanguage } from '../../../domain/basics/languages.ts';
import { codeOf } from '../../basics/cannotStart.ts';
import { log } from '../../basics/log.ts';
import { isDatabaseAway } from '../../basics/databaseFaults.ts';
import type { Store } from '../../db/database.ts';
import { newId } from '../../basics/newId.ts';
import { newcomerDefaults, passwordLength } from '../../../domain/access/accountRules.ts';
import { hashPassword, verifyPassword, type PasswordCost } from './passwordHash.ts';
import { secondFactorPlugin, secondStepAfterProvider } from './secondFactorPlugin.ts';
import { signInPlugin } from './signInPlugin.ts';

export type Accounts = ReturnType<typeof makeAccounts>;

export type AccountSettings = { publicUrl: URL; secret: string; passwordCost?: PasswordCost | undefined };

const day = 24 * 60 * 60;
export const sessionDays = 30;

export function makeAccounts(
  store: Store,
  { publicUrl, secret, passwordCost }: AccountSettings,
  providers: BetterAuthPlugin[] = [],
) {
  const overHttps = publicUrl.protocol === 'https:';
  return betterAuth({
    baseURL: publicUrl.origin,
    basePath: '/auth',
    secret,
    // `transaction`: an account, its password and its person (a trigger of 002_access.sql) are created together or not at all.
    database: { db: store.db, type: 'postgres', schemaName: 'auth', transaction: true },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      password: { hash: (password) => hashPassword(password, passwordCost), verify: verifyPassword },
    },
    user: {
      additionalFields: { role: { type: 'string', required: true, input: true } },
      // Otherwise anyone who can enter an arbitrary address at the provider could sign in as its owner.
      validateUserInfo: ({ user, source }) =>
        source.method === 'oauth' && user.emailVerified !== true
          ? { error: 'email_not_verified' }
          : undefined,
    },
    account: { updateAccountOnSignIn: false },
    databaseHooks: {
      // The provider only identifies the person: its tokens are not stored.
      account: { create: { before: async (account) => ({ data: { ...account, ...noTokens } }) } },
      user: { create: { after: async ({ id }) => keepLanguage(store, id) } },
    },
    session: { expiresIn: sessionDays * day, updateAge: day },
    // Limited by kernel/limits; better-auth counts by address only, in the memory of one process.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    plugins: [signInPlugin, secondFactorPlugin(), secondStepAfterProvider, ...providers],
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

/** Stores the language of the page on which somebody signed up through a provider. */
async function keepLanguage({ pool }: Pick<Store, 'pool'>, userId: string): Promise<void> {
  const said = await getOAuthState();
  const language = said?.['language'];
  if (!isLanguage(language) || language === newcomerDefaults.language) return;
  await pool.query(`UPDATE app.users SET preferences = preferences || $2::jsonb WHERE user_id = $1`, [
    userId,
    JSON.stringify({ language }),
  ]);
}

const listening = new AsyncLocalStorage<{ away?: Error }>();

/** better-auth turns an unavailable database into a general error and only logs the reason; this throws the reason instead. */
export async function orAway<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const heard: { away?: Error } = {};
  const [done] = await Promise.allSettled([listening.run(heard, work)]);
  if (heard.away) throw heard.away;
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}

/** Without the raw arguments: they may contain an address. Two simultaneous sign-ups with one address are not a fault. */
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
