/** The running program: the modules on one port and in one job queue, over a database that is ready. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { draining } from '../http/draining.ts';
import { makeHttpServer } from '../http/httpServer.ts';
import { inlineScripts } from '../http/inlineScripts.ts';
import { makePage } from '../http/staticFiles.ts';
import type { Jobs } from '../kernel/jobs/startJobQueue.ts';
import type { Accounts } from '../modules/access/accounts.ts';
import { makeMailChannel } from '../modules/mail/mailChannel.ts';
import { mailOf } from '../modules/mail/mailJob.ts';
import { makePushChannel } from '../modules/notifications/push/pushChannel.ts';
import { markInvitationSent } from '../modules/people/mailInvitations.ts';
import { endSubscription } from '../modules/plans/endSubscription.ts';
import { startJobs } from './jobs.ts';
import { askRows } from './kernel.ts';
import { makeRoutes } from './routes.ts';
import { startServices, type AppParts, type Services } from './startServices.ts';

export type RunningApp = { port: number; accounts: Accounts; stop(): Promise<void> };

/** A browser that disappeared never answers the closing of its websocket. */
const closingMs = 1000;

const builtPage = join(import.meta.dirname, '..', '..', 'dist');

export async function startApp(parts: AppParts): Promise<RunningApp> {
  const { settings, pageFolder = builtPage } = parts;
  const services = await startServices(parts);
  const { graphql, sessions, mail, typesetter, live } = services;
  let isStopping = false;
  const server = serverOf(services, { pageFolder, isStopping: () => isStopping });
  const drain = draining(server);
  const jobs = await startJobsOf(services);

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
  const { port } = server.address() as AddressInfo;
  return { port, accounts: services.access.accounts, stop };
}

const serverOf = (
  services: Services,
  { pageFolder, isStopping }: { pageFolder: string; isStopping(): boolean },
): Server =>
  makeHttpServer(services.account.publicUrl, {
    maintenance: services.settings.maintenance,
    routes: makeRoutes(services, isStopping),
    page: makePage(pageFolder, services.account.publicUrl.origin),
    scripts: inlineScripts(pageFolder),
    upgrades: { '/graphql': (req, socket, head) => services.graphql.upgrade(req, socket, head) },
    personOf: async (req) => (await services.sessions.of(req))?.actor.id,
    logEvent: services.logEvent,
  });

function startJobsOf({ settings, access, billing, mail, push, typesetter }: Services): Promise<Jobs> {
  const { publicUrl, sessionSecret: secret } = settings;
  const { store, nowMs } = access;
  return startJobs(store, {
    nowMs,
    mailRoom: { store, nowMs, askRows, mail, typesetter, publicUrl },
    channels: [makeMailChannel(store, mail, publicUrl), makePushChannel(store, { kinds: push.kinds, nowMs })],
    pushRoom: { store, senders: push.senders },
    ...(billing ? { endSubscription: (job) => endSubscription(billing, job) } : {}),
    async sendMail(job) {
      // An expired code helps nobody.
      if ('untilMs' in job && job.untilMs < nowMs()) return;
      await mail.send(mailOf(job, { secret, publicUrl }));
      if (job.kind === 'invitation') await markInvitationSent(store, job);
    },
  });
}
