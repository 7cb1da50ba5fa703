/** The GraphQL endpoint: one schema behind HTTP and websocket. Requests and upgrades of /graphql are handed over whole. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { GraphQLSchema } from 'graphql';
import type { LogEvent } from '../../basics/log.ts';
import type { Asking, Context, Session } from '../../kernel/api/context.ts';
import type { Live } from '../../kernel/live/live.ts';
import { makeDocuments } from './documents.ts';
import { makeGraphqlHttp, type AnswerOnce } from './graphqlHttp.ts';
import { makeGraphqlSockets } from './graphqlSockets.ts';

export type EndpointParts = {
  schema: GraphQLSchema;
  production: boolean;
  live: Live;
  contextOf(session: Session | null, address?: string): Context;
  /** Reads the cookie; null for a visitor and for a session that has ended. */
  sessionOf(request: Asking): Promise<Session | null>;
  addressOf(request: IncomingMessage): string;
  logEvent: LogEvent;
  answerOnce: AnswerOnce;
};

export type GraphqlEndpoint = {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Closes the sockets of a session here at once; the others hear from the database that it has ended. */
  closeSession(sessionId: string): void;
  openSockets(): number;
  close(): Promise<void>;
};

export function makeGraphqlEndpoint(parts: EndpointParts): GraphqlEndpoint {
  const { schema, production, live, contextOf, sessionOf, addressOf, logEvent, answerOnce } = parts;
  const documents = makeDocuments(schema, { production });
  const handle = makeGraphqlHttp({
    schema,
    production,
    documents,
    logEvent,
    answerOnce,
    contextOf: async (request) => contextOf(await sessionOf(request), addressOf(request)),
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
    openSockets: sockets.count,
    closeSession: sockets.closeSession,
    async close() {
      unlisten();
      await sockets.close();
    },
  };
}
