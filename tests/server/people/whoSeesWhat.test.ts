import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../server/basics/newId.ts';
import { aServer, type TestServer } from '../testServer.ts';
import { aNeighbourhood, personas, type Neighbourhood, type Persona } from './personas.ts';

let server: TestServer;
let people: Neighbourhood;
beforeAll(async () => {
  server = await aServer();
  people = await aNeighbourhood(server);
});
afterAll(() => server.stop());

/** What each persona is answered: 'ok' or a code. Every persona stands in every table. */
type Expected = Record<Persona, 'ok' | 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND'>;

const out = { anon: 'UNAUTHENTICATED', exp: 'UNAUTHENTICATED' } as const;
const nobodyElse = {
  T: 'NOT_FOUND',
  T2: 'NOT_FOUND',
  S: 'NOT_FOUND',
  Sb: 'NOT_FOUND',
  Sa: 'NOT_FOUND',
  S2: 'NOT_FOUND',
} as const;

const matrix: { call: string; query: string; of: Persona; expected: Expected; absent: Partial<Expected> }[] =
  [
    {
      call: 'getTeacherById(T)',
      query: 'query ($id: ID!) { getTeacherById(id: $id) { id } }',
      of: 'T',
      expected: {
        ...out,
        T: 'ok',
        T2: 'ok',
        S: 'ok',
        Sb: 'ok',
        Sa: 'ok',
        S2: 'ok',
        P: 'ok',
        P2: 'ok',
        A: 'ok',
      },
      absent: { ...nobodyElse, P: 'NOT_FOUND', P2: 'NOT_FOUND', A: 'NOT_FOUND' },
    },
    {
      call: 'getStudentById(S)',
      query: 'query ($id: ID!) { getStudentById(id: $id) { id } }',
      of: 'S',
      expected: {
        ...out,
        ...nobodyElse,
        T: 'ok',
        T2: 'ok',
        S: 'ok',
        P: 'ok',
        P2: 'NOT_FOUND',
        A: 'NOT_FOUND',
      },
      absent: { ...nobodyElse, P: 'NOT_FOUND', P2: 'NOT_FOUND', A: 'NOT_FOUND' },
    },
    {
      call: 'getStudentById(Sb)',
      query: 'query ($id: ID!) { getStudentById(id: $id) { id } }',
      of: 'Sb',
      expected: { ...out, ...nobodyElse, T: 'ok', Sb: 'ok', P: 'NOT_FOUND', P2: 'NOT_FOUND', A: 'NOT_FOUND' },
      absent: {},
    },
    {
      call: 'getStudentsByTeacherId(T)',
      query: 'query ($id: ID!) { getStudentsByTeacherId(teacherId: $id) { id } }',
      of: 'T',
      expected: {
        ...out,
        T: 'ok',
        T2: 'NOT_FOUND',
        S: 'FORBIDDEN',
        Sb: 'FORBIDDEN',
        Sa: 'FORBIDDEN',
        S2: 'FORBIDDEN',
        P: 'FORBIDDEN',
        P2: 'FORBIDDEN',
        A: 'FORBIDDEN',
      },
      absent: { T: 'NOT_FOUND', T2: 'NOT_FOUND', S: 'FORBIDDEN', A: 'FORBIDDEN' },
    },
    {
      call: 'subjectsById(T)',
      query: 'query ($id: ID!) { subjectsById(teacherId: $id) { id } }',
      of: 'T',
      expected: {
        ...out,
        T: 'ok',
        T2: 'NOT_FOUND',
        S: 'ok',
        Sb: 'ok',
        Sa: 'ok',
        S2: 'NOT_FOUND',
        P: 'ok',
        P2: 'NOT_FOUND',
        A: 'NOT_FOUND',
      },
      absent: { ...nobodyElse, P: 'NOT_FOUND', P2: 'NOT_FOUND', A: 'NOT_FOUND' },
    },
    {
      call: 'getNotifications(S)',
      query: 'query ($id: ID!) { getNotifications(userId: $id) { id } }',
      of: 'S',
      expected: { ...out, ...nobodyElse, S: 'ok', P: 'ok', P2: 'NOT_FOUND', A: 'NOT_FOUND' },
      absent: { ...nobodyElse, P: 'NOT_FOUND', P2: 'NOT_FOUND', A: 'NOT_FOUND' },
    },
  ];

describe.each(matrix)('$call', ({ query, of, expected, absent }) => {
  test.each(personas)('asked by %s', async (persona) => {
    const { code } = await people[persona].graphql(query, { id: people[of].id });
    expect(code ?? 'ok').toBe(expected[persona]);
  });

  test.each(Object.entries(absent))(
    'a row that does not exist, asked by %s, is answered like a foreign one',
    async (persona, code) => {
      for (const id of [newId(), 'not-an-id', '', 'x'.repeat(5000)]) {
        expect((await people[persona as Persona].graphql(query, { id })).code).toBe(code);
      }
    },
  );
});

