/** What is sent past graphql-ws comes as it would by it: whole, under the caller's id, in order, and to nobody who has left. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ExecutionResult } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Heartbeat } from '../../../server/http/graphql/heartbeat.ts';
import { sendResult } from '../../../server/http/graphql/sharedFrames.ts';

type Pair = { client: WebSocket; socket: WebSocket; line: Duplex };

const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
let server: Server;
let opened: (there: Omit<Pair, 'client'>) => void = () => {};
beforeAll(async () => {
  server = createServer();
  server.on('upgrade', (request, line, head) =>
    sockets.handleUpgrade(request, line, head, (socket) => opened({ socket, line })),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  for (const socket of sockets.clients) socket.terminate();
  server.close();
});

async function pair(options: { autoPong?: boolean } = {}): Promise<Pair> {
  const there = new Promise<Omit<Pair, 'client'>>((resolve) => {
    opened = resolve;
  });
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`, options);
  await once(client, 'open');
  return { client, ...(await there) };
}

/** The next so many messages. */
async function told(client: WebSocket, count: number): Promise<unknown[]> {
  const came: unknown[] = [];
  return new Promise((resolve) => {
    client.on('message', (data: Buffer, isBinary) => {
      expect(isBinary).toBe(false);
      came.push(JSON.parse(data.toString()));
      if (came.length === count) resolve(came);
    });
  });
}

const saying = (summary: string): ExecutionResult => ({ data: { meetings: { summary } } });

test.each([0, 1, 60, 125, 126, 65_400, 65_536, 200_000])(
  'a text of %i letters comes whole, under the id of each',
  async (length) => {
    const [one, other] = [await pair(), await pair()];
    const result = saying('שלום'.repeat(Math.ceil(length / 4)).slice(0, length));
    const came = [told(one.client, 1), told(other.client, 1)];
    sendResult(one.socket, one.line, '1', result);
    sendResult(other.socket, other.line, 'a "name"', result);
    expect(await Promise.all(came)).toEqual([
      [{ id: '1', type: 'next', payload: result }],
      [{ id: 'a "name"', type: 'next', payload: result }],
    ]);
  },
);

test('events stay in order, also among what the socket itself sends', async () => {
  const { client, socket, line } = await pair();
  const came = told(client, 200);
  for (let at = 0; at < 100; at += 1) {
    sendResult(socket, line, '1', saying(String(at)));
    socket.send(JSON.stringify({ type: 'ping', payload: at }));
  }
  const order = (await came) as { type: string; payload: unknown }[];
  expect(order.map(({ type, payload }) => (type === 'ping' ? payload : 'event')).slice(0, 4)).toEqual([
    'event',
    0,
    'event',
    1,
  ]);
  const events = order.filter(({ type }) => type === 'next').map(({ payload }) => payload);
  expect(events).toEqual(Array.from({ length: 100 }, (_, at) => saying(String(at))));
});

test('a socket that is being closed is told nothing more', async () => {
  const { client, socket, line } = await pair();
  let heard = 0;
  client.on('message', () => (heard += 1));
  socket.close(4401, 'Unauthorized');
  sendResult(socket, line, '1', saying('a secret'));
  await once(client, 'close');
  expect(heard).toBe(0);
});

test('whoever takes nothing is disconnected, and the others go on', async () => {
  const [slow, prompt] = [await pair(), await pair()];
  slow.client.pause();
  const gone = once(slow.socket, 'close');
  let heard = 0;
  prompt.client.on('message', () => (heard += 1));
  let sent = 0;
  while (slow.socket.readyState === slow.socket.OPEN) {
    const result = saying(`${sent} ${'x'.repeat(100_000)}`);
    for (const { socket, line } of [slow, prompt]) sendResult(socket, line, '1', result);
    sent += 1;
    await new Promise((resolve) => setImmediate(resolve));
  }
  await gone;
  await expect.poll(() => heard, { timeout: 60_000 }).toBe(sent);
  expect(prompt.socket.readyState).toBe(prompt.socket.OPEN);
});

test('a client that no longer answers is let go, and one that answers is kept', async () => {
  const heartbeat = new Heartbeat(1_000);
  const [silent, there] = [await pair({ autoPong: false }), await pair()];
  for (const { socket } of [silent, there]) heartbeat.add(socket);
  let pings = 0;
  there.client.on('ping', () => (pings += 1));
  await once(silent.socket, 'close');
  await expect.poll(() => pings, { timeout: 60_000 }).toBeGreaterThan(1);
  expect(there.socket.readyState).toBe(there.socket.OPEN);
  heartbeat.stop();
});
