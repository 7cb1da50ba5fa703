/** No socket outlives its session, whatever was missed or happened at the same moment (access.md T6). */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Session } from '../../../server/kernel/api/context.ts';
import { makeGraphql } from '../../../server/app/graphql.ts';
import { startEndpoint, type Endpoint } from '../graphqlServer.ts';
import { aServer, goodPassword, type TestServer } from '../testServer.ts';

let endpoint: Endpoint;
beforeAll(async () => {
  endpoint = await startEndpoint();
});
afterAll(() => endpoint.close());

async function within(ms: number, closing: Promise<unknown[]>): Promise<unknown> {
  return Promise.race([
    closing.then(([code]) => code),
    new Promise((resolve) => setTimeout(resolve, ms, 'still open')),
  ]);
}

test('a session that ended while the line to the database was broken has no socket once the line is back', async () => {
  const { dana, noam } = endpoint.school;
  const [hers, his] = [endpoint.socket(dana), endpoint.socket(noam)];
  await Promise.all([once(hers, 'open'), once(his, 'open')]);
  for (const socket of [hers, his]) socket.send(JSON.stringify({ type: 'connection_init' }));
  const closing = [once(hers, 'close'), once(his, 'close')] as const;
  // Ended elsewhere: the announcement falls into the gap.
  endpoint.end(dana);
  await endpoint.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%'`,
  );
  expect(await within(1500, closing[0])).toBe(4401);
  expect(await within(300, closing[1])).toBe('still open');
  his.terminate();
});

test('a session that ends while its socket is being opened has none', async () => {
  const { dana } = endpoint.school;
  const session: Session = { id: 'ending', actor: dana };
  let stands = true;
  let asked = (): void => {};
  const wasAsked = new Promise<void>((resolve) => (asked = resolve));
  let answer = (): void => {};
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
  const graphql = makeGraphql({
    store: endpoint.database,
    live: endpoint.live,
    settings: { production: true, feed: { secret: 'x'.repeat(32), publicUrl: 'http://localhost:4000' } },
    async sessionOf() {
      const found = stands ? session : null;
      asked();
      await mayAnswer;
      return found;
    },
  });
  const server = createServer();
  server.on('upgrade', (request, socket, head) => graphql.upgrade(request, socket, head));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws');
  const closing = once(socket, 'close');
  await wasAsked;
  stands = false;
  graphql.closeSession('ending');
  answer();
  expect(await within(1000, closing)).toBe(4401);
  await graphql.close();
  server.close();
});

describe('whoever has just gone is nobody at once, though the line on which it is announced is broken', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer();
  });
  afterAll(() => server.stop());

  const breakLine = () =>
    server.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen live%'`,
    );
  const whoIs = async (cookie: string): Promise<unknown> => {
    const visitor = server.visitor();
    visitor.cookie = cookie;
    return (await visitor.graphql('{ me { id } }')).data;
  };

  test('by signing out', async () => {
    const person = await server.signUp('student');
    const { cookie } = person;
    expect(await whoIs(cookie)).toEqual({ me: { id: person.id } });
    await breakLine();
    await person.post('/auth/logout', {});
    expect(await whoIs(cookie)).toEqual({ me: null });
  });

  test('by a new password, on every other device', async () => {
    const here = await server.signUp('student', { email: 'here@example.test' });
    const there = server.visitor();
    await there.post('/auth/sign-in/email', { email: 'here@example.test', password: goodPassword });
    expect(await whoIs(there.cookie)).toEqual({ me: { id: here.id } });
    await breakLine();
    await here.post('/auth/change-password', { currentPassword: goodPassword, newPassword: 'another one' });
    expect(await whoIs(there.cookie)).toEqual({ me: null });
    expect(await whoIs(here.cookie)).toEqual({ me: { id: here.id } });
  });
});
