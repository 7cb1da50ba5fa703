/** Asks any call of the schema as a persona, over HTTP or over the websocket, and says in one word how it was answered. */
import { once } from 'node:events';
import { buildSchema, getNamedType, isLeafType, type GraphQLField, type GraphQLObjectType } from 'graphql';
import { loadSdl } from '../../../server/schema/loadSdl.ts';
import type { Browser, TestServer } from '../aServer.ts';

const schema = buildSchema(loadSdl().join('\n'));
export const roots = ['Query', 'Mutation', 'Subscription'] as const;
type Root = (typeof roots)[number];

const rootType = (root: Root): GraphQLObjectType => {
  const type = { Query: schema.getQueryType(), Mutation: schema.getMutationType() };
  return (root === 'Subscription' ? schema.getSubscriptionType() : type[root]) as GraphQLObjectType;
};

/** 'Query.me' and so on: all that can be called. */
export const everyCall = (): string[] =>
  roots.flatMap((root) => Object.keys(rootType(root).getFields()).map((name) => `${root}.${name}`));

export type Asked = { word: string; text: string };

export async function ask(
  server: TestServer,
  browser: Browser,
  call: string,
  args: Record<string, unknown>,
): Promise<Asked> {
  const [root = '', name = ''] = call.split('.');
  const field = rootType(root as Root).getFields()[name];
  if (!field) throw new Error(`The schema has no ${call}`);
  const query = documentOf(root as Root, field, Object.keys(args));
  if (root === 'Subscription') return overSocket(server, browser, query, args);
  const { body } = await browser.post('/graphql', { query, variables: args });
  const errors = body['errors'] as { extensions?: { code?: string } }[] | undefined;
  const data = body['data'] as Record<string, { status?: string } | string | null> | null;
  const answer = data?.[name];
  const status = typeof answer === 'object' ? answer?.status : undefined;
  return { word: errors?.[0]?.extensions?.code ?? status ?? 'ok', text: JSON.stringify(body) };
}

function documentOf(root: Root, field: GraphQLField<unknown, unknown>, given: string[]): string {
  const args = field.args.filter((arg) => given.includes(arg.name));
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const inside = isLeafType(getNamedType(field.type))
    ? ''
    : root === 'Mutation'
      ? '{ status refusal { code field params } }'
      : '{ __typename }';
  return `${root.toLowerCase()} ${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`} ${inside} }`;
}

/** A subscription has no answer that says it stands: one that was not refused by then does. */
const patienceMs = 250;

async function overSocket(
  server: TestServer,
  browser: Browser,
  query: string,
  variables: Record<string, unknown>,
): Promise<Asked> {
  const socket = server.socket(browser.cookie);
  const opened = await once(socket, 'open').then(
    () => '',
    (fault: Error) => fault.message,
  );
  if (opened.includes('401')) return { word: 'UNAUTHENTICATED', text: opened };
  if (opened) throw new Error(opened);
  const refused = new Promise<string>((resolve) => {
    socket.on('message', (bytes: Buffer) => {
      const message = JSON.parse(bytes.toString()) as { type: string; payload?: unknown };
      if (message.type === 'connection_ack')
        socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query, variables } }));
      if (message.type === 'error' || message.type === 'next') resolve(JSON.stringify(message.payload));
    });
  });
  socket.send(JSON.stringify({ type: 'connection_init' }));
  const text = await Promise.race([
    refused,
    new Promise<string>((resolve) => setTimeout(resolve, patienceMs, '')),
  ]);
  socket.terminate();
  return { word: /"code":"(\w+)"/.exec(text)?.[1] ?? 'ok', text };
}
