/** Subscriptions over graphql-ws at the same address, for signed-in people; ended with the session that opened them. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  getOperationAST,
  GraphQLError,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { GRAPHQL_TRANSPORT_WS_PROTOCOL, makeServer, type ConnectionInitMessage } from 'graphql-ws';
import { WebSocketServer, type WebSocket } from 'ws';
import { reportFault } from '../../basics/reportFault.ts';
import type { Asking, Context, Session } from '../../kernel/api/context.ts';
import { Rows } from '../../kernel/live/rows.ts';
import type { Documents } from './documents.ts';
import { Heartbeat } from './heartbeat.ts';
import { maskFault } from './maskFault.ts';
import { OpenSockets } from './openSockets.ts';
import { refuseDeepVariables } from './queryLimits.ts';
import { subscribeShared } from './sharedEvents.ts';
import { sendResult } from './sharedFrames.ts';
import { leaveAll, speak, type Opened } from './speak.ts';
import { untilOver } from './untilOver.ts';
import { refuseUpgrade } from '../refuseUpgrade.ts';

const initLimitMs = 3_000;
const frameLimitBytes = 64 * 1024;
export const socketsPerPerson = 20;
export const subscriptionsPerSocket = 50;

export type SocketParts = {
  schema: GraphQLSchema;
  production: boolean;
  documents: Documents;
  sessionOf(request: Asking): Promise<Session | null>;
  contextOf(session: Session): Context;
};

type Asked = { query: string; operationName?: string | null; variables?: Record<string, unknown> | null };

export function makeGraphqlSockets({ schema, production, documents, sessionOf, contextOf }: SocketParts) {
  const requests = new WeakMap<WebSocket, Asking>();
  const open = new OpenSockets();
  const heartbeat = new Heartbeat();
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: frameLimitBytes,
    perMessageDeflate: false,
    handleProtocols: (offered) =>
      offered.has(GRAPHQL_TRANSPORT_WS_PROTOCOL) ? GRAPHQL_TRANSPORT_WS_PROTOCOL : false,
  });

  const graphql = makeServer<ConnectionInitMessage['payload'], Opened>({
    schema,
    connectionInitWaitTimeout: initLimitMs,
    subscribe: subscribeShared,
    onSubscribe({ connectionParams, extra: { session }, subscriptions }, _id, asked) {
      if (Object.keys(subscriptions).length > subscriptionsPerSocket) return [refused('TOO_MANY')];
      const tellsRecent = connectionParams?.['tellsRecent'] === true;
      return prepare(asked, { ...contextOf(session), tellsRecent });
    },
    onOperation: ({ extra: { socket, line } }, id, _asked, _args, results) =>
      results instanceof Rows
        ? untilOver(results as Rows<ExecutionResult>, (result) => sendResult(socket, line, id, result))
        : undefined,
    onNext: (_context, _id, _asked, _args, result) =>
      result.errors ? { ...result, errors: result.errors.map(maskFault) } : undefined,
    onError: (_context, _id, _asked, errors) => errors.map(maskFault),
  });

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
    server.handleUpgrade(request, socket, head, (opened: WebSocket) => {
      open.add(opened, session);
      requests.set(opened, { headers: request.headers });
      heartbeat.add(opened);
      speak(graphql, opened, { session, socket: opened, line: socket });
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
    async close() {
      heartbeat.stop();
      await leaveAll(server);
    },
  };
}

const refused = (code: string): GraphQLError => new GraphQLError(code, { extensions: { code } });
