/** Which pages may call this server with a person's cookie: only our own (access.md T4, T5). */
import type { IncomingMessage } from 'node:http';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

export type Origins = ReadonlySet<string>;

/** The origin of PUBLIC_URL; for a loopback address also its other names, since people type any of them. */
export function allowedOrigins(publicUrl: URL): Origins {
  const origins = new Set([publicUrl.origin]);
  if (loopback.has(publicUrl.hostname)) {
    for (const name of loopback) {
      const other = new URL(publicUrl);
      other.hostname = name;
      origins.add(other.origin);
    }
  }
  return origins;
}

/**
 * A request that carries a cookie, or that may set one, must state that it comes from our own page. The Origin header
 * decides if it is present; browsers leave it out of same-origin GETs, where Sec-Fetch-Site is used instead.
 */
export function comesFromOurPage(req: IncomingMessage, origins: Origins): boolean {
  const { origin } = req.headers;
  if (origin !== undefined) return origins.has(origin);
  const site = req.headers['sec-fetch-site'];
  if (site === undefined) return req.headers.cookie === undefined;
  return site === 'same-origin' || (site === 'none' && req.method === 'GET');
}
