/** GET /metrics for Prometheus: to callers on this machine, and to whoever has the token from the settings. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Denied } from '../basics/httpDenied.ts';
import { gauges, registry, type Levels } from '../basics/metrics.ts';
import { requireMethod } from './requireMethod.ts';
import type { Route } from './route.ts';

export type MetricsParts = {
  /** null: only callers on this machine. */
  token: string | null;
  /** A proxy of ours may call from this machine for anybody: then only the token counts. */
  behindProxy: boolean;
  levels(): Levels;
};

export const makeMetricsRoute = ({ token, behindProxy, levels }: MetricsParts): Route => ({
  path: '/metrics',
  calledBy: 'anybody',
  async handle(req, res) {
    requireMethod(req, res, 'GET');
    // To everybody else the address does not exist.
    if (!mayRead(req, { token, behindProxy }))
      throw new Denied(404, 'NOT_FOUND', 'There is no such address.');
    for (const [name, value] of Object.entries(levels())) gauges[name as keyof Levels].set(value);
    const text = await registry.metrics();
    res.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' });
    res.end(text);
  },
});

function mayRead(
  req: IncomingMessage,
  { token, behindProxy }: Pick<MetricsParts, 'token' | 'behindProxy'>,
): boolean {
  const [, told] = /^Bearer (\S+)$/i.exec(req.headers.authorization ?? '') ?? [];
  if (told !== undefined) return token !== null && isSame(told, token);
  return !behindProxy && isOnThisMachine(req);
}

/** A proxy that nobody told us of also calls from here, for others; most say so by their headers. */
const isOnThisMachine = ({ headers, socket }: IncomingMessage): boolean =>
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined &&
  /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');

const isSame = (one: string, other: string): boolean => timingSafeEqual(hashOf(one), hashOf(other));
const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
