/** No socket outlives its session, whatever was missed or happened at the same moment (access.md T6). */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Session } from '../../../server/doors/context.ts';
import { makeGraphql } from '../../../server/doors/graphql.ts';
import { aDoor, type Door } from '../aDoor.ts';

let door: Door;
beforeAll(async () => {
  door = await aDoor();
});
afterAll(() => door.close());

async function within(ms: number, closing: Promise<unknown[]>): Promise<unknown> {
  return Promise.race([
    closing.then(([code]) => code),
    new Promise((resolve) => setTimeout(resolve, ms, 'still open')),
  ]);
}

test('a session that ended while the line to the database was broken has no socket once the line is back', async () => {
  const { dana, noam } = door.school;
  const [hers, his] = [door.socket(dana), door.socket(noam)];
  await Promise.all([once(hers, 'open'), once(his, 'open')]);
  for (const socket of [hers, his]) socket.send(JSON.stringify({ type: 'connection_init' }));
  const closing = [once(hers, 'close'), once(his, 'close')] as const;
  // Ended elsewhere: the announcement falls into the gap.
  door.end(dana);
  await door.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%'`,
  );
  expect(await within(1500, closing[0])).toBe(4401);
  expect(await within(300, closing[1])).toBe('still open');
  his.terminate();
});

test('a session that ends while its socket is being opened has none', async () => {
  const { dana } = door.school;
  const session: Session = { id: 'ending', actor: dana };
  let stands = true;
  let asked = (): void => {};
  const wasAsked = new Promise<void>((resolve) => (asked = resolve));
  let answer = (): void => {};
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
  const graphql = makeGraphql({
    store: door.database,
    live: door.live,
    settings: { production: true },
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
  await graphql.closeSession('ending');
  answer();
  expect(await within(1000, closing)).toBe(4401);
  await graphql.close();
  server.close();
});
