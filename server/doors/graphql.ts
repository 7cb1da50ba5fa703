/** The GraphQL door: one schema behind HTTP and websocket. */
import type { IncomingMessage } from 'node:http';
import { keepCalendars } from '../calendar/keptCalendars.ts';
import { makeFeeds } from '../live/feeds.ts';
import { makeLimits } from '../limits/limits.ts';
import { resolvers, rules } from '../schema/areas.ts';
import { makeSchema } from '../schema/makeSchema.ts';
import type { Context, Session } from './context.ts';
import { makeDocuments } from './documents.ts';
import type { GraphqlDoor, GraphqlParts } from './graphqlDoor.ts';
import { makeGraphqlHttp } from './graphqlHttp.ts';
import { makeGraphqlSockets } from './graphqlSockets.ts';
import { mutate } from './mutations.ts';

export function makeGraphql(parts: GraphqlParts): GraphqlDoor {
  const { store, live, settings, sessionOf, nowMs = Date.now, tell = () => {} } = parts;
  const { addressOf = (request: IncomingMessage) => request.socket.remoteAddress ?? '' } = parts;
  const { production } = settings;
  const schema = makeSchema({ resolvers, rules, mutate });
  const feeds = makeFeeds(store, live, nowMs);
  const calendars = parts.calendars ?? keepCalendars(store);

  const limits = parts.limits ?? makeLimits(store);

  const contextOf = (session: Session | null, address = ''): Context => ({
    actor: session?.actor ?? null,
    session,
    store,
    live,
    feeds,
    calendars,
    billing: parts.billing ?? null,
    limits,
    address,
    settings,
    nowMs,
  });

  const documents = makeDocuments(schema, { production });
  const handle = makeGraphqlHttp({
    schema,
    production,
    documents,
    tell,
    contextOf: async (request: IncomingMessage) => contextOf(await sessionOf(request), addressOf(request)),
  });
  const sockets = makeGraphqlSockets({ schema, production, documents, sessionOf, contextOf });
  const unlisten = live.listen((announcement) => {
    if (announcement.kind === 'session') sockets.closeSession(announcement.sessionId);
    if (announcement.kind === 'person') sockets.closePerson(announcement.userId);
    if (announcement.kind === 'resumed') void sockets.recheck();
  });

  return {
    handle,
    upgrade: sockets.upgrade,
    closeSession: sockets.closeSession,
    async close() {
      unlisten();
      await sockets.close();
    },
  };
}
