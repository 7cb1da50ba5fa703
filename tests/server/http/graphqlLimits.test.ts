/** What the GraphQL endpoint refuses before any resolver runs, each with its own answer (access.md T4, T7). */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { limits } from '../../../server/http/graphql/queryLimits.ts';
import { startEndpoint, type Endpoint } from '../graphqlServer.ts';

let endpoint: Endpoint;
beforeAll(async () => {
  endpoint = await startEndpoint();
});
afterAll(() => endpoint.close());

const post = (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  fetch(endpoint.url, { method: 'POST', headers, body });

const firstMessage = async (response: Response): Promise<string> =>
  ((await response.json()) as { errors: { message: string }[] }).errors[0]?.message ?? '';

describe('a document that is too much', () => {
  test('nested too deep is refused, and the usual introspection is not', async () => {
    let query = '{ name }';
    for (let depth = 0; depth < limits.depth; depth += 1) query = `{ ofType ${query} }`;
    const { status, errors } = await endpoint.ask(null, `{ __type(name: "Query") ${query} }`);
    expect(status).toBe(400);
    expect(errors[0]?.message).toBe(`The document is too large: at most ${limits.depth} depth.`);
  });

  test('nested too deep through fragments is refused as well', async () => {
    const parts = Array.from(
      { length: limits.depth },
      (_, i) => `fragment F${i} on __Type { ofType { ...F${i + 1} } }`,
    );
    const { status } = await endpoint.ask(
      null,
      `{ __type(name: "Query") { ...F0 } } ${parts.join(' ')} fragment F${limits.depth} on __Type { name }`,
    );
    expect(status).toBe(400);
  });

  test('a hundred and one steps are refused, and none of them is done', async () => {
    const steps = Array.from(
      { length: limits.mutationFields + 1 },
      (_, i) => `a${i}: deleteMeeting(id: "${endpoint.school.dana.id}") { status }`,
    );
    const { errors, data } = await endpoint.ask(endpoint.school.rivka, `mutation { ${steps.join(' ')} }`);
    expect(errors[0]?.message).toMatch(/at most 100 root fields/);
    expect(data).toBeNull();
  });

  test('hundreds of aliases of one query are refused', async () => {
    const fields = Array.from({ length: limits.queryFields + 1 }, (_, i) => `a${i}: status`);
    expect((await endpoint.ask(null, `{ ${fields.join(' ')} }`)).errors[0]?.message).toMatch(/root fields/);
  });

  test('a flood of directives ends at the tokens', async () => {
    const { status, errors } = await endpoint.ask(null, `{ status ${'@a '.repeat(limits.tokens)} }`);
    expect(status).toBe(400);
    expect(errors[0]?.message).toMatch(/token/i);
  });

  test('fragments that contain each other are refused and hang nothing', async () => {
    const { status } = await endpoint.ask(
      null,
      '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
    );
    expect(status).toBe(400);
  });

  test('a body over 256 KB is refused, also without its length being told', async () => {
    const long = JSON.stringify({ query: `{ status } # ${'x'.repeat(256 * 1024)}` });
    expect((await post(long)).status).toBe(413);
    const stream = new Response(long).body;
    const chunked = await fetch(endpoint.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: stream,
      duplex: 'half',
    } as RequestInit);
    expect(chunked.status).toBe(413);
  });
});

describe('a call in the wrong form', () => {
  test('a malformed document is told where it breaks off', async () => {
    const { status, errors } = await endpoint.ask(null, '{ status');
    expect(status).toBe(400);
    expect(errors[0]?.message).toMatch(/Syntax Error: Expected Name, found <EOF>/);
  });

  test('an empty body, and one that is no JSON, are no question', async () => {
    for (const body of ['', '{', '[]', 'null']) expect((await post(body)).status, body).toBe(400);
  });

  test('of several operations in one document the one that is named is carried out', async () => {
    const query = 'query A { status } query B { again: status }';
    for (const [operationName, data] of [
      ['A', { status: 'ok' }],
      ['B', { again: 'ok' }],
      ['A', { status: 'ok' }],
    ] as const) {
      const response = await post(JSON.stringify({ query, operationName }));
      expect(await response.json()).toEqual({ data });
    }
  });

  test('a form, as another page could send it without asking, is not read', async () => {
    for (const type of [
      'application/x-www-form-urlencoded',
      'text/plain',
      'application/graphql',
      'multipart/form-data; boundary=x',
    ]) {
      const response = await post('query=mutation{deleteMeeting(id:"1"){status}}', { 'content-type': type });
      expect(response.status, type).toBe(415);
    }
  });

  test('a mutation by GET is refused', async () => {
    const query = encodeURIComponent('mutation { deleteMeeting(id: "1") { status } }');
    expect((await fetch(`${endpoint.url}?query=${query}`)).status).toBe(405);
    expect((await fetch(`${endpoint.url}?query=${encodeURIComponent('{ status }')}`)).status).toBe(200);
  });

  test('several documents in one body are refused', async () => {
    const response = await post(JSON.stringify([{ query: '{ status }' }, { query: '{ status }' }]));
    expect(response.status).toBe(400);
    expect(await firstMessage(response)).toMatch(/[Bb]atch/);
  });
});

test('a fault is told by an id alone, and the log has the rest', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await endpoint.database.pool.query('alter table app.subjects rename to hidden');
  try {
    const { data, errors } = await endpoint.ask(
      endpoint.school.rivka,
      `{ subjectsById(teacherId: "${endpoint.school.rivka.id}") { name } }`,
    );
    expect(data).toBeNull();
    expect(errors[0]).toMatchObject({ message: 'INTERNAL', extensions: { code: 'INTERNAL' } });
    const id = errors[0]?.extensions?.id;
    expect(
      log.mock.calls
        .map(([line]) => JSON.parse(String(line)) as Record<string, unknown>)
        .some((told) => told['id'] === id && String(told['fault']).includes('subjects')),
    ).toBe(true);
  } finally {
    await endpoint.database.pool.query('alter table app.hidden rename to subjects');
    log.mockRestore();
  }
});

describe('in production', () => {
  let production: Endpoint;
  beforeAll(async () => {
    production = await startEndpoint({ production: true });
  });
  afterAll(() => production.close());

  test('the schema is not told', async () => {
    const { errors } = await production.ask(null, '{ __schema { types { name } } }');
    expect(errors[0]?.message).toMatch(/introspection/);
  });

  test('a mistyped field brings no suggestion, which it does where people develop', async () => {
    const mistyped = '{ statu }';
    expect((await production.ask(null, mistyped)).errors[0]?.message).not.toMatch(/Did you mean/);
    expect((await endpoint.ask(null, mistyped)).errors[0]?.message).toMatch(/Did you mean/);
  });
});
