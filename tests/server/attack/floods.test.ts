/** What a stranger can use up for others: the processor by wrong passwords, limits by tries, places by bodies that never end. */
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeHashQueue } from '../../../server/modules/access/hashQueue.ts';
import { kindOf, statusOf } from '../../../server/basics/faultKind.ts';
import { makeLimits } from '../../../server/kernel/limits/rateLimits.ts';
import type { LimitName } from '../../../server/kernel/limits/table.ts';
import { connect as connectDatabase } from '../../../server/db/database.ts';
import { patience } from '../../patience.ts';
import { aServer, goodPassword, newcomer, type Browser, type TestServer } from '../testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer({ trustProxy: 1, hashesFully: true });
});
afterAll(() => server.stop());

const signIn = (email: string, password: string, from?: string) =>
  server
    .visitor()
    .post('/auth/sign-in/email', { email, password }, from === undefined ? {} : { 'x-forwarded-for': from });

const wrongFrom = (from: string, count: number, email = (n: number) => `nobody${n}@example.test`) =>
  Array.from({ length: count }, async (_, n) => (await signIn(email(n), 'not this one', from)).status);

describe('sixty wrong sign-ins at once', () => {
  test('from elsewhere do not hold up a right one', async () => {
    await server.signUp('student', { email: 'right@example.test' });
    const flood = wrongFrom('192.0.2.1', 60);
    const startedMs = performance.now();
    const { status } = await signIn('right@example.test', goodPassword, '198.51.100.1');
    expect(status).toBe(200);
    expect(performance.now() - startedMs).toBeLessThan(patience(1000));
    const statuses = await Promise.all(flood);
    // What is not refused is hashed, a few at a time; the rest of a flood is told to come again.
    expect(statuses.every((each) => each === 401 || each === 429)).toBe(true);
    expect(statuses.filter((each) => each === 429).length).toBeGreaterThanOrEqual(10);
  });

  test('from the same network do not hold up who has signed in from there before', async () => {
    await server.signUp('student', { email: 'regular@example.test' });
    const from = '192.0.2.2';
    expect((await signIn('regular@example.test', goodPassword, from)).status).toBe(200);
    const flood = wrongFrom(from, 60);
    const startedMs = performance.now();
    expect((await signIn('regular@example.test', goodPassword, from)).status).toBe(200);
    expect(performance.now() - startedMs).toBeLessThan(patience(1000));
    await Promise.all(flood);
  });

  test('against one account from everywhere do not hold up its owner in a usual place', async () => {
    const email = 'wanted@example.test';
    await server.signUp('student', { email });
    const usual = '198.51.100.2';
    expect((await signIn(email, goodPassword, usual)).status).toBe(200);
    const limits = makeLimits(server.database);
    const waits = await Promise.all(
      Array.from({ length: 60 }, () => limits.wait('signInToAccount', { who: email })),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(50);
    expect((await signIn(email, goodPassword, usual)).status).toBe(200);
  });
});

test('one network tries a hundred passwords over all accounts, and then no more; others are not counted with it', async () => {
  const limits = makeLimits(server.database);
  const address = '192.0.2.3';
  for (let n = 0; n < 99; n += 1) await limits.count('signInFromAddress', { address });
  expect((await signIn('nobody@example.test', 'not this one', address)).status).toBe(401);
  const refused = await signIn('another@example.test', 'not this one', address);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
  expect((await signIn('another@example.test', 'not this one', '192.0.2.4')).status).toBe(401);
});

test('who keeps the processor busy with right passwords waits behind everybody else', async () => {
  const queue = makeHashQueue({ atOnce: 1, ofOne: 3, atMost: 10 });
  const order: string[] = [];
  const hash = (whose: string, isKnown: boolean) =>
    queue({ whose, isKnown }, async () => void order.push(whose)).catch(() => void order.push('refused'));
  const first = queue(
    { whose: 'busy', isKnown: true },
    () => new Promise<void>((resolve) => setTimeout(resolve, 20)),
  );
  const all = [
    ...Array.from({ length: 5 }, () => hash('stranger', false)),
    ...Array.from({ length: 5 }, () => hash('busy', true)),
    hash('other', true),
    hash('second stranger', false),
  ];
  await Promise.all([first, ...all]);
  expect(order.filter((each) => each === 'refused')).toHaveLength(4);
  expect(order.filter((each) => each !== 'refused')).toEqual([
    'busy',
    'other',
    'busy',
    'busy',
    'stranger',
    'second stranger',
    'stranger',
    'stranger',
  ]);
});

test('whether other addresses have an account is told ten times a day to one person', async () => {
  const asking = await server.signUp('student', { email: 'asking@example.test' });
  await server.signUp('student', { email: 'asked@example.test' });
  const ask = async () =>
    (await asking.post('/auth/change-email/ask', { email: 'asked@example.test', password: goodPassword }))
      .status;
  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1) statuses.push(await ask());
  expect(statuses).toEqual([...Array<number>(10).fill(422), 429, 429]);
});

