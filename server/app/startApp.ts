/** The running program: the modules on one port and in one job queue, over a database that is ready. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { log, type LogEvent } from '../basics/log.ts';
import type { Store } from '../db/database.ts';
import { addressBehind } from '../http/clientAddress.ts';
import { draining } from '../http/draining.ts';
import type { GraphqlEndpoint } from '../http/graphql/graphqlEndpoint.ts';
import { answerHealth } from '../http/health.ts';
import { makeHttpServer } from '../http/httpServer.ts';
import type { Route } from '../http/route.ts';
import { makePage } from '../http/staticFiles.ts';
import { makeLimits } from '../kernel/limits/rateLimits.ts';
import { startLive } from '../kernel/live/startLive.ts';
import { makeAccounts, type Accounts } from '../modules/access/accounts.ts';
import { makeAuthRoute } from '../modules/access/authRoutes.ts';
import { makeCodes } from '../modules/access/codes.ts';
import { makeGoogle } from '../modules/access/google.ts';
import { makeOwnAccount } from '../modules/access/ownAccount.ts';
import { makeResetting } from '../modules/access/resetPassword.ts';
import { makeSessions, type Sessions } from '../modules/access/sessions.ts';
import { makeSigningIn } from '../modules/access/signIn.ts';
import { makeSigningUp } from '../modules/access/signUp.ts';
import { keepCalendars } from '../modules/calendar/calendarCache.ts';
import { makeDemoSignIn } from '../modules/demo/demoSignIn.ts';
import { seedDemoSchool } from '../modules/demo/seedDemoSchool.ts';
import { makeDocumentRoute } from '../modules/documents/documentRoute.ts';
import { makeTypesetter } from '../modules/documents/typeset.ts';
import { makeFeedRoute } from '../modules/feeds/feedRoute.ts';
import { makeImageRoutes } from '../modules/images/imageRoute.ts';
import { makeImportRoute } from '../modules/imports/importRoute.ts';
import { makeMailChannel } from '../modules/mail/mailChannel.ts';
import { mailOf } from '../modules/mail/mailJob.ts';
import { makeMailTransport } from '../modules/mail/mailTransport.ts';
import { markInvitationSent } from '../modules/people/mailInvitations.ts';
import { makeBillingWebhook } from '../modules/plans/billingWebhook.ts';
import { endSubscription } from '../modules/plans/endSubscription.ts';
import { makePlanStatusRoute } from '../modules/plans/planStatusRoute.ts';
import { makeGraphql } from './graphql.ts';
import { startJobs } from './jobs.ts';
import type { Settings } from './settings.ts';

export type AppParts = {
  settings: Omit<Settings, 'dataDir' | 'databaseUrl' | 'orders'>;
  store: Store;
  /** Of the same database: the live line has a connection of its own. */
  databaseUrl: string;
  production: boolean;
  /** Where the built page is. */
  pageFolder?: string;
  nowMs?: () => number;
  /** Where calls and sign-ins are logged; the log, if nothing else is said. */
  logEvent?: LogEvent;
};

export type RunningApp = { port: number; accounts: Accounts; stop(): Promise<void> };

/** A browser that has gone without a word never answers the closing of its websocket. */
const closingMs = 1000;

export async function startApp(parts: AppParts): Promise<RunningApp> {
  const { settings, store, databaseUrl, production, nowMs = Date.now, logEvent = log } = parts;
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
    ? (await import('../modules/plans/stripeBilling.ts')).makeStripeBilling(
        settings.stripe,
        settings.publicUrl,
      )
    : null;
  const typesetter = makeTypesetter();
  const addressOf = addressBehind(settings.trustProxy);
  const graphql = makeGraphql({
    logEvent,
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
  const routes: Route[] = [
    {
      path: '/health',
      calledBy: 'anybody',
      handle: (_req, res) => answerHealth(res, store, isStopping),
    },
    graphqlRoute(graphql, sessions),
    makeAuthRoute({
      store,
      limits,
      nowMs,
      signingUp,
      signingIn,
      resetting: makeResetting(access),
      ownAccount: makeOwnAccount(access),
      sessions,
      closeSession: (id) => graphql.closeSession(id),
      addressOf,
      logEvent,
      google: settings.google ? makeGoogle({ store, account, google: settings.google, limits }) : null,
      demo: settings.demo ? makeDemoSignIn(store, signingIn) : null,
    }),
    makeFeedRoute({ store, calendars, limits, addressOf, nowMs }),
    makeImportRoute({ store, sessions, limits, nowMs }),
    makeDocumentRoute({ sessions, limits, typesetter }),
    ...makeImageRoutes({ store, sessions, limits, nowMs }),
    makeBillingWebhook(store, billing, nowMs),
    makePlanStatusRoute({ store, sessions, limits, nowMs }),
  ];
  const server = makeHttpServer(publicUrl, {
    maintenance: settings.maintenance,
    routes,
    page: makePage(parts.pageFolder ?? join(import.meta.dirname, '..', '..', 'dist')),
    upgrades: { '/graphql': (req, socket, head) => graphql.upgrade(req, socket, head) },
    personOf: async (req) => (await sessions.of(req))?.actor.id,
    logEvent,
  });
  const drain = draining(server);
  const { publicUrl: address, sessionSecret: secret } = settings;
  const mail = makeMailTransport({ ...settings.mail, publicUrl: address });
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

const graphqlRoute = (graphql: GraphqlEndpoint, sessions: Sessions): Route => ({
  path: '/graphql',
  // It refuses its mutations itself.
  writes: () => false,
  async handle(req, res) {
    // A session in use lives on: the prolonged cookie goes with whatever is answered.
    await sessions.of(req);
    const cookie = sessions.renewedCookie(req);
    if (cookie !== undefined) res.setHeader('set-cookie', cookie);
    await graphql.handle(req, res);
  },
});
