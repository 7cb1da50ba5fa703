/** Where a person is signed in: what they see of it, how it ends, and that it ends at all. */
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deviceName } from '../../../server/modules/access/deviceName.ts';
import { forgetEndedSessions } from '../../../server/modules/access/sessions.ts';
import { aServer, goodPassword, type Browser, type TestServer } from '../testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.stop());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';

async function enter(browser: Browser, email: string): Promise<void> {
  const body = { email, password: goodPassword };
  expect((await browser.post('/auth/sign-in/email', body, { 'user-agent': firefox })).status).toBe(200);
}

async function sessionsOf(browser: Browser): Promise<{ id: string; device: string | null; here: boolean }[]> {
  const response = await server.get('/auth/sessions', { cookie: browser.cookie, origin: server.origin });
  expect(response.status).toBe(200);
  return ((await response.json()) as { sessions: { id: string; device: string; here: boolean }[] }).sessions;
}

const isIn = async (browser: Browser) => (await browser.graphql('{ me { id } }')).data?.['me'] !== null;

describe('signing in', () => {
  test('ends what this browser was in before, the same person or another, with its sockets', async () => {
    const first = await server.signUp('teacher');
    const other = await server.signUp('student', { email: 'next@example.test' });
    const before = server.visitor();
    before.cookie = first.cookie;
    const socket = server.socket(first.cookie);
    await once(socket, 'open');
    const closed = once(socket, 'close');
    const browser = server.visitor();
    browser.cookie = first.cookie;
    await enter(browser, 'next@example.test');
    await closed;
    expect([await isIn(before), await isIn(browser), await isIn(other)]).toEqual([false, true, true]);
    const again = server.visitor();
    again.cookie = browser.cookie;
    await enter(again, 'next@example.test');
    expect([await isIn(browser), await isIn(again)]).toEqual([false, true]);
  });

  test('that fails leaves the session of before as it was', async () => {
    const person = await server.signUp('teacher', { email: 'stays@example.test' });
    const { status } = await person.post('/auth/sign-in/email', {
      email: 'stays@example.test',
      password: 'not this one',
    });
    expect([status, await isIn(person)]).toEqual([401, true]);
  });
});

describe('the own sessions', () => {
  test('are listed with their device, the newest first, and each is ended by the password', async () => {
    const email = 'lister@example.test';
    const here = await server.signUp('teacher', { email });
    const there = server.visitor();
    await enter(there, email);
    const [listed, mine] = await sessionsOf(here);
    expect(listed).toMatchObject({ device: 'Firefox · Linux', here: false });
    expect(mine).toMatchObject({ here: true });
    const end = async (body: object) => (await here.post('/auth/sessions/end', body)).body['code'];
    expect(await end({ id: listed?.id })).toBe('PROVE_AGAIN');
    expect(await end({ id: listed?.id, password: 'not this one' })).toBe('WRONG_CREDENTIALS');
    expect(await isIn(there)).toBe(true);
    const socket = server.socket(there.cookie);
    await once(socket, 'open');
    const closed = once(socket, 'close');
    expect(await end({ id: listed?.id, password: goodPassword })).toBeUndefined();
    await closed;
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
  });

  test('all the others end at once', async () => {
    const email = 'many@example.test';
    const here = await server.signUp('parent', { email });
    const others = [server.visitor(), server.visitor()];
    for (const other of others) await enter(other, email);
    expect((await here.post('/auth/sessions/end', { password: goodPassword })).status).toBe(200);
    expect(await Promise.all([here, ...others].map(isIn))).toEqual([true, false, false]);
  });

  test('of somebody else are neither seen nor ended', async () => {
    const person = await server.signUp('student');
    const other = await server.signUp('student');
    const [theirs] = await sessionsOf(other);
    const body = { id: theirs?.id, password: goodPassword };
    const { status, body: answer } = await person.post('/auth/sessions/end', body);
    expect([status, answer['code'], await isIn(other)]).toEqual([404, 'NOT_FOUND', true]);
    expect((await sessionsOf(person)).map(({ id }) => id)).not.toContain(theirs?.id);
    expect((await server.get('/auth/sessions', { origin: server.origin })).status).toBe(401);
  });
});

test('a session ends ninety days after the sign-in, however often it was used', async () => {
  const [kept, over] = [await server.signUp('teacher'), await server.signUp('teacher')];
  const begunAgo = async (person: Browser, days: number) => {
    await server.database.pool.query(
      `UPDATE auth.session SET "createdAt" = now() - make_interval(days => $2),
         "expiresAt" = now() + make_interval(days => 30) WHERE "userId" = $1`,
      [person.id, days],
    );
    // Whoever asks with another cookie beside is looked up anew.
    person.cookie = `${person.cookie}; other=1`;
  };
  await begunAgo(kept, 89);
  await begunAgo(over, 91);
  expect([await isIn(kept), await isIn(over)]).toEqual([true, false]);
  await forgetEndedSessions(server.database, Date.now());
  const { rows } = await server.database.pool.query(`SELECT 1 FROM auth.session WHERE "userId" = ANY ($1)`, [
    [kept.id, over.id],
  ]);
  expect(rows).toHaveLength(1);
});

test.each([
  [firefox, 'Firefox · Linux'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0', 'Edge · Windows'],
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
    'Chrome · Android',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'Safari · iPhone'],
  ['<script>alert(1)</script>', null],
  [undefined, null],
])('%s is known as %s', (userAgent, device) => {
  expect(deviceName(userAgent)).toBe(device);
});
