/** Puts the doors on one port: page, API, signing in and the live line, over a database that is ready. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeAccounts, type Accounts } from '../modules/access/accounts.ts';
import { makeSessions } from '../modules/access/sessions.ts';
import { makeCodes } from '../modules/access/codes.ts';
import { makeGoogle } from '../modules/access/google.ts';
import { makeOwnAccount } from '../modules/access/ownAccount.ts';
import { makeResetting } from '../modules/access/resetPassword.ts';
import { makeSigningIn } from '../modules/access/signIn.ts';
import { makeSigningUp } from '../modules/access/signUp.ts';
import { makeFeedDoor } from '../modules/feeds/feedRoute.ts';
import { makeImportDoor } from '../modules/imports/importRoute.ts';
import { keepCalendars } from '../modules/calendar/calendarCache.ts';
import { makeDemoEntries } from '../modules/demo/demoSignIn.ts';
import { seedDemoSchool } from '../modules/demo/seedDemoSchool.ts';
import { makeAuthDoor } from '../modules/access/authRoutes.ts';
import { draining } from '../http/draining.ts';
import { addressBehind } from '../http/clientAddress.ts';
import { makeGraphql } from './graphql.ts';
import { answerHealth } from '../http/health.ts';
import { log, type TellEvent } from '../basics/log.ts';
import { makeHttpServer } from '../http/httpServer.ts';
import { makeMailDoor } from '../modules/mail/mailTransport.ts';
import { makePage } from '../http/staticFiles.ts';
import { makeDocumentDoor } from '../modules/documents/documentRoute.ts';
import { makeTypesetter } from '../modules/documents/typeset.ts';
import { makeImageDoor } from '../modules/images/imageRoute.ts';
import { startJobs } from '../kernel/jobs/startJobs.ts';
import { makeLimits } from '../kernel/limits/rateLimits.ts';
import { startLive } from '../kernel/live/startLive.ts';
import { makeMailChannel } from '../modules/mail/mailChannel.ts';
import { mailOf } from '../modules/mail/mailJob.ts';
import { markInvitationSent } from '../modules/people/mailInvitations.ts';
import { endSubscription } from '../modules/plans/endSubscription.ts';
import { makeBillingDoor } from '../modules/plans/billingWebhook.ts';
import { makeStatusDoor } from '../modules/plans/planStatusRoute.ts';
import type { Settings } from './settings.ts';
import type { Store } from '../db/database.ts';

export type ServerParts = {
  settings: Omit<Settings, 'dataDir' | 'databaseUrl' | 'orders'>;
  store: Store;
  /** Of the same database: the live line has a connection of its own. */
  databaseUrl: string;
  production: boolean;
  /** Where the built page is. */
  pageFolder?: string;
  nowMs?: () => number;
  /** Where what happens at the doors is told; the log, if nothing else is said. */
  tell?: TellEvent;
};

export type RunningServer = { port: number; accounts: Accounts; stop(): Promise<void> };

/** A browser that has gone without a word never answers the closing of its websocket. */
const closingMs = 1000;

export async function startServer(parts: ServerParts): Promise<RunningServer> {
  const { settings, store, databaseUrl, production, nowMs = Date.now, tell = log } = parts;
  const publicUrl = new URL(settings.publicUrl);
  const account = { publicUrl, secret: settings.sessionSecret };
  const accounts = makeAccounts(store, account);
  if (settings.demo) await seedDemoSchool(store, accounts, nowMs());

  const live = await startLive({ store, url: databaseUrl });
  const sessions = makeSessions(accounts, live);
  const limits = makeLimits(store);
  const codes = makeCodes({ store, secret: settings.sessionSecret, limits, nowMs });
  const access = { accounts, store, codes, limits, nowMs };
  const signingUp = makeSigningUp(access);
  const signingIn = makeSigningIn({ accounts, limits, signingUp, store });
  const calendars = keepCalendars(store);
  const feed = { secret: settings.sessionSecret, publicUrl: settings.publicUrl };
  // Stripe's library is large; a school without it never reads it.
  const billing = settings.stripe
    ? (await import('../modules/plans/stripeBilling.ts')).makeStripeBilling(settings.stripe, settings.publicUrl)
    : null;
  const typesetter = makeTypesetter();
  const addressOf = addressBehind(settings.trustProxy);
  const graphql = makeGraphql({
    tell,
    addressOf,
    billing,
    store,
    live,
    calendars,
    limits,
    settings: { production, maintenance: settings.maintenance, feed },
    sessionOf: (request) => sessions.of(request),
    nowMs,
  });
  let isStopping = false;
  const demo = settings.demo ? makeDemoEntries(store, signingIn) : null;
  const server = makeHttpServer(publicUrl, {
    maintenance: settings.maintenance,
    sessions,
    graphql,
    auth: makeAuthDoor({
      store,
      limits,
      nowMs,
      signingUp,
      signingIn,
      resetting: makeResetting(access),
      ownAccount: makeOwnAccount(access),
      sessions,
      live: graphql,
      addressOf,
      tell,
      google: settings.google ? makeGoogle({ store, account, google: settings.google, limits }) : null,
      demo,
    }),
    feed: makeFeedDoor({ store, calendars, limits, addressOf, nowMs }),
    imports: makeImportDoor({ store, sessions, limits, nowMs }),
    documents: makeDocumentDoor({ sessions, limits, typesetter }),
    images: makeImageDoor({ store, sessions, limits, nowMs }),
    billing: makeBillingDoor(store, billing, nowMs),
    planStatus: makeStatusDoor({ store, sessions, limits, nowMs }),
    tell,
    health: (_req, res) => answerHealth(res, store, isStopping),
    page: makePage(parts.pageFolder ?? join(import.meta.dirname, '..', '..', 'dist')),
  });
  const drain = draining(server);
  const { publicUrl: address, sessionSecret: secret } = settings;
  const mail = makeMailDoor({ ...settings.mail, publicUrl: address });
  const jobs = await startJobs(store, {
    nowMs,
    channels: [makeMailChannel(store, mail, address)],
    ...(billing ? { endSubscription: (job) => endSubscription(billing, job) } : {}),
    async sendMail(job) {
      // A code that is over helps nobody.
      if ('untilMs' in job && job.untilMs < nowMs()) return;
      await mail.send(mailOf(job, { secret, publicUrl: address }));
      if (job.kind === 'invitation') await markInvitationSent(store, job);
    },
  });

  async function stop(): Promise<void> {
    isStopping = true;
    await Promise.all([drain(), Promise.race([graphql.close(), pause(closingMs)]), jobs.stop()]);
    mail.close();
    await typesetter.close();
    sessions.close();
    await live.close();
  }

  try {
    server.listen(settings.port, settings.host);
    await once(server, 'listening');
  } catch (fault) {
    await stop().catch(() => {});
    throw fault;
  }
  return { port: (server.address() as AddressInfo).port, accounts, stop };
}
