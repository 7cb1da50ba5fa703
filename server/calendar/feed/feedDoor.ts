/** GET /feed/<secret>.ics: what a calendar program follows. Whoever knows the address reads it; nobody is signed in. */
import type { IncomingMessage } from 'node:http';
import { Denied } from '../../doors/answer.ts';
import type { Handler } from '../../doors/http.ts';
import type { Limits } from '../../limits/limits.ts';
import type { Store } from '../../store/database.ts';
import type { KeptCalendars } from '../keptCalendars.ts';
import { feedOwner } from './feedAddress.ts';
import { feedLessons } from './feedLessons.ts';

export type FeedParts = {
  store: Store;
  calendars: KeptCalendars;
  limits: Limits;
  addressOf(req: IncomingMessage): string;
  nowMs(): number;
};

export function makeFeedDoor({ store, calendars, limits, addressOf, nowMs }: FeedParts): Handler {
  return async (req, res, path) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('allow', 'GET, HEAD');
      throw new Denied(405, 'BAD_REQUEST', `${req.method} is not taken here.`);
    }
    const secret = /^\/feed\/([^/]+)\.ics$/.exec(path)?.[1] ?? '';
    // The secret first: what strangers ask from the same network stops nobody's calendar.
    const owner = await feedOwner(store, secret);
    if (owner === null) {
      await limits.count('unknownFeeds', { address: addressOf(req) });
      throw absent();
    }
    await limits.count('feeds', { who: secret });
    const feed = await feedLessons({ store, calendars }, owner);
    if (feed === null) throw absent();
    const etag = `"${feed.tag}"`;
    res.setHeader('etag', etag);
    res.setHeader('cache-control', 'private, no-cache');
    res.setHeader('x-robots-tag', 'noindex');
    if (isKnown(req.headers['if-none-match'], etag)) {
      res.writeHead(304).end();
      return;
    }
    const body = Buffer.from(await feed.write(nowMs()));
    res.writeHead(200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="lessons.ics"',
      'content-length': body.length,
    });
    res.end(req.method === 'HEAD' ? undefined : body);
  };
}

const absent = (): Denied => new Denied(404, 'NOT_FOUND', 'There is no such address.');

const isKnown = (known: string | undefined, etag: string): boolean =>
  (known ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
