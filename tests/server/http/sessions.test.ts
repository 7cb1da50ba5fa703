import { once } from 'node:events';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { aServer, goodPassword, type Browser, type TestServer } from '../testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.stop());

/** Opens a live line as this person and answers when it stands; `closed` gives the code of its end. */
async function liveLine(browser: Browser): Promise<{ closed: Promise<number> }> {
  const { promise: connected, resolve: isConnected } = Promise.withResolvers<void>();
  const { promise: closed, resolve: isClosed } = Promise.withResolvers<number>();
  const client = createClient({
    url: `${server.address.replace('http', 'ws')}/graphql`,
    webSocketImpl: class extends WebSocket {
      constructor(url: string, protocols: string) {
        super(url, protocols, { headers: { cookie: browser.cookie, origin: server.origin } });
      }
    },
    lazy: false,
    retryAttempts: 0,
    onNonLazyError: () => {},
    on: { connected: () => isConnected(), closed: (event) => isClosed((event as { code: number }).code) },
  });
  client.subscribe(
    {
      query: 'subscription ($userId: ID!) { notifications(userId: $userId) { id } }',
      variables: { userId: browser.id },
    },
    { next: () => {}, error: () => {}, complete: () => {} },
  );
  await connected;
  return { closed };
}

async function within<T>(ms: number, promise: Promise<T>): Promise<T | 'too late'> {
  return Promise.race([promise, new Promise<'too late'>((resolve) => setTimeout(resolve, ms, 'too late'))]);
}

describe('logging out', () => {
  test('ends the session and takes everything of the person from the device', async () => {
    const person = await server.signUp('student');
    const { cookie } = person;
    const { status, headers } = await person.post('/auth/logout', {});
    expect(status).toBe(200);
    expect(headers.get('clear-site-data')).toContain('"storage"');
    expect(person.cookie).toBe('');
    person.cookie = cookie;
    expect((await person.graphql('{ me { id } }')).data).toEqual({ me: null });
  });

  test('closes the live lines of this session within a second, and no others', async () => {
    const here = await server.signUp('student', { email: 'live@example.test' });
    const there = server.visitor();
    await there.post('/auth/sign-in/email', { email: 'live@example.test', password: goodPassword });
    there.id = here.id;
    const [mine, other] = [await liveLine(here), await liveLine(there)];
    await here.post('/auth/logout', {});
    expect(await within(1000, mine.closed)).toBe(4401);
    expect(await within(300, other.closed)).toBe('too late');
  });

  test('by somebody who is not signed in is harmless', async () => {
    expect((await server.visitor().post('/auth/logout', {})).status).toBe(200);
  });
});

test('a new password closes every other live line of the person within a second, and this one goes on', async () => {
  const here = await server.signUp('student', { email: 'everywhere@example.test' });
  const there = server.visitor();
  await there.post('/auth/sign-in/email', { email: 'everywhere@example.test', password: goodPassword });
  there.id = here.id;
  const [own, other] = [await liveLine(here), await liveLine(there)];
  await here.post('/auth/change-password', { currentPassword: goodPassword, newPassword: 'another one' });
  expect(await within(1000, other.closed)).toBe(4401);
  expect(await within(300, own.closed)).toBe('too late');
});

test('a live line from a foreign page is refused, and so is one without a session', async () => {
  const person = await server.signUp('student');
  for (const [cookie, origin] of [
    [person.cookie, 'https://evil.example'],
    ['', server.origin],
  ] as const) {
    const socket = server.socket(cookie, origin);
    const [fault] = (await once(socket, 'error')) as [Error];
    expect(fault.message).toMatch(/40[13]/);
  }
});

describe('the cookie', () => {
  async function cookieAt(publicUrl: string): Promise<string> {
    const other = await aServer({ publicUrl });
    try {
      const email = 'avi@example.test';
      await other.signUp('student', { email });
      const { headers } = await other
        .visitor()
        .post('/auth/sign-in/email', { email, password: goodPassword });
      return headers.getSetCookie().join('\n');
    } finally {
      await other.stop();
    }
  }

  test('over https is bound to this host and never sent in the clear', async () => {
    const cookie = await cookieAt('https://lessons.example');
    expect(cookie).toMatch(/^__Host-session=/);
    for (const part of ['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(part);
    expect(cookie).not.toContain('Domain');
  });

  test('over http has a plain name, and scripts and foreign pages do not get it either', async () => {
    const cookie = await cookieAt('http://localhost:4000');
    expect(cookie).toMatch(/^session=/);
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(part);
    expect(cookie).not.toContain('Secure');
  });
});

test('a session in use is prolonged once a day, with a new cookie', async () => {
  const person = await server.signUp('student');
  await server.database.pool.query(
    `UPDATE auth.session SET "expiresAt" = "expiresAt" - interval '2 days' WHERE "userId" = $1`,
    [person.id],
  );
  const { headers } = await person.post('/graphql', { query: '{ me { id } }' });
  expect(headers.getSetCookie().join()).toMatch(/^session=.*Max-Age=2592000/);
  const again = await person.post('/graphql', { query: '{ me { id } }' });
  expect(again.headers.getSetCookie()).toEqual([]);
});

test('a session that is over is nobody', async () => {
  const person = await server.signUp('student');
  await server.database.pool.query(
    `UPDATE auth.session SET "expiresAt" = now() - interval '1 s' WHERE "userId" = $1`,
    [person.id],
  );
  expect((await person.graphql('{ me { id } }')).data).toEqual({ me: null });
});
