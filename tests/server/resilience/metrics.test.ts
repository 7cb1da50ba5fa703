/** What whoever runs the program can watch: how long calls take, who waits, and what fails. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aServer, type Browser, type TestServer } from '../testServer.ts';

const token = 'a-token-that-is-long-enough-to-be-kept';

let server: TestServer;
let teacher: Browser;
beforeAll(async () => {
  server = await aServer({ metricsToken: token });
  teacher = await server.signUp('teacher', { name: 'Noa Levi', email: 'noa@example.test' });
});
afterAll(() => server.stop());

const read = async (headers: Record<string, string> = {}) => {
  const response = await server.get('/metrics', headers);
  return { status: response.status, text: await response.text() };
};

test('a call is counted by the name of its operation, with how long it took and how long it waited', async () => {
  await teacher.graphql('{ me { id } }');
  await teacher.graphql(
    'mutation Mine($input: NewSubjectInput!) { own: addSubject(input: $input) { status } }',
    { input: { name: 'Maths', cost: 100 } },
  );
  const { status, text } = await read();
  expect(status).toBe(200);
  expect(text).toMatch(/operation_seconds_count\{kind="query",operation="me",outcome="answered"\} \d/);
  expect(text).toMatch(
    /operation_seconds_count\{kind="mutation",operation="addSubject",outcome="answered"\} 1/,
  );
  expect(text).toMatch(/queue_wait_seconds_count 1/);
  expect(text).toMatch(/pool_connections [1-9]/);
  expect(text).toMatch(/queue_length 0/);
  expect(text).toMatch(/sockets 0/);
});

test('nobody can be found in it: no name, address, id or alias of a caller', async () => {
  const { text } = await read();
  for (const word of ['Noa', 'noa@', teacher.id, 'own', 'Maths']) expect(text).not.toContain(word);
});

test('from elsewhere it is there for whoever has the token, and for nobody else', async () => {
  const away = { 'x-forwarded-for': '203.0.113.9' };
  expect((await read(away)).status).toBe(404);
  expect((await read({ ...away, authorization: 'Bearer another token' })).status).toBe(404);
  expect((await read({ ...away, authorization: `Bearer ${'x'.repeat(40)}` })).status).toBe(404);
  expect((await read({ ...away, authorization: `Bearer ${token}` })).status).toBe(200);
});

test('behind a proxy only the token counts: the proxy calls from this machine for everybody', async () => {
  const behind = await aServer({ metricsToken: token, trustProxy: 1 });
  try {
    expect((await behind.get('/metrics')).status).toBe(404);
    expect((await behind.get('/metrics', { authorization: `Bearer ${token}` })).status).toBe(200);
  } finally {
    await behind.stop();
  }
});
