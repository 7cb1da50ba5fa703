/** A calendar program follows a person's lessons at a secret address. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readByIcal } from '../../domain/calendar/ics/readByIcal.ts';
import { aServer, type Browser, type TestServer } from '../testServer.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
let nowMs = Date.now();
let server: TestServer;
let rivka: Browser;
let dana: Browser;
let noam: Browser;
let ruth: Browser;
beforeAll(async () => {
  server = await aServer({ nowMs: () => nowMs });
  rivka = await server.signUp('teacher', { name: 'Rivka Levi' });
  dana = await server.signUp('student', { name: 'Dana Katz' });
  noam = await server.signUp('student', { name: 'Noam Bar' });
  ruth = await server.signUp('parent', { name: 'Ruth Katz' });
  const { db } = server.database;
  const links = [dana, noam].map(({ id }) => ({ teacher_id: rivka.id, student_id: id }));
  await db.insertInto('app.links').values(links).execute();
  await db.insertInto('app.guardians').values({ parent_id: ruth.id, student_id: dana.id }).execute();
  await add('Both', 1, [dana, noam], { capacity: 2, rrule: 'FREQ=WEEKLY;COUNT=10' });
  await add('Noam alone', 2, [noam]);
  await add('Nobody', 3, []);
});
afterAll(() => server.stop());

async function add(summary: string, days: number, students: Browser[], more: object = {}): Promise<string> {
  const start = Math.floor(nowMs / dayMs) * dayMs + days * dayMs + 9 * hourMs;
  const attendees = students.map(({ id }) => ({ attendeeId: id }));
  const { data } = await rivka.graphql(
    'mutation ($input: NewMeetingInput!) { addMeeting(input: $input) { status meeting { id } } }',
    { input: { start: String(start), end: String(start + hourMs), summary, attendees, ...more } },
  );
  const added = data?.['addMeeting'] as { status: string; meeting: { id: string } };
  expect(added.status).toBe('ok');
  return added.meeting.id;
}

async function newAddress(of: Browser): Promise<string> {
  const { data } = await of.graphql('mutation { rotateFeed { status feed { url } } }');
  return (data?.['rotateFeed'] as { feed: { url: string } }).feed.url;
}

const follow = (url: string, headers: Record<string, string> = {}): Promise<Response> =>
  server.get(new URL(url).pathname, headers);

const titles = async (of: Browser): Promise<string[]> => {
  const read = readByIcal(await (await follow(await newAddress(of))).text());
  return [...new Set(read.map(({ title }) => title))].toSorted();
};

describe('shows what is its owner’s', () => {
  test('to the teacher every lesson, with who comes', async () => {
    expect(await titles(rivka)).toEqual(['Both · Dana Katz, Noam Bar', 'Noam alone · Noam Bar', 'Nobody']);
  });

  test('to a student their own, and nobody else who comes', async () => {
    const url = await newAddress(dana);
    const ics = await (await follow(url)).text();
    expect([...new Set(readByIcal(ics).map(({ title }) => title))]).toEqual(['Both · Rivka Levi']);
    expect(readByIcal(ics)).toHaveLength(10);
    for (const hidden of ['Noam', noam.id, '@example.test', 'ATTENDEE', 'Nobody'])
      expect(ics).not.toContain(hidden);
  });

  test('to a parent their children’s', async () => {
    expect(await titles(ruth)).toEqual(['Both · Dana Katz']);
  });

  test('and nothing of a teacher with whom one learns no more', async () => {
    const url = await newAddress(noam);
    expect(readByIcal(await (await follow(url)).text())).toHaveLength(11);
    const { db } = server.database;
    await db.deleteFrom('app.links').where('student_id', '=', noam.id).execute();
    expect(readByIcal(await (await follow(url)).text())).toEqual([]);
    await db.insertInto('app.links').values({ teacher_id: rivka.id, student_id: noam.id }).execute();
  });
});

test('it is sent again only when a lesson, a name or the language has changed', async () => {
  const url = await newAddress(rivka);
  const first = await follow(url);
  expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(first.headers.get('set-cookie')).toBeNull();
  const tag = first.headers.get('etag') ?? '';
  const again = (known: string) => follow(url, { 'if-none-match': known });
  expect((await again(tag)).status).toBe(304);
  await add('One more', 4, [dana]);
  const after = await again(tag);
  expect(after.status).toBe(200);
  expect(await after.text()).toContain('One more');
  const next = after.headers.get('etag') ?? '';
  const { db } = server.database;
  await db.updateTable('app.users').set({ username: 'Dana Bar' }).where('user_id', '=', dana.id).execute();
  const renamed = await again(next);
  expect(await renamed.text()).toContain('Dana Bar');
  await db.updateTable('app.users').set({ username: 'Dana Katz' }).where('user_id', '=', dana.id).execute();
});

test('a student who does not come sees the lesson as cancelled; what the teacher cancels is gone', async () => {
  const id = await add('To miss', 6, [dana]);
  const { data } = await dana.graphql(`mutation { cancelMyAttendance(id: "${id}") { status } }`);
  expect(data).toEqual({ cancelMyAttendance: { status: 'ok' } });
  const url = await newAddress(dana);
  const statusOf = async () =>
    readByIcal(await (await follow(url)).text()).find(({ title }) => title.startsWith('To miss'))?.status;
  expect(await statusOf()).toBe('CANCELLED');
  await rivka.graphql(`mutation { deleteMeeting(id: "${id}") { status } }`);
  expect(await statusOf()).toBeUndefined();
});

describe('the address', () => {
  test('is shown to its owner again, until there is another one; then it is nobody’s', async () => {
    const first = await newAddress(dana);
    const shown = async () =>
      ((await dana.graphql('{ myFeed { url } }')).data?.['myFeed'] as { url: string }).url;
    expect(await shown()).toBe(first);
    const second = await newAddress(dana);
    expect(second).not.toBe(first);
    expect(await shown()).toBe(second);
    expect((await follow(first)).status).toBe(404);
    expect((await follow(second)).status).toBe(200);
  });

  test('stands nowhere in the database', async () => {
    const secret = /feed\/(.+)\.ics$/.exec(await newAddress(dana))?.[1] ?? 'none';
    expect(secret).toHaveLength(43);
    const { rows } = await server.database.pool.query<{ row: string }>(
      'select f::text as row from auth.calendar_feeds f',
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ row }) => row.includes(secret))).toEqual([]);
  });

  test('takes no other method, and is not found by trying', async () => {
    const url = await newAddress(dana);
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await fetch(server.address + new URL(url).pathname, { method })).status).toBe(405);
    const tried = [
      '/feed/x.ics',
      `/feed/${'a'.repeat(43)}.ics`,
      '/feed/..%2f..%2fetc%2fpasswd.ics',
      "/feed/' or 1=1 --.ics",
      `${new URL(url).pathname}x`,
    ];
    for (const path of tried) expect((await server.get(path)).status, path).toBe(404);
    const status = async () => (await server.get('/feed/x.ics')).status;
    while ((await status()) === 404);
    expect(await status()).toBe(429);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hourMs });
    expect(await status()).toBe(404);
    vi.useRealTimers();
  });

  test('is not asked more often than twice a minute, over an hour', async () => {
    const url = await newAddress(ruth);
    let asked = 0;
    while ((await follow(url)).status === 200) asked += 1;
    expect(asked).toBeLessThanOrEqual(120);
    expect(asked).toBeGreaterThan(100);
    expect(Number((await follow(url)).headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await follow(await newAddress(dana))).status).toBe(200);
  });

  test('is made in a document of its own', async () => {
    const { code } = await dana.graphql('mutation { a: rotateFeed { status } b: rotateFeed { status } }');
    expect(code).toBe('BAD_REQUEST');
    const mixed = await rivka.graphql(`mutation { rotateFeed { status } deleteMeeting(id: "x") { status } }`);
    expect(mixed.code).toBe('BAD_REQUEST');
  });
});