describe('of a subject', () => {
  const query = `query ($id: ID!) { subjectsById(teacherId: $id) { name cost color lessons { name urls private } } }`;
  const lessonsSeenBy = async (persona: Persona) => {
    const { data } = await people[persona].graphql(query, { id: people.T.id });
    const [subject] = data?.['subjectsById'] as { cost: number; lessons: { urls: string[] }[] }[];
    expect(subject?.cost).toBe(160);
    return subject?.lessons.map(({ urls }) => urls);
  };

  test('the teacher sees all materials', async () => {
    expect(await lessonsSeenBy('T')).toEqual([['https://example.test/roots'], ['https://example.test/exam']]);
  });

  test('a student without a lesson in the coming week sees none', async () => {
    expect(await lessonsSeenBy('S')).toEqual([[], []]);
  });

  test('a student with one sees them, but for the private ones; other students still see none', async () => {
    const dayMs = 86_400_000;
    const firstMs = Math.ceil((Date.now() + 8 * dayMs) / dayMs) * dayMs;
    const at = (ms: number) => ({ start: String(ms), end: String(ms + 45 * 60_000) });
    const { data } = await people.T.graphql(
      'mutation ($input: NewMeetingInput!) { addMeeting(input: $input, notify: "quiet") { meeting { id } } }',
      { input: { ...at(firstMs), subject: 'Maths', attendees: [{ attendeeId: people.S.id }] } },
    );
    const { id } = (data?.['addMeeting'] as { meeting: { id: string } }).meeting;
    expect(await lessonsSeenBy('S')).toEqual([[], []]);
    await people.T.graphql(
      'mutation ($input: MeetingInput!) { updateMeeting(input: $input, notify: "quiet") { status } }',
      {
        input: { id, ...at(firstMs - 3 * dayMs) },
      },
    );
    expect(await lessonsSeenBy('S')).toEqual([['https://example.test/roots'], []]);
    expect(await lessonsSeenBy('P')).toEqual([['https://example.test/roots'], []]);
    expect(await lessonsSeenBy('Sb')).toEqual([[], []]);
  });
});

describe('of notifications', () => {
  const query = `query ($id: ID!, $limit: Int, $offset: Int) {
    getNotifications(userId: $id, limit: $limit, offset: $offset) { id title message timestamp read type } }`;
  const ask = async (variables: { limit?: number; offset?: number }) =>
    people.S.graphql(query, { id: people.S.id, ...variables });

  beforeAll(async () => {
    const rows = Array.from({ length: 130 }, (_, i) => ({
      user_id: people.S.id,
      id: newId(Date.UTC(2026, 0, 1) + i * 1000),
      title: 'MeetingUpdated',
      params: JSON.stringify({ number: i }),
      created_at: new Date(Date.UTC(2026, 0, 1) + i * 1000),
      read_at: i < 100 ? new Date() : null,
    }));
    await server.database.db.insertInto('app.notifications').values(rows).execute();
  });

  const numbers = (data: Record<string, unknown> | null) =>
    (data?.['getNotifications'] as { message: string }[]).map(
      ({ message }) => (JSON.parse(message) as { number: number }).number,
    );

  test('the newest come first, fifty of them where no number is said', async () => {
    const { data } = await ask({});
    expect(numbers(data)).toEqual(Array.from({ length: 50 }, (_, i) => 129 - i));
    expect((data?.['getNotifications'] as object[])[0]).toMatchObject({
      title: 'MeetingUpdated',
      read: false,
      type: 'info',
      timestamp: String(Date.UTC(2026, 0, 1) + 129_000),
    });
  });

  test('the rest comes page by page', async () => {
    expect(numbers((await ask({ limit: 100, offset: 100 })).data)).toEqual(
      Array.from({ length: 30 }, (_, i) => 29 - i),
    );
    expect(numbers((await ask({ offset: 500 })).data)).toEqual([]);
  });

  test.each([{ limit: 101 }, { limit: 0 }, { limit: -1 }, { offset: -1 }])(
    '%j is a bad request',
    async (page) => {
      expect((await ask(page)).code).toBe('BAD_REQUEST');
    },
  );
});

test('me is the one who is signed in, and nobody for a visitor', async () => {
  const query = '{ me { id role username email } }';
  expect((await people.anon.graphql(query)).data).toEqual({ me: null });
  expect((await people.exp.graphql(query)).data).toEqual({ me: null });
  expect((await people.P.graphql(query)).data).toEqual({
    me: { id: people.P.id, role: 'parent', username: 'Pat Parent', email: 'p@example.test' },
  });
});
