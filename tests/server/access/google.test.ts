/** Coming in by an OpenID provider, against one that runs. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { aServer, goodPassword, type TestServer } from '../testServer.ts';
import { aProvider, type TestProvider } from './openIdProvider.ts';
import { begin, comeBack, enterBy, whoIs } from './providerBrowser.ts';

let provider: TestProvider;
let server: TestServer;
beforeAll(async () => {
  provider = await aProvider('http://localhost:4000');
  server = await aServer({ google: provider.google });
});
afterAll(async () => {
  await server.stop();
  await provider.close();
});
// What the provider and the library say of refused tries is no news here.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe('by Google', () => {
  test('whoever chose a role signs up, in the language of the page, and comes in again', async () => {
    const email = 'gal@example.test';
    const first = await enterBy({ server, provider }, email, {
      role: 'teacher',
      language: 'en',
      search: '?subscribe=premium&x=1',
    });
    expect(first.at).toBe('/login?subscribe=premium');
    const gal = { role: 'teacher', email, username: 'Gal Gilboa', preferences: { language: 'en' } };
    expect(await whoIs(first.browser)).toEqual(gal);
    const second = await enterBy({ server, provider }, email);
    expect(second.at).toBe('/login');
    expect(await whoIs(second.browser)).toEqual(gal);
    const { rows } = await server.database.pool.query(
      `SELECT trial_end IS NOT NULL AS trial FROM app.teachers t JOIN app.users u ON u.user_id = t.teacher_id WHERE email = $1`,
      [email],
    );
    expect(rows).toEqual([{ trial: true }]);
  });

  test('an unknown account that only signs in is told to sign up first, and nobody is made of it', async () => {
    const { browser, at } = await enterBy({ server, provider }, 'stranger@example.test');
    expect(at).toMatch(/^\/login\?error=signup_disabled/);
    expect(await whoIs(browser)).toBeNull();
    const { rows } = await server.database.pool.query(
      `SELECT 1 FROM app.users WHERE email = 'stranger@example.test'`,
    );
    expect(rows).toEqual([]);
  });

  test('an address that the provider has not verified opens nothing, least of all its owner’s account', async () => {
    const email = 'unverified@example.test';
    await server.signUp('student', { email });
    for (const said of [{}, { role: 'teacher' }]) {
      const { browser, at } = await enterBy({ server, provider }, email, said);
      expect(at).toMatch(/^\/login\?error=/);
      expect(await whoIs(browser)).toBeNull();
    }
  });

  test('a verified address joins the account that has proved the same one, in the role it has', async () => {
    const email = 'both@example.test';
    await server.signUp('student', { email, name: 'Dana Katz' });
    const { browser } = await enterBy({ server, provider }, email, { role: 'teacher' });
    expect(await whoIs(browser)).toMatchObject({ role: 'student', username: 'Dana Katz' });
    const { status } = await server.visitor().post('/auth/sign-in/email', { email, password: goodPassword });
    expect(status).toBe(200);
  });

  test('an account whose own address was never proved is not joined in silence', async () => {
    const email = 'unproved@example.test';
    await server.signUp('student', { email });
    await server.database.pool.query(`UPDATE auth."user" SET "emailVerified" = false WHERE email = $1`, [
      email,
    ]);
    const { browser, at } = await enterBy({ server, provider }, email);
    expect(at).toMatch(/^\/login\?error=account_not_linked/);
    expect(await whoIs(browser)).toBeNull();
  });

  test('nobody becomes an admin', async () => {
    const { status, body } = await server.visitor().post('/auth/google/start', { role: 'admin' });
    expect([status, body['code']]).toEqual([400, 'BAD_REQUEST']);
  });

  test('the way there carries PKCE, a state and a nonce, new ones each time', async () => {
    provider.asked.length = 0;
    for (const email of ['one@example.test', 'two@example.test']) await enterBy({ server, provider }, email);
    const ways = provider.asked.map((way) => ({
      method: way.get('code_challenge_method'),
      kept: ['code_challenge', 'state', 'nonce'].map((name) => way.get(name)),
    }));
    expect(ways[0]?.method).toBe('S256');
    expect(new Set(ways.flatMap(({ kept }) => kept)).size).toBe(6);
  });

  test('the way back works once, and only in the browser that left', async () => {
    const email = 'gal@example.test';
    const browser = server.visitor();
    const url = await provider.walk(await begin(browser), email);
    const thief = server.visitor();
    expect(await comeBack(server, thief, url)).toMatch(/error=/);
    expect(await whoIs(thief)).toBeNull();
    const again = server.visitor();
    const back = await provider.walk(await begin(again), email);
    const cookie = again.cookie;
    expect(await comeBack(server, again, back)).toBe('/login');
    const replay = server.visitor();
    replay.cookie = cookie;
    expect(await comeBack(server, replay, back)).toMatch(/error=/);
  });

  test('over https every cookie of the way is bound to this host, and no script sees it', async () => {
    const other = await aServer({ google: provider.google, publicUrl: 'https://lessons.example' });
    const { status, headers } = await other.visitor().post('/auth/google/start', {});
    expect(status).toBe(200);
    const cookies = headers.getSetCookie();
    expect(cookies).not.toEqual([]);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-/);
      for (const part of ['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(part);
      expect(cookie).not.toContain('Domain');
    }
    await other.stop();
  });

  test('no key of the provider is kept', async () => {
    const { rows } = await server.database.pool.query(
      `SELECT count(*)::int AS kept FROM auth.account WHERE "providerId" = 'google'
        AND coalesce("accessToken", "refreshToken", "idToken") IS NOT NULL`,
    );
    expect(rows).toEqual([{ kept: 0 }]);
  });

  test('whoever has no password proves who they are by having just come in', async () => {
    const { browser } = await enterBy({ server, provider }, 'nameless@example.test', { role: 'student' });
    expect(await whoIs(browser)).toMatchObject({ username: 'nameless@example.test' });
    const chosen = await browser.post('/auth/change-password', { newPassword: 'another fine one' });
    expect(chosen.status).toBe(200);
    const signedIn = await server
      .visitor()
      .post('/auth/sign-in/email', { email: 'nameless@example.test', password: 'another fine one' });
    expect(signedIn.status).toBe(200);
  });
});

test('without settings there is no such way', async () => {
  const plain = await aServer();
  expect(await (await plain.get('/auth/ways')).json()).toEqual({ google: false });
  expect((await plain.visitor().post('/auth/google/start', {})).status).toBe(404);
  await plain.stop();
});

test('a provider that does not answer is told so, and the passwords still work', async () => {
  const cut = await aServer({ google: { ...provider.google, discoveryUrl: 'http://127.0.0.1:9/nothing' } });
  const { status, body } = await cut.visitor().post('/auth/google/start', {});
  expect([status, body['code']]).toEqual([502, 'SOMETHING_WRONG']);
  expect((await cut.signUp('student')).id).not.toBe('');
  await cut.stop();
});
