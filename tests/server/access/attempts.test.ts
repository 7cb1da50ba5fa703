import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attemptsOf, forgetOldAttempts } from '../../../server/access/attempts.ts';
import { aServer, goodPassword, newcomer, type TestServer } from '../aServer.ts';

const minuteMs = 60_000;
let nowMs = Date.UTC(2026, 10, 22);
let server: TestServer;
beforeAll(async () => {
  server = await aServer({ nowMs: () => nowMs });
});
afterAll(() => server.stop());

const from = (account: string, address = '192.0.2.1') =>
  attemptsOf(server.database, { door: 'sign-in', account, address, nowMs });

async function fail(account: string, times: number, address?: string): Promise<number[]> {
  const waits: number[] = [];
  for (let i = 0; i < times; i++) waits.push(await from(account, address).begin());
  return waits;
}

describe('whoever guesses a password', () => {
  test('has ten tries, then waits twice as long after each, but never more than five minutes', async () => {
    expect(await fail('guessed', 10)).toEqual(Array.from({ length: 10 }, () => 0));
    const waits: number[] = [];
    for (let i = 0; i < 11; i++) {
      const wait = await from('guessed').begin();
      waits.push(wait);
      nowMs += wait * 1000 - 1;
      expect(await from('guessed').begin()).toBe(1);
      nowMs += 1;
      expect(await from('guessed').begin()).toBe(0);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
  });

  test('starts anew after a quarter of an hour of quiet', async () => {
    await fail('patient', 10);
    expect(await from('patient').begin()).toBe(1);
    nowMs += 15 * minuteMs + 1;
    expect(await fail('patient', 10)).toEqual(Array.from({ length: 10 }, () => 0));
  });

  test('does not lock the owner out, who comes from another address', async () => {
    await fail('owned', 11);
    expect(await from('owned', '198.51.100.7').begin()).toBe(0);
  });

  test('gains nothing by going over the addresses of one IPv6 network', async () => {
    await fail('six', 10, '2001:db8:1:2::1');
    expect(await from('six', '2001:db8:1:2:ffff::9').begin()).toBe(1);
    expect(await from('six', '2001:db8:1:3::1').begin()).toBe(0);
  });

  test('is the same one over IPv4 however the address is written', async () => {
    await fail('four', 10, '::ffff:192.0.2.9');
    expect(await from('four', '192.0.2.9').begin()).toBe(1);
  });
});

test('the right password starts the count anew', async () => {
  await fail('forgetful', 9);
  await from('forgetful').succeed();
  expect(await fail('forgetful', 10)).toEqual(Array.from({ length: 10 }, () => 0));
});

test('of many tries at the same moment no more than ten are looked at', async () => {
  const waits = await Promise.all(Array.from({ length: 40 }, () => from('raced').begin()));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
});

test('what no longer counts is removed, and nobody is named in what is kept', async () => {
  await fail('named@example.test', 3);
  const { rows } = await server.database.pool.query<{ key: string }>('SELECT key FROM auth.attempts');
  expect(rows.every(({ key }) => /^[\w-]{43}$/.test(key))).toBe(true);
  await forgetOldAttempts(server.database, nowMs + 16 * minuteMs);
  expect((await server.database.pool.query('SELECT 1 FROM auth.attempts')).rows).toEqual([]);
});

test('after ten wrong tries even the right password waits, and only for this account', async () => {
  await server.signUp('student', { email: 'guessed@example.test' });
  await server.signUp('student', { email: 'neighbour@example.test' });
  const guess = (password: string, email = 'guessed@example.test') =>
    server.visitor().post('/auth/sign-in/email', { email, password });
  const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => guess(`guess ${i}`)));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  const waiting = await guess(goodPassword);
  expect([waiting.status, waiting.body['code'], waiting.headers.get('retry-after')]).toEqual([
    429,
    'RATE_LIMITED',
    '1',
  ]);
  expect((await guess(goodPassword, 'neighbour@example.test')).status).toBe(200);
  nowMs += 1000;
  expect((await guess(goodPassword)).status).toBe(200);
});

test('whoever makes accounts in between learns no more addresses for it', async () => {
  nowMs += 60 * minuteMs;
  await server.signUp('student', { email: 'known@example.test' });
  const signUp = (email: string) => server.visitor().post('/auth/sign-up/email', { ...newcomer, email });
  const answers: number[] = [];
  for (let i = 0; i < 12; i += 1) {
    if (i === 5 || i === 9) expect((await signUp(`between${i}@example.test`)).status).toBe(200);
    answers.push((await signUp('known@example.test')).status);
  }
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 422), 429, 429]);
});
