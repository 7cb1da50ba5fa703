/** Queries that come again are compiled: no name, alias or text that somebody writes gets into the program that is made of them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aServer, type Browser, type TestServer } from '../testServer.ts';

let server: TestServer;
let person: Browser;
beforeAll(async () => {
  server = await aServer();
  person = await server.signUp('teacher');
});
afterAll(() => server.stop());

const action = 'globalThis.brokenOut = true';
const texts = [
  `"; ${action}; "`,
  `'; ${action}; '`,
  `\${${action}}`,
  `\`\${(() => { ${action} })()}\``,
  `\\"; ${action}; //`,
  `*/ ${action} /*`,
  `\n${action}\n`,
  `\u2028${action}\u2029`,
  `</script><script>${action}</script>`,
  `") } ${action}; ((`,
];

/** Asked three times: read, kept, compiled. */
async function askedOften(query: string, variables = {}): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (let n = 0; n < 3; n += 1) answers.push((await person.post('/graphql', { query, variables })).body);
  return answers;
}

test.each(texts)('the text %j, written out and as a variable, is only a text', async (text) => {
  const written = await askedOften(`{ publicTeacher(slug: ${JSON.stringify(text)}) { username } }`);
  const given = await askedOften('query ($slug: String!) { publicTeacher(slug: $slug) { username } }', {
    slug: text,
  });
  for (const answer of [...written, ...given]) expect(answer).toEqual({ data: { publicTeacher: null } });
  expect(globalThis).not.toHaveProperty('brokenOut');
});

test.each(['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toString', 'then', 'await', 'eval'])(
  'the alias %s is only a name',
  async (alias) => {
    const query = `{ ${alias}: status me { ${alias}: id } }`;
    const texts = await askedOften(query);
    for (const answer of texts) {
      const { data } = answer as { data: Record<string, unknown> };
      const own = Object.entries(data).find(([name]) => name === alias);
      expect(own?.[1]).toBe('ok');
      expect(Object.entries(data['me'] ?? {})).toEqual([[alias, person.id]]);
    }
    expect(new Set(texts.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect({}).not.toHaveProperty('id');
    expect(Object.keys(Object.prototype)).toEqual([]);
  },
);

test('a variable, a fragment and an operation of such names are only names', async () => {
  const query = `query constructor($__proto: Boolean = true, $prototype: Boolean = false) {
    me { ...toString id @include(if: $__proto) role @skip(if: $prototype) } }
    fragment toString on Me { valueOf: username }`;
  const [first, ...later] = await askedOften(query.replace('on Me', `on ${await typeOfMe()}`));
  expect(first).toMatchObject({ data: { me: { id: person.id, role: 'teacher' } } });
  for (const answer of later) expect(answer).toEqual(first);
});

async function typeOfMe(): Promise<string> {
  const { data } = await person.graphql('{ me { __typename } }');
  return (data?.['me'] as { __typename: string }).__typename;
}
