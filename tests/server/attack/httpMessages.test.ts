/** What stands around an answer: who may read it, as what, over which line, and where one message ends and the next begins. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aServer, goodPassword, type TestServer } from '../testServer.ts';

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'page-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>page</title>');
  writeFileSync(join(folder, 'assets', 'index-Ab12Cd34.js'), 'void 0;');
  writeFileSync(join(folder, 'assets', 'index-Ab12Cd34.css'), 'a{}');
  writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  server = await aServer({ pageFolder: folder, publicUrl: 'https://lessons.example' });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** What the server says to these very bytes until it hangs up. */
function say(bytes: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
  let said = '';
  socket.on('data', (part: Buffer) => (said += part.toString()));
  socket.on('close', () => resolve(said));
  socket.on('error', () => resolve(said));
  socket.setTimeout(3_000, () => socket.destroy());
  socket.write(bytes);
  return promise;
}

const paths = [
  '/',
  '/home',
  '/assets/index-Ab12Cd34.js',
  '/nothing.png',
  '/graphql',
  '/auth/ways',
  '/health',
  '/feed/x.ics',
];

test.each(paths)('over https %s says that there is no other line, nor to any subdomain', async (path) => {
  const { headers } = await server.get(path);
  const [, seconds] =
    /max-age=(\d+); includeSubDomains$/.exec(headers.get('strict-transport-security') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(365 * 24 * 3600);
});

test.each(paths)('%s loads no plugin, takes no other base and is in no frame', async (path) => {
  const policy = (await server.get(path)).headers.get('content-security-policy')?.split('; ') ?? [];
  for (const rule of [
    "default-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ])
    expect(policy).toContain(rule);
});

test('no other page may read an answer, whatever it asks, nor is it told that it might', async () => {
  for (const path of paths) {
    for (const method of ['GET', 'OPTIONS']) {
      const { headers } = await fetch(server.address + path, {
        method,
        headers: {
          origin: 'https://evil.example',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        },
      });
      const granted = [...headers.keys()].filter((name) => name.startsWith('access-control-'));
      expect([path, method, granted]).toEqual([path, method, []]);
    }
  }
});

test.each([
  ['/', 'text/html; charset=utf-8'],
  ['/assets/index-Ab12Cd34.js', 'text/javascript; charset=utf-8'],
  ['/assets/index-Ab12Cd34.css', 'text/css; charset=utf-8'],
  ['/icon.svg', 'image/svg+xml; charset=utf-8'],
  ['/nothing.png', 'text/plain; charset=utf-8'],
  ['/auth/ways', 'application/json; charset=utf-8'],
  ['/auth/nothing', 'application/json; charset=utf-8'],
  ['/health', 'application/json; charset=utf-8'],
])('%s says what it is and in which letters: %s', async (path, type) => {
  expect((await server.get(path)).headers.get('content-type')).toBe(type);
});

test('what the API and the accounts answer is kept by no cache', async () => {
  const person = await server.signUp('teacher');
  const told = await person.post('/graphql', { query: '{ me { id } }' });
  expect(told.headers.get('cache-control')).toBe('no-store');
  const own = await server.get('/auth/export', { cookie: person.cookie, 'sec-fetch-site': 'same-origin' });
  expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'no-store']);
});

test.each(['TRACE', 'TRACK', 'CONNECT'])('%s gives nothing back of what was sent', async (method) => {
  for (const path of ['/', '/graphql', '/auth/ways']) {
    const said = await say(
      `${method} ${path} HTTP/1.1\r\nhost: localhost\r\nx-mine: quiet harbour\r\nconnection: close\r\n\r\n`,
    );
    expect(said).not.toMatch(/^HTTP\/1\.1 2/);
    expect(said).not.toContain('quiet harbour');
  }
});

test.each([
  ['two lengths', 'content-length: 2\r\ncontent-length: 40\r\n'],
  ['a length and pieces', 'content-length: 2\r\ntransfer-encoding: chunked\r\n'],
  ['pieces by another name', 'transfer-encoding: xchunked\r\ncontent-length: 2\r\n'],
  ['a length that is no number', 'content-length: +2\r\n'],
])('a message with %s is refused, and what hides behind it is not heard', async (_what, headers) => {
  const login = JSON.stringify({ email: 'nobody@example.test', password: goodPassword });
  const hidden = `POST /auth/sign-in/email HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${login.length}\r\n\r\n${login}`;
  const said = await say(
    `POST /auth/logout HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${headers}\r\n{}${hidden}`,
  );
  expect(said).toMatch(/^HTTP\/1\.1 400 /);
  expect(said.match(/HTTP\/1\.1 /g)).toHaveLength(1);
});

test('an address is decoded once: what is encoded twice names nothing', async () => {
  const status = async (path: string) => (await server.get(path)).status;
  expect(await status('/assets%2Findex-Ab12Cd34.js')).toBe(200);
  expect(await status('/assets%252Findex-Ab12Cd34.js')).toBe(404);
});

test.each(['/.git/config', '/.git/HEAD', '/package.json', '/server/main.ts'])(
  '%s is nowhere',
  async (path) => {
    expect((await server.get(path)).status).toBe(404);
  },
);
