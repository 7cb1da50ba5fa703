/** The GraphQL endpoint over the schema of all modules. */
import type { IncomingMessage } from 'node:http';
import type { LogEvent } from '../basics/log.ts';
import type { Store } from '../db/database.ts';
import { makeGraphqlEndpoint, type GraphqlEndpoint } from '../http/graphql/graphqlEndpoint.ts';
import type { ApiSettings, Asking, Session } from '../kernel/api/context.ts';
import { makeLimits, type Limits } from '../kernel/limits/rateLimits.ts';
import type { Live } from '../kernel/live/live.ts';
import { keepAnswers } from '../modules/calendar/answerCache.ts';
import { keepCalendars, type KeptCalendars } from '../modules/calendar/calendarCache.ts';
import type { FeedSettings } from '../modules/feeds/feedAddress.ts';
import type { Billing } from '../modules/plans/billing.ts';
import { askRows, makeFeeds, performAll } from './kernel.ts';
import { makeAppSchema } from './schema.ts';

export type GraphqlParts = {
  store: Store;
  live: Live;
  settings: ApiSettings & { feed: FeedSettings };
  /** Shared with other parts of the process; made here if not given. */
  calendars?: KeptCalendars;
  limits?: Limits;
  billing?: Billing | null;
  /** Reads the cookie; null for a visitor and for a session that has ended. */
  sessionOf(request: Asking): Promise<Session | null>;
  /** The client's address behind our own proxies; without it, that of the connection. */
  addressOf?(request: IncomingMessage): string;
  logEvent?: LogEvent;
  nowMs?(): number;
};

export function makeGraphql(parts: GraphqlParts): GraphqlEndpoint {
  const { store, live, settings, sessionOf, billing = null } = parts;
  const { nowMs = Date.now, logEvent = () => {} } = parts;
  const { addressOf = (request: IncomingMessage) => request.socket.remoteAddress ?? '' } = parts;
  const feeds = makeFeeds(store, live, nowMs);
  const calendars = parts.calendars ?? keepCalendars(store);
  const limits = parts.limits ?? makeLimits(store);
  const { meetings } = feeds;
  return makeGraphqlEndpoint({
    schema: makeAppSchema({ calendars, meetings, feed: settings.feed, billing, askRows }),
    production: settings.production,
    live,
    sessionOf,
    addressOf,
    logEvent,
    answerOnce: keepAnswers(calendars),
    contextOf: (session, address = '') => ({
      actor: session?.actor ?? null,
      session,
      store,
      live,
      feeds,
      limits,
      performAll,
      address,
      settings,
      nowMs,
    }),
  });
}
