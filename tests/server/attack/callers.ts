/** Asks any call of the schema as a persona, over HTTP or over the websocket, and says in one word how it was answered. */
import { once } from 'node:events';
import { buildSchema, getNamedType, isLeafType, type GraphQLField, type GraphQLObjectType } from 'graphql';
import { newId } from '../../../server/basics/newId.ts';
import { loadSdl } from '../../../server/kernel/api/loadSdl.ts';
import type { Browser, TestServer } from '../testServer.ts';

const schema = buildSchema(loadSdl().join('\n'));
const roots = ['Query', 'Mutation', 'Subscription'] as const;
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

export function mutationOf(name: string, given: string[]): string {
  const field = rootType('Mutation').getFields()[name];
  if (!field) throw new Error(`The schema has no mutation ${name}`);
  return documentOf('Mutation', field, given);
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

/**
 * A subscription has no answer that says it stands. Some to rows that do not exist are begun after it, one after the other, which are
 * always refused: what has not been refused by then does stand, however slow the machine is.
 */
const rounds = 5;
const patienceMs = 250;
const longestMs = 50_000;
const after = (ms: number) => new Promise<string>((resolve) => setTimeout(resolve, ms, '').unref());

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
  const absent = Object.fromEntries(Object.keys(variables).map((name) => [name, newId()]));
  const begin = (id: string, of: Record<string, unknown>): void =>
    socket.send(JSON.stringify({ id, type: 'subscribe', payload: { query, variables: of } }));
  const told = new Map<string, (text: string) => void>();
  const answerOf = (id: string) => new Promise<string>((resolve) => told.set(id, resolve));
  const asked = answerOf('asked');
  const begun = Promise.withResolvers<undefined>();
  const refusedBeside = async (): Promise<string> => {
    await begun.promise;
    for (let round = 0; round < rounds; round++) {
      const refused = answerOf(`beside ${round}`);
      begin(`beside ${round}`, absent);
      await refused;
    }
    // A refusal to rows that are there can take a query more than one to rows that are not.
    return after(patienceMs);
  };
  socket.on('message', (bytes: Buffer) => {
    const {
      type,
      id = '',
      payload,
    } = JSON.parse(bytes.toString()) as {
      type: string;
      id?: string;
      payload?: unknown;
    };
    if (type === 'connection_ack') {
      begin('asked', variables);
      begun.resolve(undefined);
    }
    if (type === 'error' || type === 'next') told.get(id)?.(JSON.stringify(payload));
  });
  socket.send(JSON.stringify({ type: 'connection_init' }));
  const text = await Promise.race([asked, refusedBeside(), after(longestMs)]);
  socket.terminate();
  return { word: /"code":"(\w+)"/.exec(text)?.[1] ?? 'ok', text };
}
