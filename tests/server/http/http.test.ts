import { answerHealth } from '../../../server/http/health.ts';
import { connect } from '../../../server/db/database.ts';
import { databaseAt } from '../databaseAt.ts';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aServer, goodPassword, type TestServer } from '../testServer.ts';

const script = `console.log(${JSON.stringify('x'.repeat(5000))});`;
let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'page-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>page</title>');
  writeFileSync(join(folder, 'assets', 'index-Ab12Cd34.js'), script);
  writeFileSync(join(folder, 'icon.png'), Buffer.from([0x89, 0x50, 0x4e, 0x47]));
  server = await aServer({ pageFolder: folder });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** As bytes on the wire: fetch would unpack, and would not send what browsers may not. */
function raw(
  path: string,
  headers: Record<string, string> = {},
  body?: string,
  method = body === undefined ? 'GET' : 'POST',
) {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number;
    headers: Record<string, string | string[] | undefined>;
    body: Buffer;
  }>();
  const { hostname, port } = new URL(server.address);
  // The path as it is: a URL would be put in order on the way.
  const req = request({ hostname, port, path, method, headers }, (res) => {
    const parts: Buffer[] = [];
    res.on('data', (part: Buffer) => parts.push(part));
    res.on('end', () =>
      resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(parts) }),
    );
  });
  req.on('error', reject);
  req.end(body);
  return promise;
}

