/** The line to the server: queries and mutations by HTTP, live events by one websocket. */
import {
  ApolloClient,
  ApolloLink,
  CombinedGraphQLErrors,
  HttpLink,
  InMemoryCache,
  ServerError,
} from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';

type Listener = () => void;

const signedOut = new Set<Listener>();
const reconnected = new Set<Listener>();

/** Called when the server no longer knows this session, whichever call found out. */
export function onUnauthenticated(listener: Listener): () => void {
  signedOut.add(listener);
  return () => signedOut.delete(listener);
}

/** Called when the live line has come back after a break: what happened meanwhile must be fetched. */
export function onReconnect(listener: Listener): () => void {
  reconnected.add(listener);
  return () => reconnected.delete(listener);
}

export const socketUrl = ({ protocol, host }: Pick<Location, 'protocol' | 'host'>): string =>
  `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/graphql`;

let connections = 0;
/** When the connection that is being made was first tried. */
let triedMs: number | null = null;
/** Within this the server tells what was written while the line was being laid; it does so for twice as long. */
const promptMs = 30_000;

/** Counted, not made up: a server frames an event once for all whose subscription has the same id. */
let subscriptions = 0;

export const socket = createClient({
  generateID: () => String((subscriptions += 1)),
  url: () => socketUrl(location),
  // Lists are fetched while the line is being laid: what was written in between comes by it.
  connectionParams: { tellsRecent: true },
  retryAttempts: Number.POSITIVE_INFINITY,
  // Jitter, so that all who lost one server do not return in the same instant.
  retryWait: async (retries) => {
    const ms = Math.min(15_000, 500 * 2 ** Math.min(retries, 5)) * (0.5 + Math.random());
    await new Promise((resolve) => setTimeout(resolve, ms));
  },
  shouldRetry: (closed) => !(closed instanceof CloseEvent && closed.code === 4401),
  on: {
    connecting: () => {
      triedMs ??= performance.now();
    },
    connected: () => {
      connections += 1;
      const isLate = triedMs !== null && performance.now() - triedMs > promptMs;
      triedMs = null;
      if (connections > 1 || isLate) for (const listener of reconnected) listener();
    },
    closed: (event) => {
      if (event instanceof CloseEvent && event.code === 4401) for (const listener of signedOut) listener();
    },
  },
});

function isUnauthenticated(error: unknown): boolean {
  if (ServerError.is(error)) return error.statusCode === 401;
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some((one) => one.extensions?.['code'] === 'UNAUTHENTICATED')
  );
}

const watchSession = new ErrorLink(({ error }) => {
  if (isUnauthenticated(error)) for (const listener of signedOut) listener();
});

const http = new HttpLink({ uri: '/graphql', credentials: 'same-origin' });

const line = ApolloLink.split(
  ({ operationType }) => operationType === 'subscription',
  new GraphQLWsLink(socket),
  http,
);

export const client = new ApolloClient({
  link: ApolloLink.from([watchSession, line]),
  cache: new InMemoryCache({
    typePolicies: {
      // Parts without an identity of their own are replaced with their owner.
      TeacherData: { merge: true },
      StudentData: { merge: true },
      ParentData: { merge: true },
    },
  }),
});
