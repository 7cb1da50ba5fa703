/** Whatever a caller sends that cannot be read is answered BAD_REQUEST, however often it is sent and by whichever endpoint. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { answerLimitMs } from '../../../server/basics/timeLimit.ts';
import { aServer, type Browser, type TestServer } from '../testServer.ts';
import { freshDatabase, type FreshDatabase } from '../database.ts';

let database: FreshDatabase;
let server: TestServer;
let person: Browser;
beforeAll(async () => {
  // Of the product's own patience: some of what is asked here takes too long.
  database = await freshDatabase(answerLimitMs);
  server = await aServer({ over: database });
  person = await server.signUp('teacher');
});
afterAll(async () => {
  await server.stop();
  await database.close();
});

type Told = { errors?: { message: string; extensions?: { code?: string; id?: string } }[] };

/** Asked three times: read, kept, compiled. */
async function codesOf(body: object | string): Promise<(string | undefined)[]> {
  const codes: (string | undefined)[] = [];
  for (let n = 0; n < 3; n += 1) {
    const { body: told } = await person.post('/graphql', body);
    codes.push((told as Told).errors?.[0]?.extensions?.code);
  }
  return codes;
}

const always = ['BAD_REQUEST', 'BAD_REQUEST', 'BAD_REQUEST'];
const bySlug = 'query ($slug: String!) { publicTeacher(slug: $slug) { username } }';
const addMeeting =
  'mutation ($input: NewMeetingInput!, $requestId: ID) { addMeeting(input: $input, requestId: $requestId) { status } }';
const lesson = { start: String(Date.UTC(2030, 0, 1, 8)), end: String(Date.UTC(2030, 0, 1, 9)) };

test.each([
  ['is missing', {}],
  ['is null where it must not be', { slug: null }],
  ['is a number instead of a text', { slug: 7 }],
  ['is a list instead of a text', { slug: ['a', 'b'] }],
  ['holds a NUL byte', { slug: 'a\u0000b' }],
])('a variable that %s is BAD_REQUEST each time it is sent', async (_name, variables) => {
  expect(await codesOf({ query: bySlug, variables })).toEqual(always);
});

test.each([
  ['is missing', {}],
  ['lacks what must be there', { input: { start: lesson.start } }],
  ['has a field that does not exist', { input: { ...lesson, colour: 'red' } }],
])('an input that %s is BAD_REQUEST each time it is sent', async (_name, variables) => {
  expect(await codesOf({ query: addMeeting, variables })).toEqual(always);
});

test('a NUL byte in a request key is refused, and nothing is written', async () => {
  const { data, code } = await person.graphql(addMeeting, { input: lesson, requestId: 'a\u0000b' });
  expect([(data?.['addMeeting'] as { status: string } | undefined)?.status, code]).toEqual([
    'BAD_REQUEST',
    undefined,
  ]);
  const own = await person.graphql(
    'mutation ($requestId: ID) { updateMyPreferences(preferences: { language: "en" }, requestId: $requestId) { status } }',
    { requestId: 'a\u0000b' },
  );
  expect([(own.data?.['updateMyPreferences'] as { status: string } | undefined)?.status, own.code]).toEqual([
    'BAD_REQUEST',
    undefined,
  ]);
  const { rows } = await server.database.pool.query('select 1 from app.meetings');
  expect(rows).toEqual([]);
});

test.each([1_000, 60_000])('a variable of %i nested lists is BAD_REQUEST', async (depth) => {
  const nested = '['.repeat(depth) + ']'.repeat(depth);
  for (const [query, name] of [
    [bySlug, 'slug'],
    [addMeeting, 'input'],
    ['query ($emails: [String!]!) { getStudentsByEmails(emails: $emails) { id } }', 'emails'],
    ['{ status }', 'unused'],
  ] as const)
    expect(await codesOf(`{"query":${JSON.stringify(query)},"variables":{"${name}":${nested}}}`)).toEqual(
      always,
    );
});

test('a text of thousands of nested lists in the document itself is BAD_REQUEST', async () => {
  for (const depth of [1_000, 4_900]) {
    const nested = '['.repeat(depth) + ']'.repeat(depth);
    expect(await codesOf({ query: `{ getStudentsByEmails(emails: ${nested}) { id } }` })).toEqual(always);
  }
});

test('a document that does not exist, cannot be read or asks for nothing is BAD_REQUEST', async () => {
  for (const query of ['{ nothing }', '{ status', '', '{ status(again: 1) }'])
    expect(await codesOf({ query }), query).toEqual(always);
  for (const body of ['', '{', '[]', 'null', '{"query":7}', '{}', '{"query":"{ status }","variables":7}'])
    expect(await codesOf(body), body).toEqual(always);
  expect(await codesOf({ query: 'query A { status } query B { status }' })).toEqual(always);
});

test('a NUL byte in what the doors of accounts take is BAD_REQUEST', async () => {
  const nul = 'a\u0000b';
  for (const [path, body] of [
    ['/auth/sign-in/email', { email: `${nul}@example.test`, password: nul }],
    ['/auth/reset/ask', { email: `${nul}@example.test` }],
    ['/auth/sign-up/verify', { request: nul, code: '123456' }],
    ['/auth/code/resend', { request: nul }],
    ['/auth/change-password', { currentPassword: nul, newPassword: nul }],
  ] as const) {
    const { status, body: told } = await person.post(path, body);
    expect([path, status < 500, told['code']], JSON.stringify(told)).not.toContain('INTERNAL');
    expect(status, path).toBeLessThan(500);
  }
  for (const path of ['/feed/%00', '/images/%00', '/feed/a%00b.ics'])
    expect((await server.get(path)).status, path).toBeLessThan(500);
});

test('an answer that takes too long says so by a code of its own, and the log has its id', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const holder = await server.database.pool.connect();
  try {
    await holder.query('begin');
    await holder.query('lock table app.subjects, app.meetings in access exclusive mode');
    const asked = [
      { query: 'query ($id: ID!) { subjectsById(teacherId: $id) { name } }', variables: { id: person.id } },
      { query: addMeeting, variables: { input: lesson } },
    ];
    const answers = await Promise.all(asked.map((body) => person.post('/graphql', body)));
    for (const { status, body, headers } of answers) {
      const { code, id } = (body as Told).errors?.[0]?.extensions ?? {};
      expect([status, code, headers.get('retry-after')]).toEqual([503, 'TIMEOUT', '1']);
      const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>);
      expect(lines.filter((line) => line['id'] === id)).toMatchObject([{ event: 'timeout', level: 'error' }]);
    }
  } finally {
    await holder.query('rollback');
    holder.release();
    log.mockRestore();
  }
});
