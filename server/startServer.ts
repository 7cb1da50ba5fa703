/** Puts the doors on one port: page, API, signing in and the live line, over a database that is ready. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeAccounts, type Accounts } from './access/accounts.ts';
import { makeSessions } from './access/sessions.ts';
import { makeCodes } from './access/codes.ts';
import { makeGoogle } from './access/google.ts';
import { makeOwnAccount } from './access/ownAccount.ts';
import { makeResetting } from './access/resetting.ts';
import { makeSigningIn } from './access/signingIn.ts';
import { makeSigningUp } from './access/signingUp.ts';
import { makeFeedDoor } from './calendar/feed/feedDoor.ts';
import { makeImportDoor } from './calendar/importing/importDoor.ts';
import { keepCalendars } from './calendar/keptCalendars.ts';
import { makeDemoEntries } from './demo/demoEntries.ts';
import { seedDemoSchool } from './demo/seedDemoSchool.ts';
import { makeAuthDoor } from './doors/auth.ts';
import { draining } from './doors/draining.ts';
import { addressBehind } from './doors/addressBehind.ts';
import { makeGraphql } from './doors/graphql.ts';
import { answerHealth } from './doors/health.ts';
import { log, type TellEvent } from './doors/log.ts';
import { makeHttpServer } from './doors/http.ts';
import { makeMailDoor } from './doors/mailDoor.ts';
import { makePage } from './doors/static.ts';
import { makeDocumentDoor } from './documents/documentDoor.ts';
import { makeTypesetter } from './documents/typeset.ts';
import { makeImageDoor } from './images/imageDoor.ts';
import { startJobs } from './jobs/startJobs.ts';
import { makeLimits } from './limits/limits.ts';
import { startLive } from './live/startLive.ts';
import { makeMailChannel } from './mail/mailChannel.ts';
import { mailOf } from './mail/mailJob.ts';
import { markInvitationSent } from './people/mailInvitations.ts';
import { endSubscription } from './plans/endSubscription.ts';
import { makeBillingDoor } from './plans/billingDoor.ts';
import { makeStatusDoor } from './plans/statusDoor.ts';
import type { Settings } from './settings.ts';
import type { Store } from './store/database.ts';

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
    ? (await import('./plans/stripeBilling.ts')).makeStripeBilling(settings.stripe, settings.publicUrl)
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
    page: makePage(parts.pageFolder ?? join(import.meta.dirname, '..', 'dist')),
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
