/** The figures of the platform: to admins alone, soon after they signed in, recorded, and never of a handful of people. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../server/basics/newId.ts';
import { aNeighbourhood, type Neighbourhood } from '../people/personas.ts';
import { aServer, type TestServer } from '../testServer.ts';
import { allFieldsOf } from '../attack/everyField.ts';

let nowMs = Date.now();
let server: TestServer;
let people: Neighbourhood;

beforeAll(async () => {
  server = await aServer({ nowMs: () => nowMs });
  people = await aNeighbourhood(server, 12);
});
afterAll(() => server.stop());

type Stats = {
  users: Record<string, unknown>;
  meetings: Record<string, unknown>;
  business: Record<string, unknown>;
  engagement: Record<string, unknown>;
};

const statsOf = async (): Promise<Stats> => {
  const { data, code } = await people.A.graphql(`{ adminStats ${allFieldsOf('AdminStats')} }`);
  expect(code).toBeUndefined();
  return data?.['adminStats'] as Stats;
};

test('an admin sees how many people there are, and a plan of fewer than five teachers is not told apart', async () => {
  const { users } = await statsOf();
  // Twelve classmates beside the students of the neighbourhood.
  expect(users).toMatchObject({ teachers: 3, parents: 2, newThisWeek: users['total'] });
  expect(users['students']).toBe(12 + 4);
  expect(users['plans']).toContainEqual({ key: 'ultra', count: null });
  expect(users['plans']).toContainEqual({ key: 'basic', count: 0 });
});

test('a teacher on trial is counted as one until the trial is over, written down or not', async () => {
  const { pool } = server.database;
  const states = async (): Promise<unknown> => (await statsOf()).users['subscriptions'];
  const few = (...keys: string[]): object[] =>
    ['ACTIVE', 'TRIAL', 'CANCELLED', 'EXPIRED', 'SUSPENDED'].map((key) => ({
      key,
      count: keys.includes(key) ? null : 0,
    }));
  const endingIn = (days: number) =>
    pool.query("update app.teachers set status = 'ACTIVE', trial_end = $1", [
      new Date(nowMs + days * 86_400_000),
    ]);
  await endingIn(7);
  expect(await states()).toEqual(few('TRIAL'));
  await endingIn(-1);
  expect(await states()).toEqual(few('EXPIRED'));
  await pool.query('update app.teachers set trial_end = null');
  expect(await states()).toEqual(few('ACTIVE'));
});

test('lessons are counted as held or to come, by subject only where five were held', async () => {
  const { T } = people;
  const lesson = async (subject: string, days: number): Promise<void> => {
    const start = Math.ceil(nowMs / 3_600_000) * 3_600_000 + days * 86_400_000;
    const input = { subject, start: String(start), end: String(start + 45 * 60_000), cost: 150 };
    const { data } = await T.graphql(
      'mutation ($input: NewMeetingInput!) { addMeeting(input: $input, insist: true) { status } }',
      { input },
    );
    expect(data).toEqual({ addMeeting: { status: 'ok' } });
  };
  await server.database.db
    .insertInto('app.subjects')
    .values({ teacher_id: T.id, id: newId(), name: 'Piano', hourly_minor: 20_000, color: 'subject-2' })
    .execute();
  for (const days of [1, 2, 3, 4, 5]) await lesson('Maths', days);
  await lesson('Piano', 6);
  expect((await statsOf()).meetings).toMatchObject({ total: 6, upcoming: 6, completed: 0 });

  await server.database.pool.query(
    "UPDATE app.occupied SET during = tstzrange(lower(during) - interval '9 days', upper(during) - interval '9 days')",
  );
  const { meetings, business } = await statsOf();
  expect(meetings).toMatchObject({
    total: 6,
    upcoming: 0,
    completed: 6,
    averagePerTeacher: 2,
    popularSubjects: [{ key: 'Maths', count: 5 }],
  });
  expect(business['averageMeetingCost']).toEqual([{ currency: 'ILS', amount: 150 }]);
});

test('revenue is what the payment provider says was paid, by month and currency', async () => {
  const { db } = server.database;
  const event = (id: string, minor: number | null, at: string) => ({
    teacher_id: people.T.id,
    id,
    kind: 'invoice.paid',
    plan: 'premium' as const,
    status: 'ACTIVE' as const,
    amount_minor: minor,
    currency: minor === null ? null : 'USD',
    created_at: new Date(at),
  });
  await db
    .insertInto('app.billing_events')
    .values([
      event('e1', 1_999, '2026-01-05T10:00:00Z'),
      event('e2', 1_999, '2026-01-31T23:59:59Z'),
      event('e3', 1_999, '2026-03-01T00:00:00Z'),
      event('e4', null, '2026-02-01T00:00:00Z'),
    ])
    .execute();
  const { data } = await people.A.graphql(
    'query ($r: DateRangeInput!) { revenueAnalytics(dateRange: $r) { month amounts { currency amount } } }',
    { r: { from: '2026-01-01', to: '2026-02-28' } },
  );
  expect(data?.['revenueAnalytics']).toEqual([
    { month: '2026-01', amounts: [{ currency: 'USD', amount: 39.98 }] },
    { month: '2026-02', amounts: [] },
  ]);
  const asked = (from: string, to: string) =>
    people.A.graphql('query ($r: DateRangeInput!) { revenueAnalytics(dateRange: $r) { month } }', {
      r: { from, to },
    });
  for (const [from, to] of [
    ['2026-02-01', '2026-01-01'],
    ['2000-01-01', '2026-01-01'],
    ['yesterday', 'today'],
    ['2026-02-31', '2026-03-01'],
  ] as const)
    expect((await asked(from, to)).code).toBe('BAD_REQUEST');
});

test('growth ends with everybody who is here today', async () => {
  const { users } = await statsOf();
  for (const [period, points] of [
    ['week', 8],
    ['month', 31],
    ['year', 13],
  ] as const) {
    const { data } = await people.A.graphql('query ($p: String!) { userGrowth(period: $p) { day users } }', {
      p: period,
    });
    const growth = data?.['userGrowth'] as { day: string; users: number }[];
    expect(growth).toHaveLength(points);
    expect(growth.at(-1)).toEqual({
      day: new Date(nowMs).toISOString().slice(0, 10),
      users: users['total'],
    });
    expect(growth.map(({ users: count }) => count)).toEqual(
      growth.map(({ users: count }) => count).toSorted((one, other) => one - other),
    );
  }
  const { code } = await people.A.graphql('{ userGrowth(period: "decade") { day } }');
  expect(code).toBe('BAD_REQUEST');
});

test('health says how the database and this server stand, and names neither', async () => {
  const { data } = await people.A.graphql(`{ systemHealth ${allFieldsOf('SystemHealth')} }`);
  const health = data?.['systemHealth'] as Record<string, unknown>;
  expect(health).toMatchObject({ database: 'ok', connectionLimit: 12 });
  expect(JSON.stringify(health)).not.toMatch(/postgres|127\.0|select|\d+\.\d+\.\d+/i);
});

test('each read is recorded with the admin who made it, and a quarter of an hour after the sign-in they sign in again', async () => {
  await people.A.graphql('{ systemHealth { database } }');
  const { rows } = await server.database.pool.query<{ user_id: string; query: string }>(
    'SELECT user_id, query FROM app.admin_reads ORDER BY at DESC, id DESC LIMIT 1',
  );
  expect(rows).toEqual([{ user_id: people.A.id, query: 'systemHealth' }]);
  nowMs += 16 * 60_000;
  for (const query of ['{ adminStats { users { total } } }', '{ systemHealth { database } }'])
    expect((await people.A.graphql(query)).code).toBe('PROVE_AGAIN');
  nowMs -= 16 * 60_000;
});
