/** Everything that one person can read of another over the API: each query and each live event with every field that it has. */
import { once } from 'node:events';
import {
  buildSchema,
  getNamedType,
  isLeafType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql';
import { loadSdl } from '../../../server/kernel/api/loadSdl.ts';
import type { Browser, TestServer } from '../testServer.ts';

const schema = buildSchema(loadSdl().join('\n'));
const deepest = 6;

function everyField(type: GraphQLOutputType, depth = 0): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  if (!isObjectType(named) || depth === deepest) return '{ __typename }';
  const fields = Object.values(named.getFields()).map(
    (field) => field.name + everyField(field.type, depth + 1),
  );
  return `{ ${fields.join(' ')} }`;
}

/** Every field of a type, as a selection. */
export const allFieldsOf = (type: string): string => everyField(schema.getType(type) as GraphQLObjectType);

type Given = Record<string, unknown>;

function documentOf(root: string, field: GraphQLField<unknown, unknown>, given: Given): string {
  const args = field.args.filter(({ name }) => given[name] !== undefined);
  const declared = args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = args.map(({ name }) => `${name}: $${name}`).join(', ');
  return `${root} ${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`} ${everyField(field.type)} }`;
}

const argsFor = ({ args }: GraphQLField<unknown, unknown>, given: Given): Given =>
  Object.fromEntries(args.flatMap(({ name }) => (name in given ? [[name, given[name]]] : [])));

const fieldsOf = (type: GraphQLObjectType | null | undefined) => Object.values(type?.getFields() ?? {});

/** What every query and the export of the own account answer this person, as one text. */
export async function allAnswers(server: TestServer, browser: Browser, given: Given): Promise<string> {
  const told: string[] = [];
  for (const field of fieldsOf(schema.getQueryType())) {
    const query = documentOf('query', field, given);
    const { body } = await browser.post('/graphql', { query, variables: argsFor(field, given) });
    told.push(`${field.name} ${JSON.stringify(body)}`);
  }
  const kept = await server.get('/auth/export', { cookie: browser.cookie, origin: server.origin });
  told.push(await kept.text());
  return told.join('\n');
}

/** Follows every subscription that this person may have; `heard` gives all that came as one text. */
export async function allEvents(
  server: TestServer,
  browser: Browser,
  given: Given,
): Promise<{ heard(): string; stop(): void }> {
  const socket = server.socket(browser.cookie);
  const heard: string[] = [];
  await once(socket, 'open');
  const { promise: acknowledged, resolve } = Promise.withResolvers<void>();
  socket.on('message', (bytes: Buffer) => {
    const text = bytes.toString();
    if (text.includes('connection_ack')) resolve();
    else heard.push(text);
  });
  socket.send(JSON.stringify({ type: 'connection_init', payload: { tellsRecent: true } }));
  await acknowledged;
  for (const field of fieldsOf(schema.getSubscriptionType())) {
    const payload = { query: documentOf('subscription', field, given), variables: argsFor(field, given) };
    socket.send(JSON.stringify({ type: 'subscribe', id: field.name, payload }));
  }
  return { heard: () => heard.join('\n'), stop: () => socket.terminate() };
}
