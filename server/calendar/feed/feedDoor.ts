/** GET /feed/<secret>.ics: what a calendar program follows. Whoever knows the address reads it; nobody is signed in. */
import { Denied } from '../../doors/answer.ts';
import type { Handler } from '../../doors/http.ts';
import { makeRate } from '../../doors/rate.ts';
import type { Store } from '../../store/database.ts';
import type { KeptCalendars } from '../keptCalendars.ts';
import { feedOwner } from './feedAddress.ts';
import { feedLessons } from './feedLessons.ts';

const hourMs = 3_600_000;

export type FeedParts = { store: Store; calendars: KeptCalendars; nowMs(): number };

export function makeFeedDoor({ store, calendars, nowMs }: FeedParts): Handler {
  /** Programs ask a few times an hour, on each device of a person. */
  const ofFeed = makeRate({ most: 120, perMs: hourMs });
  /** Whoever tries addresses finds none: there are 2^256. What it costs us to say so is bounded. */
  const ofStrangers = makeRate({ most: 60, perMs: hourMs });

  return async (req, res, path) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('allow', 'GET, HEAD');
      throw new Denied(405, 'BAD_REQUEST', `${req.method} is not taken here.`);
    }
    const address = req.socket.remoteAddress ?? '';
    const wait = ofStrangers.waitSeconds(address, nowMs());
    if (wait > 0) throw tooOften(wait);
    const secret = /^\/feed\/([^/]+)\.ics$/.exec(path)?.[1] ?? '';
    const owner = await feedOwner(store, secret);
    const feed = owner === null ? null : await feedLessons({ store, calendars }, owner);
    if (owner === null || feed === null) {
      ofStrangers.count(address, nowMs());
      throw new Denied(404, 'NOT_FOUND', 'There is no such address.');
    }
    const tooSoon = ofFeed.waitSeconds(owner, nowMs());
    if (tooSoon > 0) throw tooOften(tooSoon);
    ofFeed.count(owner, nowMs());
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

const tooOften = (seconds: number): Denied =>
  new Denied(429, 'RATE_LIMITED', `Asked too often. Try again in ${seconds} s.`, {
    retryAfterSeconds: seconds,
  });

const isKnown = (known: string | undefined, etag: string): boolean =>
  (known ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
