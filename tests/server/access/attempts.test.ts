import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetOldCounts, makeLimits, type Limits } from '../../../server/kernel/limits/rateLimits.ts';
import { aServer, goodPassword, newcomer, type TestServer } from '../testServer.ts';

const minuteMs = 60_000;
let server: TestServer;
let limits: Limits;
beforeAll(async () => {
  server = await aServer();
  limits = makeLimits(server.database);
});
afterAll(() => server.stop());
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }));
afterEach(() => void vi.useRealTimers());

const pass = (ms: number): void => void vi.setSystemTime(Date.now() + ms);

const tryAt = (who: string, address = '192.0.2.1'): Promise<number> =>
  limits.wait('signInToAccountFromAddress', { who, address });

async function fail(account: string, times: number, address?: string): Promise<number[]> {
  const waits: number[] = [];
  for (let i = 0; i < times; i++) waits.push(await tryAt(account, address));
  return waits;
}

const none = (times: number): number[] => Array.from({ length: times }, () => 0);

describe('whoever guesses a password', () => {
  test('has ten tries, then waits twice as long after each, but never more than five minutes', async () => {
    expect(await fail('guessed', 10)).toEqual(none(10));
    const waits: number[] = [];
    for (let i = 0; i < 11; i++) {
      const wait = await tryAt('guessed');
      waits.push(wait);
      pass(wait * 1000 - 1);
      expect(await tryAt('guessed')).toBe(1);
      pass(1);
      expect(await tryAt('guessed')).toBe(0);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
  });

  test('starts anew after a quarter of an hour of quiet', async () => {
    await fail('patient', 10);
    expect(await tryAt('patient')).toBe(1);
    pass(15 * minuteMs + 1);
    expect(await fail('patient', 10)).toEqual(none(10));
  });

  test('does not lock the owner out, who comes from another address', async () => {
    await fail('owned', 11);
    expect(await tryAt('owned', '198.51.100.7')).toBe(0);
  });

  test('gains nothing by going over the addresses of one IPv6 network', async () => {
    await fail('six', 10, '2001:db8:1:2::1');
    expect(await tryAt('six', '2001:db8:1:2:ffff::9')).toBe(1);
    expect(await tryAt('six', '2001:db8:1:3::1')).toBe(0);
  });

  test('is the same one over IPv4 however the address is written', async () => {
    await fail('four', 10, '::ffff:192.0.2.9');
    expect(await tryAt('four', '192.0.2.9')).toBe(1);
  });
});

test('the right password starts the count anew', async () => {
  await fail('forgetful', 8);
  const right = await limits.count('signInToAccountFromAddress', { who: 'forgetful', address: '192.0.2.1' });
  await right.startAnew();
  expect(await fail('forgetful', 10)).toEqual(none(10));
});

test('of many tries at the same moment no more than ten are looked at', async () => {
  const waits = await Promise.all(Array.from({ length: 40 }, () => tryAt('raced')));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
});

test('two servers on one database count together', async () => {
  const other = makeLimits(server.database);
  const of = { address: '192.0.2.77' };
  for (let i = 0; i < 30; i += 1) {
    expect(await limits.wait('shareLinks', of)).toBe(0);
    expect(await other.wait('shareLinks', of)).toBe(0);
  }
  expect(await limits.wait('shareLinks', of)).toBeGreaterThan(0);
  expect(await other.wait('shareLinks', of)).toBeGreaterThan(0);
});

test('what is given back may be used again, also after a refusal', async () => {
  const of = { address: '192.0.2.78' };
  const counts = [];
  for (let i = 0; i < 100; i += 1) counts.push(await limits.count('signInFromAddress', of));
  expect(await limits.wait('signInFromAddress', of)).toBeGreaterThan(0);
  for (const count of counts.slice(0, 2)) await count.giveBack();
  expect(await limits.wait('signInFromAddress', of)).toBe(0);
});

test('what no longer counts is removed, and nobody is named in what is kept', async () => {
  await fail('named@example.test', 3);
  const { rows } = await server.database.pool.query<{ key: string }>('SELECT key FROM auth.limits');
  expect(rows.every(({ key }) => /^[A-Za-z]+(?: wait)?:[\w-]{43}$/.test(key))).toBe(true);
  const inAYear = Date.now() + 365 * 24 * 60 * minuteMs;
  await forgetOldCounts(server.database, inAYear);
  expect((await server.database.pool.query('SELECT 1 FROM auth.limits')).rows).toEqual([]);
});

test('after ten wrong tries even the right password waits, and only for this account', async () => {
  await server.signUp('student', { email: 'guessed@example.test' });
  await server.signUp('student', { email: 'neighbour@example.test' });
  const guess = (password: string, email = 'guessed@example.test') =>
    server.visitor().post('/auth/sign-in/email', { email, password });
  const answers: number[] = [];
  for (let i = 0; i < 12; i += 1) answers.push((await guess(`guess ${i}`)).status);
  expect(answers.filter((status) => status === 401)).toHaveLength(10);
  const waiting = await guess(goodPassword);
  expect([waiting.status, waiting.body['code'], waiting.headers.get('retry-after')]).toEqual([
    429,
    'RATE_LIMITED',
    '1',
  ]);
  expect((await guess(goodPassword, 'neighbour@example.test')).status).toBe(200);
  pass(1000);
  expect((await guess(goodPassword)).status).toBe(200);
});

test('whoever makes accounts in between learns no more addresses for it', async () => {
  pass(60 * minuteMs);
  await server.signUp('student', { email: 'known@example.test' });
  const signUp = (email: string) => server.visitor().post('/auth/sign-up/email', { ...newcomer, email });
  const answers: number[] = [];
  for (let i = 0; i < 12; i += 1) {
    if (i === 5 || i === 9) expect((await signUp(`between${i}@example.test`)).status).toBe(200);
    answers.push((await signUp('known@example.test')).status);
  }
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 422), 429, 429]);
});