describe('the page', () => {
  test.each(['/', '/home', '/students?studentId=1', '/parent/home'])(
    '%s is the page, asked for anew each time',
    async (path) => {
      const response = await server.get(path);
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
      expect(await response.text()).toContain('<title>page</title>');
    },
  );

  test('a file with a hash in its name is kept for ever, packed as the browser likes', async () => {
    const path = '/assets/index-Ab12Cd34.js';
    const [br, gzip, plain] = await Promise.all([
      raw(path, { 'accept-encoding': 'gzip, deflate, br' }),
      raw(path, { 'accept-encoding': 'gzip' }),
      raw(path, { 'accept-encoding': 'br;q=0, identity' }),
    ]);
    expect(br.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect([br, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
    ]);
    expect(brotliDecompressSync(br.body).toString()).toBe(script);
    expect(gunzipSync(gzip.body).toString()).toBe(script);
    expect(plain.body.toString()).toBe(script);
  });

  test('what has not changed is not sent again', async () => {
    const etag = (await raw('/icon.png')).headers['etag'];
    const again = await raw('/icon.png', { 'if-none-match': String(etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test.each([
    '/assets/gone-12345678.js',
    '/nothing.png',
    '/.env',
    '/../package.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/',
  ])('%s is not there, and is not answered with the page', async (path) => {
    expect((await raw(path)).status).toBe(404);
  });

  test('nothing is written by way of the page', async () => {
    expect((await raw('/home', {}, 'x')).status).toBe(405);
  });

  test('a page that was never built is told in one sentence', async () => {
    const unbuilt = await aServer();
    const response = await unbuilt.get('/');
    expect([response.status, await response.text()]).toEqual([503, expect.stringContaining('npm start')]);
    await unbuilt.stop();
  });
});

describe('every answer', () => {
  test.each(['/', '/auth/demo', '/health', '/nothing.png'])(
    '%s keeps foreign scripts, frames and guesses out',
    async (path) => {
      const { headers } = await server.get(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types worker");
      expect(policy).toContain("worker-src 'self'; manifest-src 'self'");
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    },
  );

  test('the page does not say what it runs on', async () => {
    expect((await server.get('/')).headers.get('x-powered-by')).toBeNull();
  });
});

describe('whoever calls from a foreign page', () => {
  const login = JSON.stringify({ email: 'someone@example.test', password: goodPassword });
  const me = JSON.stringify({ query: '{ me { id } }' });
  const json = { 'content-type': 'application/json' };

  test.each([
    ['a foreign origin with a cookie', { origin: 'https://evil.example', cookie: 'session=a.b' }, 403],
    ['a foreign origin without a cookie', { origin: 'https://evil.example' }, 403],
    ['another port of the same machine', { origin: 'http://localhost:4001' }, 403],
    ['an origin that hides', { origin: 'null', cookie: 'session=a.b' }, 403],
    ['our address as the beginning of another', { origin: 'http://localhost:4000.evil.example' }, 403],
    ['a cross-site fetch', { 'sec-fetch-site': 'cross-site', cookie: 'session=a.b' }, 403],
    ['a neighbouring subdomain', { 'sec-fetch-site': 'same-site', cookie: 'session=a.b' }, 403],
    ['a cookie and no word of where it comes from', { cookie: 'session=a.b' }, 403],
    ['our own page', { origin: 'http://localhost:4000', cookie: 'session=a.b' }, 200],
    [
      'our own page by the machine’s other name',
      { origin: 'http://127.0.0.1:4000', cookie: 'session=a.b' },
      200,
    ],
    [
      'our own page, told by the browser alone',
      { 'sec-fetch-site': 'same-origin', cookie: 'session=a.b' },
      200,
    ],
    ['a program without a cookie', {}, 200],
  ])('%s: the API and logging in and out answer alike', async (_who, headers, status) => {
    const answers = await Promise.all([
      raw('/graphql', { ...json, ...headers }, me),
      raw('/auth/logout', { ...json, ...headers }, '{}'),
      raw('/auth/sign-in/email', { ...json, ...headers }, login),
    ]);
    const [graphql, logout, signIn] = answers.map((answer) => answer.status);
    expect([graphql, logout]).toEqual([status, status]);
    expect(signIn).toBe(status === 200 ? 401 : 403);
  });

  test('a query by GET with a cookie needs the same', async () => {
    const path = `/graphql?query=${encodeURIComponent('{ me { id } }')}`;
    expect((await raw(path, { cookie: 'session=a.b', 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await raw(path, { cookie: 'session=a.b', 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });
});

describe('bad input', () => {
  const json = { 'content-type': 'application/json' };
  const big = JSON.stringify({ query: `{ me { id } } #${'x'.repeat(256 * 1024)}` });

  test.each(['/graphql', '/auth/sign-in/email', '/auth/sign-up/email'])(
    '%s takes no more than 256 KB, and says so',
    async (path) => {
      const { status, body } = await raw(path, json, big);
      expect([status, JSON.parse(body.toString()).code]).toEqual([413, 'BODY_TOO_LARGE']);
    },
  );

  test('a body that does not tell its length is refused before it is read', async () => {
    const { status } = await raw('/graphql', { ...json, 'transfer-encoding': 'chunked' }, big);
    expect(status).toBe(411);
  });

  test.each([
    ['{"email": ', 400],
    ['[]', 400],
    ['"text"', 400],
    ['null', 400],
    ['', 400],
    ['{"email": {"$gt": ""}, "password": ["x"]}', 400],
  ])('signing in with the body %s is a bad request', async (body, status) => {
    const answer = await raw(
      '/auth/sign-in/email',
      { ...json, 'content-length': String(body.length) },
      body,
      'POST',
    );
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body.toString())).toHaveProperty('code');
  });

  test.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])(
    'a form of the type %s is not read',
    async (type) => {
      expect((await raw('/auth/sign-in/email', { 'content-type': type }, 'email=a&password=b')).status).toBe(
        415,
      );
    },
  );

  test.each([
    ['GET', '/auth/logout', 405],
    ['GET', '/auth/sign-in/email', 405],
    ['POST', '/auth/sign-out', 404],
    ['POST', '/auth/list-sessions', 404],
    ['POST', '/auth/update-user', 404],
    ['POST', '/auth/__proto__', 404],
    ['POST', '/auth/constructor', 404],
  ])('%s %s answers %i', async (method, path, status) => {
    expect((await raw(path, json, method === 'POST' ? '{}' : undefined, method)).status).toBe(status);
  });

  test('an address that cannot be read is no fault', async () => {
    expect((await raw('/%E0%A4%A')).status).toBe(200);
  });
});

describe('the health of the server', () => {
  test('is ok while it reaches its database', async () => {
    const response = await server.get('/health');
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
  });

  test('is not ok when it does not', async () => {
    const nowhere = connect(databaseAt(server.database.url, 'no_such_database'));
    const endpoint = createServer((_request, response) => void answerHealth(response, nowhere));
    await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve));
    const { port } = endpoint.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/health`);
    expect([response.status, await response.json()]).toEqual([503, { status: 'unavailable' }]);
    endpoint.closeAllConnections();
    await new Promise((resolve) => endpoint.close(resolve));
    await nowhere.close();
  });
});

test('during maintenance nothing is written and everybody is told, while what is there can be read', async () => {
  const closed = await aServer({ maintenance: true, pageFolder: folder, demo: true });
  const visitor = closed.visitor();
  for (const path of [
    '/auth/sign-in/email',
    '/auth/sign-up/email',
    '/auth/reset/ask',
    '/auth/demo/sign-in',
  ]) {
    const { status, body } = await visitor.post(path, { email: 'a@example.test', password: goodPassword });
    expect([path, status, body['code']]).toEqual([path, 503, 'MAINTENANCE']);
  }
  expect((await closed.get('/')).status).toBe(200);
  expect((await visitor.graphql('{ me { id } }')).data).toEqual({ me: null });
  await closed.stop();
});

test('whoever was in when maintenance began reads on, changes nothing, and may leave', async () => {
  const open = await aServer();
  const person = await open.signUp('teacher');
  const closed = await aServer({ maintenance: true, over: open.database });
  const inside = closed.visitor();
  inside.cookie = person.cookie;
  expect((await inside.graphql('{ me { id } }')).data).toEqual({ me: { id: person.id } });
  const { code } = await inside.graphql('mutation { deleteMeeting(id: "x") { status } }');
  expect(code).toBe('MAINTENANCE');
  expect((await inside.post('/auth/logout', {})).status).toBe(200);
  await closed.stop();
  await open.stop();
});
