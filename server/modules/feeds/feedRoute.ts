/** GET /feed/<secret>.ics: for calendar programs. Whoever knows the address can read it; there is no sign-in. */
import type { IncomingMessage } from 'node:http';
import { Denied } from '../../basics/httpDenied.ts';
import { requireMethod } from '../../http/requireMethod.ts';
import type { Handler, Route } from '../../http/route.ts';
import type { Limits } from '../../kernel/limits/rateLimits.ts';
import type { Store } from '../../db/database.ts';
import type { KeptCalendars } from '../calendar/calendarCache.ts';
import { feedOwner } from './feedAddress.ts';
import { feedLessons, type FeedLessons } from './feedLessons.ts';

export type FeedParts = {
  store: Store;
  calendars: KeptCalendars;
  limits: Limits;
  addressOf(req: IncomingMessage): string;
  nowMs(): number;
};

export const makeFeedRoute = (parts: FeedParts): Route => ({
  path: '/feed/',
  // A calendar program calls, without a cookie of ours.
  calledBy: 'anybody',
  handle: handleFeed(parts),
});

function handleFeed({ store, calendars, limits, addressOf, nowMs }: FeedParts): Handler {
  const writing = new Map<string, Promise<Buffer>>();

  /** Once for all who ask for the same meanwhile. */
  function written({ tag, write }: FeedLessons): Promise<Buffer> {
    const body = writing.get(tag) ?? write(nowMs()).then((text) => Buffer.from(text));
    writing.set(tag, body);
    return body.finally(() => writing.delete(tag));
  }

  return async (req, res, path) => {
    requireMethod(req, res, 'GET', 'HEAD');
    const secret = /^\/feed\/([^/]+)\.ics$/.exec(path)?.[1] ?? '';
    // The secret first, so that strangers in the same network cannot block somebody's calendar.
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
    const body = await written(feed);
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
