/** What happens at the endpoints is told to the log: when, where, what and by whom, and nothing else about them. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { lineOf, log, type Entry } from '../../../server/basics/log.ts';
import { reportFault } from '../../../server/basics/reportFault.ts';
import { aServer, goodPassword, type TestServer } from '../testServer.ts';

const told: Entry[] = [];
let server: TestServer;
beforeAll(async () => {
  server = await aServer({ logEvent: (entry) => void told.push(entry) });
});
afterAll(() => server.stop());

async function toldOf(work: () => Promise<unknown>): Promise<Entry[]> {
  told.length = 0;
  await work();
  return [...told];
}

test('who comes in, goes out or changes their account is told by id', async () => {
  const email = 'rivka@secret.test';
  const entries = await toldOf(async () => {
    const person = await server.signUp('teacher', { email, name: 'Rivka Secretname' });
    await person.post('/auth/change-password', { currentPassword: goodPassword, newPassword: 'another one' });
    await person.post('/auth/logout', {});
  });
  const { rows } = await server.database.pool.query<{ id: string }>(
    'SELECT id FROM auth."user" WHERE email = $1',
    [email],
  );
  const person = rows[0]?.id;
  expect(entries).toEqual([
    { level: 'info', event: 'signed in', at: '/auth/sign-in/email', person },
    { level: 'info', event: 'own account', at: '/auth/change-password', person },
    { level: 'info', event: 'signed out', at: '/auth/logout', person },
  ]);
});

test('a sign-in that fails, and tries beyond the limit, are told without what was typed', async () => {
  const body = { email: 'nobody@secret.test', password: 'secretword' };
  const tries = Array.from({ length: 12 }, () => server.visitor());
  const entries = await toldOf(() =>
    Promise.all(tries.map((visitor) => visitor.post('/auth/sign-in/email', body))),
  );
  expect(new Set(entries.map(({ event, at }) => `${event} ${at}`))).toEqual(
    new Set(['refused /auth/sign-in/email']),
  );
  expect(entries.map(({ code }) => String(code)).toSorted((one, other) => (one < other ? -1 : 1))).toEqual([
    ...Array<string>(2).fill('RATE_LIMITED'),
    ...Array<string>(10).fill('WRONG_CREDENTIALS'),
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/secret/i);
});

test('a call that is refused is told with the call and the person, by its own name', async () => {
  const person = await server.signUp('student');
  const other = await server.signUp('student');
  const query = `{ secretalias: getStudentById(id: "${other.id}") { id } }`;
  const entries = await toldOf(() => person.graphql(query));
  expect(entries).toEqual([
    {
      level: 'warning',
      event: 'refused',
      at: '/graphql',
      call: 'getStudentById',
      code: 'NOT_FOUND',
      person: person.id,
    },
  ]);
  const mutation =
    'mutation { secretalias: deleteMeeting(id: "019a0000-0000-7000-8000-000000000000") { status } }';
  const changes = await toldOf(() => person.graphql(mutation));
  expect(changes).toMatchObject([{ event: 'refused', call: 'deleteMeeting', person: person.id }]);
  const visitor = await toldOf(() => server.visitor().graphql(mutation));
  expect(visitor).toMatchObject([{ event: 'refused', call: 'deleteMeeting', code: 'UNAUTHENTICATED' }]);
});

test('attempts to get around what is allowed are told', async () => {
  const person = await server.signUp('teacher');
  const entries = await toldOf(async () => {
    await person.post('/graphql', { query: '{ me { id } }' }, { origin: 'https://elsewhere.example' });
    await person.graphql(`{ ${'me { id } '.repeat(3)} nothing }`);
    await server.get('/feed/nothing-secret');
    await person.post('/auth/secret@secret.test', {});
  });
  expect(entries.map(({ at, code }) => [at, code])).toEqual([
    ['/graphql', 'FOREIGN_ORIGIN'],
    ['/graphql', 'BAD_REQUEST'],
    ['/feed', 'NOT_FOUND'],
    ['/auth/secret', 'NOT_FOUND'],
  ]);
});

test('each line is one object with its time in UTC, whatever stands in it', () => {
  const nasty = 'a\r\nb\u001b[31mc\u0000d\u009be\u2028f\u202eg"h';
  const line = lineOf(
    { level: 'error', event: 'fault', at: 'here', fault: nasty },
    Date.UTC(2026, 10, 22, 5, 4, 3, 2),
  );
  expect(line).toMatch(/^[\u0020-\u007e]*$/);
  expect(JSON.parse(line)).toEqual({
    time: '2026-11-22T05:04:03.002Z',
    level: 'error',
    event: 'fault',
    at: 'here',
    fault: nasty,
  });
});

test('a fault with control characters in its words is one line, by its id', () => {
  const out = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const info = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  reportFault('http', new Error('first\nsecond \u001b[2Jthird'), 'the id');
  log({ level: 'info', event: 'signed in', at: '/auth/sign-in/email' });
  const [line] = out.mock.calls[0] ?? [];
  expect(String(line)).toMatch(/^[\u0020-\u007e]*$/);
  expect(JSON.parse(String(line))).toMatchObject({ event: 'fault', at: 'http', id: 'the id' });
  expect(info).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});
