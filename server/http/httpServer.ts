/** The one port: the page, the API, signing in and the live connection, each behind the same limits and headers. */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { kindOf, retryAfterSeconds, statusOf } from '../basics/faultKind.ts';
import { Denied } from '../basics/httpDenied.ts';
import type { LogEvent } from '../basics/log.ts';
import { reportFault } from '../basics/reportFault.ts';
import { answerDenied } from './answer.ts';
import { allowedOrigins, comesFromOurPage } from './origins.ts';
import { refuseUpgrade } from './refuseUpgrade.ts';
import { refuseLargeBody } from './requestBody.ts';
import type { Handler, Route } from './route.ts';
import { securityHeaders } from './securityHeaders.ts';

export type HttpParts = {
  /** Maintenance: everything can be read, and signing out is possible. */
  maintenance: boolean;
  routes: readonly Route[];
  /** For paths that no route takes. */
  page: Handler;
  /** The hashes of the scripts that stand in it. */
  scripts: readonly string[];
  /** By their paths. */
  upgrades: Record<string, (req: IncomingMessage, socket: Duplex, head: Buffer) => unknown>;
  /** The id of the signed-in person, for the log. */
  personOf(req: IncomingMessage): Promise<string | undefined>;
  logEvent: LogEvent;
};

export function makeHttpServer(publicUrl: URL, parts: HttpParts): Server {
  const { maintenance, routes, page, scripts, upgrades, personOf, logEvent } = parts;
  const origins = allowedOrigins(publicUrl);
  const setHeaders = securityHeaders(publicUrl, scripts);

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<unknown> {
    const path = pathOf(req);
    const route = routes.find((each) => takes(each, path));
    if (!route) return page(req, res, path);
    if (route.calledBy === 'anybody') return route.handle(req, res, path);
    res.setHeader('cache-control', 'no-store');
    const isElsewhere = route.calledBy === 'another server' || route.comesBack?.(req, path) === true;
    if (!isElsewhere && !comesFromOurPage(req, origins)) {
      throw new Denied(403, 'FOREIGN_ORIGIN', 'This address answers calls from its own page only.');
    }
    const writes = route.writes ?? ((call) => call.method === 'POST');
    if (maintenance && writes(req, path)) throw closed();
    if (!route.limitsItsBody) refuseLargeBody(req);
    // The caller chooses this header: nothing may be derived from it.
    if (route.calledBy !== 'another server') req.headers.host = publicUrl.host;
    return route.handle(req, res, path);
  }

  async function logDenied(req: IncomingMessage, { code }: Denied): Promise<void> {
    const person = await personOf(req).catch(() => undefined);
    logEvent({ level: 'warning', event: 'refused', at: placeOf(pathOf(req)), code, person });
  }

  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout },
    (req, res) => {
      setHeaders(res);
      answer(req, res).catch(async (fault: unknown) => {
        if (fault instanceof Denied) await logDenied(req, fault);
        answerFault(res, fault);
      });
    },
  );
  server.on('upgrade', (req, socket, head) => {
    socket.on('error', () => socket.destroy());
    const upgrade = upgrades[pathOf(req)];
    if (!upgrade) return refuseUpgrade(socket, '404 Not Found');
    if (!comesFromOurPage(req, origins)) return refuseUpgrade(socket, '403 Forbidden');
    return upgrade(req, socket, head);
  });
  return server;
}

/** A path that ends with a slash matches everything below it. */
const takes = ({ path }: Route, called: string): boolean =>
  path.endsWith('/') ? called.startsWith(path) : called === path;

/** Longer than proxies and browsers keep an idle connection: a request may be on its way on a connection that the server closes. */
const keepAliveTimeout = 75_000;

/** The route without the rest of the path, which may contain a secret. */
const placeOf = (path: string): string => /^\/(?:auth(?:\/[a-z-]+)*|[a-z]+)/.exec(path)?.[0] ?? '/';

const closed = (): Denied => new Denied(503, 'MAINTENANCE', 'The server is closed for maintenance.');

function pathOf(req: IncomingMessage): string {
  try {
    return decodeURIComponent((req.url ?? '/').split('?', 1)[0] ?? '/');
  } catch {
    return '/';
  }
}

/** A fault is logged with an id, and the caller learns only that id; what the caller can fix is told to them. */
function answerFault(res: ServerResponse, fault: unknown): void {
  // A client that disconnected in the middle of a request is not a fault, and there is nobody to answer.
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
  reportFault('http', fault, id);
  const more = kind === 'INTERNAL' ? {} : { retryAfterSeconds };
  answerDenied(res, new Denied(status, kind, `Something went wrong here (${id}).`, more));
}
