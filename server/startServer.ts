/** Puts the doors on one port: page, API, signing in and the live line, over a database that is ready. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeAccounts, type Accounts } from './access/accounts.ts';
import { makeSessions } from './access/sessions.ts';
import { makeSigningIn } from './access/signingIn.ts';
import { makeDemoEntries } from './demo/demoEntries.ts';
import { seedDemoSchool } from './demo/seedDemoSchool.ts';
import { makeAuthDoor } from './doors/auth.ts';
import { makeGraphql } from './doors/graphql.ts';
import { answerHealth } from './doors/health.ts';
import { makeHttpServer } from './doors/http.ts';
import { makePage } from './doors/static.ts';
import { startJobs } from './jobs/startJobs.ts';
import { startLive } from './live/startLive.ts';
import type { Settings } from './settings.ts';
import type { Store } from './store/database.ts';

export type ServerParts = {
  settings: Pick<Settings, 'port' | 'host' | 'publicUrl' | 'sessionSecret' | 'maintenance' | 'demo'>;
  store: Store;
  /** Of the same database: the live line has a connection of its own. */
  databaseUrl: string;
  production: boolean;
  /** Where the built page is. */
  pageFolder?: string;
  nowMs?: () => number;
};

export type RunningServer = { port: number; accounts: Accounts; stop(): Promise<void> };

/** How long answers that are under way may take when the server stops. */
const graceMs = 1000;

export async function startServer(parts: ServerParts): Promise<RunningServer> {
  const { settings, store, databaseUrl, production, nowMs = Date.now } = parts;
  const publicUrl = new URL(settings.publicUrl);
  const accounts = makeAccounts(store, { publicUrl, secret: settings.sessionSecret });
  if (settings.demo) await seedDemoSchool(store, accounts, nowMs());

  const live = await startLive({ store, url: databaseUrl });
  const sessions = makeSessions(accounts, live);
  const signingIn = makeSigningIn(accounts, store, nowMs);
  const graphql = makeGraphql({
    store,
    live,
    settings: { production },
    sessionOf: (request) => sessions.of(request),
    nowMs,
  });
  const demo = settings.demo ? makeDemoEntries(store, signingIn) : null;
  const server = makeHttpServer(publicUrl, {
    maintenance: settings.maintenance,
    sessions,
    graphql,
    auth: makeAuthDoor({ signingIn, sessions, live: graphql, demo }),
    health: (_req, res) => answerHealth(res, store),
    page: makePage(parts.pageFolder ?? join(import.meta.dirname, '..', 'dist')),
  });
  const jobs = await startJobs(store, { nowMs });

  async function stop(): Promise<void> {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    // A browser that has gone without a word never answers the closing of its websocket.
    const ended = Promise.all([graphql.close(), closed, jobs.stop()]);
    await Promise.race([ended, pause(graceMs + 100)]);
    clearTimeout(cut);
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