test('an account is sent ten codes for a new password in a day, wherever they are asked for', async () => {
  await server.signUp('student', { email: 'forgetful@example.test' });
  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1) {
    const from = { 'x-forwarded-for': `203.0.113.${n}` };
    const { status } = await server
      .visitor()
      .post('/auth/reset/ask', { email: 'forgetful@example.test' }, from);
    statuses.push(status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
});

test('codes that strangers ask for do not keep the owner, where they usually are, from a new password', async () => {
  const email = 'bothered@example.test';
  await server.signUp('student', { email });
  const usual = '198.51.100.77';
  expect((await signIn(email, goodPassword, usual)).status).toBe(200);
  const ask = async (from: string) =>
    (await server.visitor().post('/auth/reset/ask', { email }, { 'x-forwarded-for': from })).status;
  for (let n = 0; n < 10; n += 1) expect(await ask(`203.0.113.${100 + n}`)).toBe(200);
  expect(await ask('203.0.113.150')).toBe(429);
  expect(await ask(usual)).toBe(200);
});

test('who signs up at an address at which strangers have asked for forty codes waits for hours, not for a week', async () => {
  const limits = makeLimits(server.database);
  const who = 'coveted@example.test';
  for (let n = 0; n < 40; n += 1) await limits.wait('codeMailsToReceiverAWeek', { who });
  const refused = await server
    .visitor()
    .post('/auth/sign-up/email', { ...newcomer, email: who }, { 'x-forwarded-for': '198.51.100.78' });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(3_600);
});

test('strangers who try feeds stop nobody’s calendar, and are counted by their own address', async () => {
  const dana = await server.signUp('student', { email: 'feed@example.test' });
  const { data } = await dana.graphql('mutation { rotateFeed { feed { url } } }');
  const { feed } = data?.['rotateFeed'] as { feed: { url: string } };
  const at = async (path: string, from: string) =>
    (await server.get(path, { 'x-forwarded-for': from })).status;
  const unknown = `/feed/${'a'.repeat(43)}.ics`;
  const statuses: number[] = [];
  for (let n = 0; n < 70; n += 1) statuses.push(await at(unknown, '192.0.2.50'));
  expect(statuses).toEqual([...Array<number>(60).fill(404), ...Array<number>(10).fill(429)]);
  const path = new URL(feed.url).pathname;
  expect(await at(path, '192.0.2.50')).toBe(200);
  expect(await at(path, '192.0.2.51')).toBe(200);
  expect(await at(unknown, '192.0.2.51')).toBe(404);
});

/** Requests are counted once they have their places. */
const begun = (what: LimitName, count: number): Promise<void> =>
  expect
    .poll(
      async () => {
        const { rows } = await server.database.pool.query<{ count: number }>(
          'select coalesce(sum(points), 0)::int as count from auth.limits where key like $1',
          [`${what}:%`],
        );
        return rows[0]?.count;
      },
      { timeout: 120_000 },
    )
    .toBe(count);

describe('bodies that never end', () => {
  const stall = (who: Browser, path: string, type: string, begin: string): Promise<string> => {
    const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
    const head = [
      `POST ${path} HTTP/1.1`,
      'host: localhost',
      `origin: ${server.origin}`,
      `cookie: ${who.cookie}`,
      `content-type: ${type}`,
      'content-length: 9000',
    ];
    socket.write([...head, '', begin].join('\r\n'));
    return new Promise((resolve) => {
      let said = '';
      socket.on('data', (part: Buffer) => (said += part.toString()));
      socket.on('close', () => resolve(said.split('\r\n')[0] ?? ''));
      socket.on('error', () => resolve(said));
    });
  };
  const form = 'multipart/form-data; boundary=x';
  const part = '--x\r\ncontent-disposition: form-data; name="image"; filename="a"\r\n\r\nabc';
  const picture = async (who: Browser) =>
    (await who.post('/images', `${part}\r\n--x--\r\n`, { 'content-type': form })).status;
  const calendar = async (who: Browser) =>
    (await who.post('/imports', 'x', { 'content-type': 'text/calendar' })).status;

  test('of four pictures hold up nobody else, and end after a while', async () => {
    const [avi, noa, tal] = await Promise.all(
      ['avi', 'noa', 'tal'].map((name) => server.signUp('student', { email: `${name}@example.test` })),
    );
    if (!avi || !noa || !tal) throw new Error('three have signed up');
    const stalled = [avi, avi, noa, noa].map((who) => stall(who, '/images', form, part));
    await begun('images', 4);
    expect(await picture(tal)).toBe(422);
    expect(await picture(avi)).toBe(429);
    expect(await Promise.all(stalled)).toEqual(Array<string>(4).fill('HTTP/1.1 408 Request Timeout'));
    expect(await picture(avi)).toBe(422);
  });

  test('of two calendars hold up no other teacher, and end after a while', async () => {
    const [rivka, ron, gil] = await Promise.all(
      ['rivka', 'ron', 'gil'].map((name) => server.signUp('teacher', { email: `${name}@example.test` })),
    );
    if (!rivka || !ron || !gil) throw new Error('three have signed up');
    const stalled = [rivka, ron].map((who) => stall(who, '/imports', 'text/calendar', 'BEGIN:VCALENDAR'));
    await begun('imports', 2);
    expect(await calendar(gil)).toBe(422);
    expect(await calendar(rivka)).toBe(429);
    expect(await Promise.all(stalled)).toEqual(Array<string>(2).fill('HTTP/1.1 408 Request Timeout'));
    expect(await calendar(rivka)).toBe(422);
  });
});

test('what cannot be counted because the database is away is not carried out: it is a database that is away', async () => {
  const nowhere = connectDatabase('postgres://nobody@127.0.0.1:1/nothing');
  const fault = await makeLimits(nowhere)
    .count('shareLinks', { address: '192.0.2.9' })
    .catch((thrown: unknown) => thrown);
  expect(statusOf[kindOf(fault)]).toBe(503);
  await nowhere.close();
});
