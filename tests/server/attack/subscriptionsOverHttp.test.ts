/** A subscription is answered over the websocket alone: over HTTP it would outlive its session and count for nobody (access.md T6). */
import { request as send } from 'node:http';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aServer, type Browser, type TestServer } from '../testServer.ts';

let server: TestServer;
let teacher: Browser;
beforeAll(async () => {
  server = await aServer();
  teacher = await server.signUp('teacher');
});
afterAll(() => server.stop());

type Heard = { status: number; type: string; text: string; isOver: boolean };
type Sending = {
  method: 'GET' | 'POST';
  accept: string | undefined;
  query: string;
  operationName?: string;
};

const patienceMs = 400;

/** What came within the time a refusal takes, and whether the answer is over by then. */
async function hear({ method, accept, query, operationName }: Sending): Promise<Heard> {
  const asked = { query, ...(operationName === undefined ? {} : { operationName }) };
  const search = method === 'GET' ? `?${new URLSearchParams(asked).toString()}` : '';
  const request = send(`${server.address}/graphql${search}`, {
    method,
    headers: {
      cookie: teacher.cookie,
      origin: server.origin,
      ...(accept === undefined ? {} : { accept }),
      ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
    },
  });
  request.end(method === 'POST' ? JSON.stringify(asked) : undefined);
  const answered = once(request, 'response') as Promise<[IncomingMessage]>;
  const never = new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null));
  const first = await Promise.race([answered, never]);
  if (first === null) {
    request.on('error', () => undefined).destroy();
    return { status: 0, type: '', text: 'nothing was answered', isOver: false };
  }
  const [response] = first;
  let text = '';
  response.on('data', (part: Buffer) => (text += part.toString()));
  const isOver = await Promise.race([
    once(response, 'end').then(() => true),
    new Promise<boolean>((resolve) => setTimeout(resolve, patienceMs, false)),
  ]);
  response.on('error', () => undefined).destroy();
  return {
    status: response.statusCode ?? 0,
    type: response.headers['content-type'] ?? '',
    text,
    isOver,
  };
}

const accepted = [
  'text/event-stream',
  'text/event-stream, application/json',
  'application/json, text/event-stream;q=0.9',
  ' TEXT/Event-Stream ',
  'text/*',
  'multipart/mixed',
  'multipart/mixed, application/graphql-response+json',
  'application/json',
  'application/graphql-response+json',
  '*/*',
  undefined,
];

const ways = (['GET', 'POST'] as const).flatMap((method) =>
  accepted.map((accept) => [method, accept] as const),
);

describe('no subscription stands over HTTP', () => {
  test.each(ways)('%s that accepts %s', async (method, accept) => {
    const query = `subscription { meetings(teacherId: "${teacher.id}") { id } }`;
    const { status, type, text, isOver } = await hear({ method, accept, query });
    expect(text).toContain('BAD_REQUEST');
    expect({ isOver, type }).toEqual({ isOver: true, type: expect.stringMatching(/^application\//) });
    expect([400, 406]).toContain(status);
  });

  test.each(['GET', 'POST'] as const)(
    'nor one that %s chooses out of several operations by its name',
    async (method) => {
      const query = `query Asked { status } subscription Watched { notifications(userId: "${teacher.id}") { id } }`;
      const watched = await hear({ method, accept: '*/*', query, operationName: 'Watched' });
      expect(watched).toMatchObject({ status: 400, isOver: true });
      const asked = await hear({ method, accept: '*/*', query, operationName: 'Asked' });
      expect(asked).toMatchObject({ status: 200, text: '{"data":{"status":"ok"}}', isOver: true });
    },
  );

  test('nor any of those that the schema has, however it is asked for', async () => {
    const { data } = await teacher.graphql(
      '{ __schema { subscriptionType { fields { name args { name } } } } }',
    );
    const { fields } = (
      data as { __schema: { subscriptionType: { fields: { name: string; args: { name: string }[] }[] } } }
    ).__schema.subscriptionType;
    expect(fields.length).toBeGreaterThan(10);
    for (const { name, args } of fields) {
      const query = `subscription { ${name}(${args.map((arg) => `${arg.name}: "${teacher.id}"`).join(', ')}) { __typename } }`;
      for (const method of ['GET', 'POST'] as const)
        expect(await hear({ method, accept: '*/*', query }), name).toMatchObject({
          status: 400,
          isOver: true,
        });
    }
  });
});

describe('whoever accepts a stream beside JSON', () => {
  test.each(['text/event-stream, application/json', 'multipart/mixed, */*'])(
    'is given a query’s answer whole (%s)',
    async (accept) => {
      for (const method of ['GET', 'POST'] as const)
        expect(await hear({ method, accept, query: '{ status }' })).toMatchObject({
          status: 200,
          type: expect.stringMatching(/^application\/json/),
          text: '{"data":{"status":"ok"}}',
          isOver: true,
        });
    },
  );
});
