/** Connections and headers made to cost or to mislead (access.md T1, T5, T11). */
import { once } from 'node:events';
import { connect } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Accounts } from '../../../server/modules/access/accounts.ts';
import { makeSessions } from '../../../server/modules/access/sessions.ts';
import { aServer, type TestServer } from '../testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.stop());

/** Sends these bytes and never closes its own side; answers what came until the server let go. */
async function holdOn(bytes: string, patienceMs = 2000): Promise<{ said: string; letGo: boolean }> {
  const { port } = new URL(server.address);
  const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
  let said = '';
  socket.on('data', (part: Buffer) => (said += part.toString()));
  socket.on('error', () => {});
  socket.write(bytes);
  await once(socket, 'end');
  // Into a connection that is gone a write fails; into one that is held half open it would go on for ever.
  const writing = setInterval(() => socket.write('x'), 20);
  const letGo = await Promise.race([
    new Promise<boolean>((resolve) => socket.once('close', () => resolve(true))),
    new Promise<boolean>((resolve) => setTimeout(resolve, patienceMs, false)),
  ]);
  clearInterval(writing);
  socket.destroy();
  return { said, letGo };
}

const upgrade = (path: string, origin: string): string =>
  [
    `GET ${path} HTTP/1.1`,
    'host: localhost',
    'connection: upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
    `origin: ${origin}`,
    '',
    '',
  ].join('\r\n');

describe('a websocket that is refused is let go, even by one who never hangs up', () => {
  test.each([
    ['at another address', '/other', 'http://localhost:4000', '404'],
    ['from a foreign page', '/graphql', 'https://evil.example', '403'],
    ['without a session', '/graphql', 'http://localhost:4000', '401'],
  ])('%s', async (_what, path, origin, status) => {
    const { said, letGo } = await holdOn(upgrade(path, origin));
    expect(said).toContain(`HTTP/1.1 ${status}`);
    expect(letGo).toBe(true);
  });
});

test.each(['evil.example', 'evil"<>', '', 'a b', 'localhost:99999', '[::1', 'localhost/x?y', '@'])(
  'whatever the caller calls the host (%s), the answer is the same, and none of it comes back',
  async (host) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { said } = await holdOn(
      `GET /graphql?query={status} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`,
    );
    expect(said).toMatch(/^HTTP\/1\.1 200 /);
    expect(said).toContain('{"data":{"status":"ok"}}');
    expect(said).not.toContain('evil');
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  },
);

test('cookies as long as a header can be, from one who makes up thousands, stay out of memory', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const heapMb = (): number => {
    collect();
    return process.memoryUsage().heapUsed / 1e6;
  };
  const nobody = { api: { getSession: () => Promise.resolve({ response: null, headers: new Headers() }) } };
  const sessions = makeSessions(nobody as unknown as Accounts, { listen: () => () => {} });
  const beforeMb = heapMb();
  for (let i = 0; i < 4000; i += 1) {
    const cookie = Buffer.from(`session=${i}${'y'.repeat(14_000)}`).toString();
    expect(await sessions.of({ headers: { cookie } } as IncomingMessage)).toBeNull();
  }
  expect(heapMb() - beforeMb).toBeLessThan(15);
  expect(sessions.renewedCookie({ headers: {} } as IncomingMessage)).toBeUndefined();
});
