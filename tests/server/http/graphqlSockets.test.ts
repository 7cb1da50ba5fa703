/** The websocket at /graphql: for signed-in people, within limits, for subscriptions alone (access.md T5). */
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import type { Actor } from '../../../domain/kernel/actor.ts';
import { startEndpoint, type Endpoint } from '../graphqlServer.ts';
import { patience } from '../../patience.ts';

let endpoint: Endpoint;
beforeAll(async () => {
  endpoint = await startEndpoint();
});
afterAll(() => endpoint.close());

type Message = { type: string; id?: string; payload?: unknown };

/** An open socket that was greeted, and what it is told next. */
async function greeted(
  actor: Actor,
): Promise<{ socket: WebSocket; send(message: Message): void; next(): Promise<Message> }> {
  const socket = endpoint.socket(actor);
  const came: Message[] = [];
  const waiting: ((message: Message) => void)[] = [];
  socket.on('message', (text: Buffer) => {
    const message = JSON.parse(text.toString()) as Message;
    const wake = waiting.shift();
    if (wake) wake(message);
    else came.push(message);
  });
  await once(socket, 'open');
  const send = (message: Message): void => socket.send(JSON.stringify(message));
  const next = (): Promise<Message> => {
    const message = came.shift();
    return message ? Promise.resolve(message) : new Promise((resolve) => waiting.push(resolve));
  };
  send({ type: 'connection_init' });
  expect((await next()).type).toBe('connection_ack');
  return { socket, send, next };
}

const closeCode = async (socket: WebSocket): Promise<number> => (await once(socket, 'close'))[0] as number;

const meetingsOf = (actor: Actor): string => `subscription { meetings(teacherId: "${actor.id}") { id } }`;

test('a visitor gets no socket', async () => {
  const socket = endpoint.socket(null);
  const [error] = (await once(socket, 'error')) as [Error];
  expect(error.message).toBe('Unexpected server response: 401');
});

test('a socket that says nothing is closed after three seconds', async () => {
  const socket = endpoint.socket(endpoint.school.dana);
  await once(socket, 'open');
  const startedMs = performance.now();
  expect(await closeCode(socket)).toBe(4408);
  expect(performance.now() - startedMs).toBeLessThan(patience(4_000));
});

const opens = (socket: WebSocket): Promise<boolean> =>
  new Promise((resolve) => {
    socket.on('open', () => resolve(true));
    socket.on('error', () => resolve(false));
  });

async function isAdmitted(actor: Actor): Promise<boolean> {
  const socket = endpoint.socket(actor);
  const isOpen = await opens(socket);
  socket.terminate();
  return isOpen;
}

test('a person may have twenty sockets open and no more, and the next one when one is closed', async () => {
  const { noam } = endpoint.school;
  const sockets = await Promise.all(Array.from({ length: 20 }, () => greeted(noam)));
  const [error] = (await once(endpoint.socket(noam), 'error')) as [Error];
  expect(error.message).toBe('Unexpected server response: 429');
  const [first, ...others] = sockets;
  first?.socket.close();
  if (first) await closeCode(first.socket);
  // The other end learns of it a moment later.
  await expect.poll(() => isAdmitted(noam), { timeout: 120_000 }).toBe(true);
  for (const { socket } of others) socket.close();
});

test('the twenty-first is refused also when all are opened at once', async () => {
  const { dana } = endpoint.school;
  const sockets = Array.from({ length: 30 }, () => endpoint.socket(dana));
  const opened = await Promise.all(sockets.map(opens));
  expect(opened.filter(Boolean)).toHaveLength(20);
  for (const socket of sockets) socket.terminate();
});

test('a socket may have fifty subscriptions, and the next is refused', async () => {
  const { rivka } = endpoint.school;
  const { socket, send, next } = await greeted(rivka);
  for (let id = 0; id <= 50; id += 1)
    send({ type: 'subscribe', id: String(id), payload: { query: meetingsOf(rivka) } });
  expect(await next()).toMatchObject({
    type: 'error',
    id: '50',
    payload: [{ extensions: { code: 'TOO_MANY' } }],
  });
  socket.close();
});

test('a frame of more than 64 KB ends the socket', async () => {
  const { socket, send } = await greeted(endpoint.school.rivka);
  send({ type: 'subscribe', id: '1', payload: { query: `# ${'x'.repeat(65 * 1024)}` } });
  expect(await closeCode(socket)).toBe(1009);
});

test('queries and mutations are not taken here, nor what is no GraphQL or no field', async () => {
  const { socket, send, next } = await greeted(endpoint.school.rivka);
  const refused: [query: string, expected: object][] = [
    ['{ status }', { extensions: { code: 'BAD_REQUEST' } }],
    [`mutation { deleteMeeting(id: "1") { status } }`, { extensions: { code: 'BAD_REQUEST' } }],
    ['subscription {', { message: expect.stringMatching(/^Syntax Error/) }],
    ['subscription { nothing }', { message: expect.stringMatching(/Cannot query field/) }],
  ];
  for (const [index, [query, expected]] of refused.entries()) {
    send({ type: 'subscribe', id: String(index), payload: { query } });
    expect(await next()).toMatchObject({ type: 'error', payload: [expected] });
  }
  socket.close();
});

test('a message that is none ends the socket and nothing else', async () => {
  const { socket } = await greeted(endpoint.school.rivka);
  socket.send('{');
  expect(await closeCode(socket)).toBe(4400);
  const again = await greeted(endpoint.school.rivka);
  again.socket.close();
});

test('a session that is over opens no further socket', async () => {
  endpoint.end(endpoint.school.admin);
  const [error] = (await once(endpoint.socket(endpoint.school.admin), 'error')) as [Error];
  expect(error.message).toBe('Unexpected server response: 401');
});
