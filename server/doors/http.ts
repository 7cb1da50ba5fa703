/** The one port: the page, the API, signing in and the live line, each behind the same limits and headers. */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { googleCallback } from '../access/google.ts';
import type { Sessions } from '../access/sessions.ts';
import type { TellEvent } from './log.ts';
import { answerDenied, Denied } from './answer.ts';
import { kindOf, retryAfterSeconds, statusOf } from './faultKind.ts';
import { refuseLargeBody } from './limits.ts';
import { allowedOrigins, comesFromOurPage } from './origins.ts';
import { refuseUpgrade } from './refuseUpgrade.ts';
import { billingWebhook } from '../plans/billingDoor.ts';
import { statusPath } from '../plans/statusDoor.ts';
import { securityHeaders } from './securityHeaders.ts';
import { tellFault } from './tellFault.ts';

export type Handler = (req: IncomingMessage, res: ServerResponse, path: string) => unknown;

export type Doors = {
  /** Work is being done on the server: what is there can be read, and whoever is in may leave. */
  maintenance: boolean;
  sessions: Pick<Sessions, 'of' | 'renewedCookie'>;
  graphql: { handle: Handler; upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): unknown };
  auth: Handler;
  /** GET /feed/…: no cookie and no page of ours comes with it. */
  feed: Handler;
  /** POST /imports; how much it takes it says itself. */
  imports: Handler;
  /** POST /documents/calendar. */
  documents: Handler;
  /** POST /images, GET /images/<id>; how much it takes it says itself. */
  images: Handler;
  /** POST /billing/webhook: the payment provider's, which comes from no page of ours. */
  billing: Handler;
  /** POST /email/check-subscription-status. */
  planStatus: Handler;
  health: Handler;
  page: Handler;
  tell: TellEvent;
};

export function makeHttpServer(publicUrl: URL, doors: Doors): Server {
  const origins = allowedOrigins(publicUrl);
  const dress = securityHeaders(publicUrl);

  async function route(req: IncomingMessage, res: ServerResponse): Promise<unknown> {
    const path = pathOf(req);
    if (path === '/health') return doors.health(req, res, path);
    if (path.startsWith('/feed/')) return doors.feed(req, res, path);
    if (path === billingWebhook) {
      res.setHeader('cache-control', 'no-store');
      // It is delivered again until it is taken.
      if (doors.maintenance) throw closed();
      refuseLargeBody(req);
      return doors.billing(req, res, path);
    }
    const api = apiAt(path);
    if (!api) return doors.page(req, res, path);
    res.setHeader('cache-control', 'no-store');
    // From the identity provider a browser comes back by a link; the state in its cookie says that it left from here.
    const comesBack = path === googleCallback && req.method === 'GET';
    if (!comesBack && !comesFromOurPage(req, origins)) {
      throw new Denied(403, 'FOREIGN_ORIGIN', 'This address answers calls from its own page only.');
    }
    if (doors.maintenance && writes(req, path)) throw closed();
    if (api !== doors.imports && api !== doors.images) refuseLargeBody(req);
    // Nobody is to make addresses of what a caller writes here, nor to stumble over it.
    req.headers.host = publicUrl.host;
    if (path === '/graphql') await renewCookie(req, res);
    return api(req, res, path);
  }

  function apiAt(path: string): Handler | null {
    if (path === '/graphql') return doors.graphql.handle;
    if (path === '/imports') return doors.imports;
    if (path === '/images' || path.startsWith('/images/')) return doors.images;
    if (path.startsWith('/documents/')) return doors.documents;
    if (path === statusPath) return doors.planStatus;
    return path.startsWith('/auth/') ? doors.auth : null;
  }

  async function tellDenied(req: IncomingMessage, { code }: Denied): Promise<void> {
    const session = await doors.sessions.of(req).catch(() => null);
    doors.tell({
      level: 'warning',
      event: 'refused',
      at: placeOf(pathOf(req)),
      code,
      person: session?.actor.id,
    });
  }

  /** A session in use lives on: the prolonged cookie goes with whatever is answered. */
  async function renewCookie(req: IncomingMessage, res: ServerResponse): Promise<void> {
    await doors.sessions.of(req);
    const cookie = doors.sessions.renewedCookie(req);
    if (cookie !== undefined) res.setHeader('set-cookie', cookie);
  }

  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout },
    (req, res) => {
      dress(res);
      route(req, res).catch(async (fault: unknown) => {
        if (fault instanceof Denied) await tellDenied(req, fault);
        answerFault(res, fault);
      });
    },
  );
  server.on('upgrade', (req, socket, head) => {
    socket.on('error', () => socket.destroy());
    if (pathOf(req) !== '/graphql') return refuseUpgrade(socket, '404 Not Found');
    if (!comesFromOurPage(req, origins)) return refuseUpgrade(socket, '403 Forbidden');
    return doors.graphql.upgrade(req, socket, head);
  });
  return server;
}

/** Longer than proxies and browsers keep an idle connection: one that the server ends may just have been asked something. */
const keepAliveTimeout = 75_000;

/** The door, without what was asked of it: an address may hold a secret. */
const placeOf = (path: string): string => /^\/(?:auth(?:\/[a-z-]+)*|[a-z]+)/.exec(path)?.[0] ?? '/';

/** GraphQL refuses its mutations itself. */
function writes(req: IncomingMessage, path: string): boolean {
  if (path === '/graphql' || path === '/auth/logout') return false;
  // It gives back what it was sent.
  if (path.startsWith('/documents/')) return false;
  return req.method === 'POST' || path === googleCallback;
}

const closed = (): Denied => new Denied(503, 'MAINTENANCE', 'The server is closed for maintenance.');

function pathOf(req: IncomingMessage): string {
  try {
    return decodeURIComponent((req.url ?? '/').split('?', 1)[0] ?? '/');
  } catch {
    return '/';
  }
}

/** A fault is told to the log with an id and to the caller by that id alone; what only the caller can put right is told to them. */
function answerFault(res: ServerResponse, fault: unknown): void {
  // One who hung up in the middle of a request is no fault of ours, and there is nobody to tell.
  if (res.headersSent || (res.req.destroyed && !res.req.complete)) {
    res.destroy();
    return;
  }
  if (fault instanceof Denied) return answerDenied(res, fault);
  const kind = kindOf(fault);
  const status = statusOf[kind];
  if (kind === 'BAD_REQUEST')
    return answerDenied(res, new Denied(status, kind, 'A value holds a character that cannot be kept.'));
  const id = randomUUID();
  tellFault('http', fault, id);
  const more = kind === 'INTERNAL' ? {} : { retryAfterSeconds };
  answerDenied(res, new Denied(status, kind, `Something went wrong here (${id}).`, more));
}
