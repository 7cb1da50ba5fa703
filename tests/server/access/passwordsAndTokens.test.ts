/** What a password may be, how it is kept, and what a session is known by. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aServer, goodPassword, newcomer, type TestServer } from '../testServer.ts';
import { codeSentTo } from '../mail/outbox.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer({ hashesFully: true });
});
afterAll(() => server.stop());

const enter = (email: string, password: string) =>
  server.visitor().post('/auth/sign-in/email', { email, password });

describe('a password', () => {
  test.each([
    ['of small letters alone', 'quietharbourwall'],
    ['of digits alone', '8203751946'],
    ['in Hebrew with spaces', ' שקט בנמל בערב '],
    ['of 128 characters', 'long '.repeat(25) + 'end'],
  ])('%s may be chosen', async (what, password) => {
    const email = `p${what.length}@example.test`;
    const browser = server.visitor();
    const { status, body } = await browser.post('/auth/sign-up/email', { ...newcomer, email, password });
    expect([status, body['code']]).toEqual([200, undefined]);
    const proof = { request: body['request'], code: await codeSentTo(server.outbox, email) };
    expect((await browser.post('/auth/sign-up/verify', proof)).status).toBe(200);
    expect((await enter(email, password)).status).toBe(200);
  });

  test('is taken as it was written: neither its case, its spaces nor its end are passed over', async () => {
    const email = 'exact@example.test';
    const password = ` Quiet Harbour ${'x'.repeat(80)}`;
    await server.signUp('student', { email, password });
    for (const almost of [password.toLowerCase(), password.trim(), password.slice(0, 72), `${password} `])
      expect((await enter(email, almost)).status, almost).toBe(401);
    expect((await enter(email, password)).status).toBe(200);
  });

  test('is kept salted and hashed: of two alike nothing kept is alike', async () => {
    const people = [await server.signUp('student'), await server.signUp('parent')];
    const same = { currentPassword: goodPassword, newPassword: 'one for two people' };
    for (const person of people) expect((await person.post('/auth/change-password', same)).status).toBe(200);
    const { rows } = await server.database.pool.query<{ password: string }>(
      `SELECT password FROM auth.account WHERE "userId" = ANY ($1)`,
      [people.map(({ id }) => id)],
    );
    // 16 bytes of salt and the 64 that scrypt makes.
    const parts = rows.flatMap(({ password }) => password.split(':').slice(-2));
    for (const part of parts) expect(part).toMatch(/^(?:[0-9a-f]{32}|[0-9a-f]{128})$/);
    expect(new Set(parts).size).toBe(4);
  });
});

test('each sign-in begins a session of its own, by a token that nobody can guess and no browser can bring along', async () => {
  const email = 'tokens@example.test';
  const first = await server.signUp('teacher', { email });
  const tokens = [first.cookie];
  const browser = server.visitor();
  browser.cookie = first.cookie;
  for (let n = 0; n < 3; n += 1) {
    await browser.post('/auth/sign-in/email', { email, password: 'a fine password' });
    tokens.push(browser.cookie);
  }
  const random = tokens.map(
    (cookie) => decodeURIComponent(cookie.replace(/^session=/, '')).split('.')[0] ?? '',
  );
  expect(new Set(random).size).toBe(4);
  // 32 letters and digits: 190 bits.
  for (const token of random) expect(token).toMatch(/^[A-Za-z0-9]{32}$/);
  const planted = server.visitor();
  planted.cookie = `session=${'a'.repeat(32)}.x`;
  await planted.post('/auth/sign-in/email', { email, password: 'a fine password' });
  expect(planted.cookie).not.toContain('a'.repeat(32));
});
