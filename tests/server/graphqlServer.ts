/** The GraphQL endpoint alone, on a free port over an empty database with a small school; whoever asks is named by a header. */
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import type { Actor } from '../../domain/kernel/actor.ts';
import type { Session } from '../../server/kernel/api/context.ts';
import type { GraphqlEndpoint } from '../../server/http/graphql/graphqlEndpoint.ts';
import { makeGraphql } from '../../server/app/graphql.ts';
import { startLive } from '../../server/kernel/live/startLive.ts';
import type { Live } from '../../server/kernel/live/live.ts';
import { aSchool, type School } from './schoolFixture.ts';
import { freshDatabase, type FreshDatabase } from './database.ts';

type Told<Data> = {
  status: number;
  data: Data | null;
  errors: { message: string; extensions?: { code?: string; id?: string } }[];
};

export type Endpoint = {
  url: string;
  school: School;
  database: FreshDatabase;
  live: Live;
  graphql: GraphqlEndpoint;
  /** null: a visitor. Data: what the query asks for. */
  ask<Data = Record<string, unknown>>(
    actor: Actor | null,
    query: string,
    variables?: Record<string, unknown>,
  ): Promise<Told<Data>>;
  socket(actor: Actor | null): WebSocket;
  /** Somebody who came after the school was made. */
  knows(actor: Actor): void;
  /** From now on this session is over. */
  end(actor: Actor): void;
  close(): Promise<void>;
};

export type EndpointChoice = {
  production?: boolean;
  nowMs?: () => number;
  /** One that stands already, where no test run has made one. */
  database?: FreshDatabase;
};

export const sessionIdOf = (actor: Actor): string => `session of ${actor.id}`;

export async function startEndpoint({
  production = false,
  nowMs,
  database: given,
}: EndpointChoice = {}): Promise<Endpoint> {
  const database = given ?? (await freshDatabase());
  const school = await aSchool(database);
  const live = await startLive({ store: database, url: database.url });
  const people = Object.values(school).filter((each) => typeof each === 'object');
  const ended = new Set<string>();
  const graphql = makeGraphql({
    store: database,
    live,
    settings: { production, feed: { secret: 'x'.repeat(32), publicUrl: 'http://localhost:4000' } },
    async sessionOf(request: IncomingMessage): Promise<Session | null> {
      const actor = people.find(({ id }) => id === request.headers['x-person']);
      return actor && !ended.has(actor.id) ? { id: sessionIdOf(actor), actor } : null;
    },
    ...(nowMs ? { nowMs } : {}),
  });
  const server = createServer((request, response) => void graphql.handle(request, response));
  server.on('upgrade', (request, socket, head) => graphql.upgrade(request, socket, head));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
  const named = (actor: Actor | null): Record<string, string> => (actor ? { 'x-person': actor.id } : {});

  return {
    url,
    school,
    database,
    live,
    graphql,
    async ask<Data>(actor: Actor | null, query: string, variables: Record<string, unknown> = {}) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/graphql-response+json',
          ...named(actor),
        },
        body: JSON.stringify({ query, variables }),
      });
      const body = (await response.json()) as Partial<Told<Data>>;
      return { status: response.status, data: body.data ?? null, errors: body.errors ?? [] };
    },
    socket: (actor) =>
      new WebSocket(url.replace('http', 'ws'), 'graphql-transport-ws', { headers: named(actor) }),
    knows: (actor) => void people.push(actor),
    end: (actor) => void ended.add(actor.id),
    async close() {
      await graphql.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await live.close();
      await database.close();
    },
  };
}
