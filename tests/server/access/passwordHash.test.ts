/** How a password is kept, and that the cost of it can grow. */
import { scryptSync } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isCommonPassword, wordsOfThisPlace } from '../../../server/modules/access/commonPasswords.ts';
import { hashPassword, verifyPassword } from '../../../server/modules/access/passwordHash.ts';
import { aServer, goodPassword, type TestServer } from '../testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer({ hashesFully: true });
});
afterAll(() => server.stop());

/** As the accounts' library kept it. */
function hashOfBefore(password: string): string {
  const salt = '00112233445566778899aabbccddeeff';
  const key = scryptSync(password, salt, 64, { N: 2 ** 14, r: 16, p: 1, maxmem: 2 ** 26 });
  return `${salt}:${key.toString('hex')}`;
}

const hashOf = async (userId: string) =>
  (
    await server.database.pool.query<{ password: string }>(
      `SELECT password FROM auth.account WHERE "userId" = $1`,
      [userId],
    )
  ).rows[0]?.password ?? '';

test('the cost is what OWASP advises for scrypt, and stands beside the hash', async () => {
  const hash = await hashPassword(goodPassword);
  expect(hash).toMatch(/^scrypt:16384:8:5:[0-9a-f]{32}:[0-9a-f]{128}$/);
  expect(await verifyPassword({ hash, password: goodPassword })).toBe(true);
  expect(await verifyPassword({ hash, password: `${goodPassword} ` })).toBe(false);
  expect(await verifyPassword({ hash: hash.slice(0, -2), password: goodPassword })).toBe(false);
});

test('a hash of an earlier cost still opens, and is made anew at the sign-in', async () => {
  const email = 'before@example.test';
  const person = await server.signUp('teacher', { email });
  const kept = hashOfBefore(goodPassword);
  await server.database.pool.query(`UPDATE auth.account SET password = $2 WHERE "userId" = $1`, [
    person.id,
    kept,
  ]);
  const enter = async (password: string) =>
    (await server.visitor().post('/auth/sign-in/email', { email, password })).status;
  expect(await enter('not this one')).toBe(401);
  expect(await hashOf(person.id)).toBe(kept);
  expect(await enter(goodPassword)).toBe(200);
  expect(await hashOf(person.id)).toMatch(/^scrypt:16384:8:5:/);
  expect(await enter(goodPassword)).toBe(200);
});

test('a password of the words of this place is refused, with digits and signs about it too', async () => {
  for (const word of wordsOfThisPlace) expect(isCommonPassword(`${word}2026!`), word).toBe(true);
  for (const password of ['LessonDesk1', 'my-lessons-2026', 'מורה123', 'שיעוריםפרטיים'])
    expect(isCommonPassword(password), password).toBe(true);
  for (const password of ['quiet harbour lesson', 'lessons at Herzl 12', '82037 51946'])
    expect(isCommonPassword(password), password).toBe(false);
  const person = await server.signUp('teacher');
  const body = { currentPassword: goodPassword, newPassword: 'Teacher-2026' };
  expect((await person.post('/auth/change-password', body)).body['code']).toBe('COMMON_PASSWORD');
});
