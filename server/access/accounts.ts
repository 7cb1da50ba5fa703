/** Accounts, passwords and sessions, kept by better-auth in the schema `auth` of our own database. */
import { betterAuth } from 'better-auth';
import { codeOf } from '../cannotStart.ts';
import type { Store } from '../store/database.ts';
import { newId } from '../store/newId.ts';

export type Accounts = ReturnType<typeof makeAccounts>;

export type AccountSettings = { publicUrl: URL; secret: string };

export const passwordLength = { min: 5, max: 128 };

const day = 24 * 60 * 60;

export function makeAccounts(store: Store, { publicUrl, secret }: AccountSettings) {
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
    },
    user: { additionalFields: { role: { type: 'string', required: true, input: true } } },
    session: { expiresIn: 30 * day, updateAge: day },
    // Counted per account and address in signInAttempts.ts; better-auth counts per address only.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: 'error', log: tell },
    advanced: {
      database: { generateId: () => newId() },
      // The prefix __Secure- of better-auth would allow subdomains to set the cookie; __Host- does not.
      useSecureCookies: false,
      cookies: {
        session_token: { name: overHttps ? '__Host-session' : 'session' },
      },
      defaultCookieAttributes: { secure: overHttps, httpOnly: true, sameSite: 'lax', path: '/' },
    },
  });
}

/** Without the arguments as they are: they may hold an address. Two who sign up with one at once are no fault. */
function tell(_level: string, message: string, ...about: unknown[]): void {
  const faults = about.filter((one) => one instanceof Error);
  if (faults.some((fault) => codeOf(fault) === uniqueViolation)) return;
  console.error(`Accounts: ${[message, ...faults.map((fault) => fault.message)].join(': ')}`);
}

const uniqueViolation = '23505';
