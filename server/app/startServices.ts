/** What the modules' routes and jobs share: accounts, sessions, limits, calendars, mail, and the GraphQL endpoint. */
import { log, type LogEvent } from '../basics/log.ts';
import type { Store } from '../db/database.ts';
import { addressBehind } from '../http/clientAddress.ts';
import { makeLimits } from '../kernel/limits/rateLimits.ts';
import { startLive } from '../kernel/live/startLive.ts';
import { makeAccounts } from '../modules/access/accounts.ts';
import { makeCodes } from '../modules/access/codes.ts';
import type { PasswordCost } from '../modules/access/passwordHash.ts';
import { makeSessions } from '../modules/access/sessions.ts';
import { makeSigningIn } from '../modules/access/signIn.ts';
import { makeSigningUp } from '../modules/access/signUp.ts';
import { keepCalendars } from '../modules/calendar/calendarCache.ts';
import { seedDemoSchool } from '../modules/demo/seedDemoSchool.ts';
import { makeTypesetter } from '../modules/documents/typeset.ts';
import { makeMailTransport } from '../modules/mail/mailTransport.ts';
import { makePush } from '../modules/notifications/push/makePush.ts';
import type { Billing } from '../modules/plans/billing.ts';
import { makeGraphql } from './graphql.ts';
import { writeRows } from './kernel.ts';
import type { Settings } from './settings.ts';

export type AppParts = {
  settings: Omit<Settings, 'dataDir' | 'databaseUrl' | 'orders'>;
  store: Store;
  /** Of the same database: the live connection is a separate one. */
  databaseUrl: string;
  production: boolean;
  /** Where the built page is. */
  pageFolder?: string;
  nowMs?: () => number;
  /** Receives calls and sign-ins; the log by default. */
  logEvent?: LogEvent;
  /** For tests; the program itself hashes at the cost of today. */
  passwordCost?: PasswordCost | undefined;
};

export type Services = Awaited<ReturnType<typeof startServices>>;

export async function startServices(parts: AppParts) {
  const { settings, store, databaseUrl, production, passwordCost, nowMs = Date.now, logEvent = log } = parts;
  const { publicUrl, sessionSecret: secret, maintenance } = settings;
  const account = { publicUrl: new URL(publicUrl), secret, passwordCost };
  const accounts = makeAccounts(store, account);
  if (settings.demo) await seedDemoSchool({ store, accounts, writeRows }, nowMs());

  const live = await startLive({ store, url: databaseUrl });
  const sessions = makeSessions(accounts, live);
  const limits = makeLimits(store);
  const codes = makeCodes({ store, secret, limits, nowMs });
  const access = { accounts, store, codes, limits, nowMs };
  const signingUp = makeSigningUp(access);
  const calendars = keepCalendars(store);
  const billing = await makeBilling(settings);
  const addressOf = addressBehind(settings.trustProxy);
  const graphql = makeGraphql({
    logEvent,
    addressOf,
    billing,
    store,
    live,
    calendars,
    limits,
    settings: { production, maintenance, feed: { secret, publicUrl } },
    sessionOf: (request) => sessions.of(request),
    nowMs,
  });
  return {
    settings,
    account,
    access,
    live,
    sessions,
    signingUp,
    signingIn: makeSigningIn({ accounts, limits, signingUp, store, passwordCost }),
    calendars,
    billing,
    addressOf,
    graphql,
    logEvent,
    typesetter: makeTypesetter(),
    push: makePush({ store, settings: settings.push, publicUrl, nowMs }),
    mail: makeMailTransport({ ...settings.mail, publicUrl }),
  };
}

/** Stripe's library is large; it is loaded only where it is used. */
async function makeBilling({ stripe, publicUrl }: AppParts['settings']): Promise<Billing | null> {
  if (!stripe) return null;
  const { makeStripeBilling } = await import('../modules/plans/stripeBilling.ts');
  return makeStripeBilling(stripe, publicUrl);
}
