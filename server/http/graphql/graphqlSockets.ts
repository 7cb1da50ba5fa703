/** Subscriptions over graphql-ws at the same address, for signed-in people; ended with the session that opened them. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { getOperationAST, GraphQLError, type ExecutionArgs, type GraphQLSchema } from 'graphql';
import { GRAPHQL_TRANSPORT_WS_PROTOCOL } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Context, Session } from '../../kernel/api/context.ts';
import type { Documents } from './documents.ts';
import { maskFault } from './maskFault.ts';
import { OpenSockets } from './openSockets.ts';
import { refuseDeepVariables } from './queryLimits.ts';
import { subscribeShared } from './sharedEvents.ts';
import { refuseUpgrade } from '../refuseUpgrade.ts';
import { reportFault } from '../../basics/reportFault.ts';

const initLimitMs = 3_000;
const frameLimitBytes = 64 * 1024;
export const socketsPerPerson = 20;
export const subscriptionsPerSocket = 50;

export type SocketParts = {
  schema: GraphQLSchema;
  production: boolean;
  documents: Documents;
  sessionOf(request: IncomingMessage): Promise<Session | null>;
  contextOf(session: Session): Context;
};

type Asked = { query: string; operationName?: string | null; variables?: Record<string, unknown> | null };

export function makeGraphqlSockets({ schema, production, documents, sessionOf, contextOf }: SocketParts) {
  const sessions = new WeakMap<IncomingMessage, Session>();
  const requests = new WeakMap<WebSocket, IncomingMessage>();
  const open = new OpenSockets();
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: frameLimitBytes,
    handleProtocols: (offered) =>
      offered.has(GRAPHQL_TRANSPORT_WS_PROTOCOL) ? GRAPHQL_TRANSPORT_WS_PROTOCOL : false,
  });

  const graphql = useServer(
    {
      schema,
      connectionInitWaitTimeout: initLimitMs,
      subscribe: subscribeShared,
      onSubscribe({ connectionParams, extra, subscriptions }, _id, asked) {
        if (Object.keys(subscriptions).length > subscriptionsPerSocket) return [refused('TOO_MANY')];
        const session = sessions.get(extra.request);
        const tellsRecent = connectionParams?.['tellsRecent'] === true;
        return session
          ? prepare(asked, { ...contextOf(session), tellsRecent })
          : [refused('UNAUTHENTICATED')];
      },
      onNext: (_context, _id, _asked, _args, result) =>
        result.errors ? { ...result, errors: result.errors.map(maskFault) } : undefined,
      onError: (_context, _id, _asked, errors) => errors.map(maskFault),
    },
    server,
  );

  function prepare(asked: Asked, contextValue: Context): ExecutionArgs | GraphQLError[] {
    let document;
    try {
      refuseDeepVariables(asked.variables);
      document = documents.read(asked.query);
    } catch (fault) {
      return [maskFault(fault)];
    }
    const faults = documents.faultsOf(document);
    if (faults.length > 0) return [...faults];
    // Queries and mutations go over HTTP, where their limits and their origin are checked for each.
    if (getOperationAST(document, asked.operationName)?.operation !== 'subscription')
      return [refused('BAD_REQUEST')];
    return {
      schema,
      document,
      operationName: asked.operationName ?? null,
      variableValues: asked.variables ?? {},
      contextValue,
      hideSuggestions: production,
    };
  }

  async function admit(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const session = await sessionOf(request);
    if (session === null) return refuseUpgrade(socket, '401 Unauthorized');
    if (open.countOf(session.actor.id) >= socketsPerPerson)
      return refuseUpgrade(socket, '429 Too Many Requests');
    sessions.set(request, session);
    server.handleUpgrade(request, socket, head, (opened: WebSocket) => {
      open.add(opened, session);
      requests.set(opened, request);
      server.emit('connection', opened, request);
      // The session may have ended between being read and being listed.
      void open.recheck(sessionNow, [opened]);
    });
  }

  const sessionNow = async (socket: WebSocket): Promise<Session | null> => {
    const request = requests.get(socket);
    return request ? sessionOf(request) : null;
  };
  return {
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
      admit(request, socket, head).catch((fault: unknown) => {
        reportFault('A websocket could not be opened', fault);
        refuseUpgrade(socket, '503 Service Unavailable');
      });
    },
    count: () => open.size,
    closeSession: (sessionId: string) => open.closeSession(sessionId),
    closePerson: (userId: string) => open.closePerson(userId),
    /** After a time in which the end of a session may have been missed. */
    recheck: () => open.recheck(sessionNow),
    close: async () => graphql.dispose(),
  };
}

const refused = (code: string): GraphQLError => new GraphQLError(code, { extensions: { code } });
