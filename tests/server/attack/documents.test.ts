/** Documents made to cost: each is refused before GraphQL compares a thing, and none of them stays in memory (access.md T7). */
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeDocuments } from '../../../server/http/graphql/documents.ts';
import { limits } from '../../../server/http/graphql/queryLimits.ts';
import { loadSdl } from '../../../server/kernel/api/loadSdl.ts';
import { startEndpoint, type Endpoint } from '../graphqlServer.ts';

let endpoint: Endpoint;
beforeAll(async () => {
  endpoint = await startEndpoint({ production: true });
});
afterAll(() => endpoint.close());

const teacher = (fields: string): string => `{ getTeacherById(id: "x") { ${fields} } }`;
const times = (count: number, part: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => part(index)).join(' ');

describe('a document that is made to cost', () => {
  const cases: [name: string, document: string, refusal: RegExp][] = [
    ['the same part again and again', teacher(times(300, () => 'userData { aboutMe }')), /repetitions/],
    [
      'the same, in inline fragments',
      teacher(times(300, () => '... { userData { aboutMe } }')),
      /repetitions/,
    ],
    ['the same at the root', `{ ${times(25, () => 'me { id }')} }`, /same root field/],
    [
      'hundreds of fragments',
      teacher(times(300, (i) => `...F${i}`)) + times(300, (i) => `fragment F${i} on Teacher { id }`),
      /fragments/,
    ],
    [
      'a fragment that nobody spreads',
      `{ status } fragment F on Teacher { ${times(300, () => 'userData { aboutMe }')} }`,
      /repetitions/,
    ],
    [
      'a fragment spread again and again',
      `${teacher(times(300, () => '...F'))} fragment F on Teacher { userData { aboutMe } }`,
      /repetitions/,
    ],
    ['a field of every row under many names', teacher(times(50, (i) => `a${i}: username`)), /aliases/],
    [
      'a whole calendar under many names',
      `{ ${times(11, (i) => `a${i}: meetingsByTeacherId(teacherId: "x") { id }`)} }`,
      /same root field/,
    ],
    [
      'the same through fragments',
      `{ ...A ...B } fragment A on Query { ${times(6, (i) => `a${i}: status`)} }
       fragment B on Query { ${times(6, (i) => `b${i}: status`)} }`,
      /same root field/,
    ],

    ['nested braces without end', '{a'.repeat(3300) + '}'.repeat(3300), /nested too deep/],
    [
      'nested lists without end',
      `mutation { addMeeting(input: { start: ${'['.repeat(4500)}${']'.repeat(4500)} }) { status } }`,
      /nested too deep/,
    ],
  ];

  test.each(cases)('%s is refused as a bad request, and is no fault', async (_name, document, refusal) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    try {
      const { errors, data } = await endpoint.ask(null, document);
      expect(errors[0]?.message).toMatch(refusal);
      expect(errors[0]?.extensions?.code).toBe('BAD_REQUEST');
      expect(data).toBeNull();
      expect(log).not.toHaveBeenCalled();
    } finally {
      log.mockRestore();
    }
  });

  test('a plan of a hundred steps, each answered with its rows, is not one of them', async () => {
    const steps = times(
      limits.mutationFields,
      (i) => `s${i}: deleteMeeting(id: "x") { status refusal { code field params } meetings { ...M } }`,
    );
    const { errors, data } = await endpoint.ask(
      endpoint.school.rivka,
      `mutation { ${steps} } fragment M on Meeting { id summary attendees { attendeeId } }`,
    );
    expect(errors).toEqual([]);
    expect(Object.keys(data ?? {})).toHaveLength(limits.mutationFields);
  });
});

test('a document is refused as nested too deep, whatever has been compiled of the parser by then', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  try {
    for (let depth = 3_300; depth > 1_000; depth -= 10) {
      const { errors } = await endpoint.ask(null, '{a'.repeat(depth) + '}'.repeat(depth));
      expect({ depth, code: errors[0]?.extensions?.code }).toEqual({ depth, code: 'BAD_REQUEST' });
    }
    expect(log).not.toHaveBeenCalled();
  } finally {
    log.mockRestore();
  }
});

describe('what is kept of the documents that were asked', () => {
  const documents = makeDocuments(buildSchema(loadSdl().join('\n')), { production: true });
  const ask = (text: string) => {
    const document = documents.read(text);
    return { faults: documents.faultsOf(document), isKnown: documents.isKnown(document) };
  };

  test('one that is asked again is known, and no other is', () => {
    const text = '{ me { id } }';
    expect(ask(text).isKnown).toBe(false);
    expect(ask(text).isKnown).toBe(true);
  });

  test('a refused one is refused again', () => {
    for (let i = 0; i < 3; i += 1) {
      expect(ask('{ nothing }')).toMatchObject({ isKnown: false, faults: [{ message: /nothing/ }] });
      expect(ask(teacher(times(30, () => 'id'))).faults).toHaveLength(1);
    }
  });

  test('a large one is not kept, whether by its tokens or by its length', () => {
    const long = [
      `{ me { id } } # ${'x'.repeat(20_000)}`,
      `query (${times(400, (i) => `$a${i}: ID`)}) { status }`,
    ];
    for (const text of long) {
      ask(text);
      expect(ask(text).isKnown).toBe(false);
    }
  });

  test('a hundred are kept, those that were asked last', () => {
    const small = (i: number): string => `{ a${i}: status }`;
    for (let i = 0; i < 500; i += 1) ask(small(i));
    expect(ask(small(399)).isKnown).toBe(false);
    expect(ask(small(450)).isKnown).toBe(true);
  });
});

describe('in production', () => {
  test('a mistyped field in the variables brings no suggestion', async () => {
    const { errors } = await endpoint.ask(
      endpoint.school.rivka,
      'mutation ($input: NewMeetingInput!) { addMeeting(input: $input) { status } }',
      { input: { start: '1', end: '2', sumary: 'x' } },
    );
    expect(errors[0]?.message).toMatch(/sumary/);
    expect(errors[0]?.message).not.toMatch(/Did you mean/);
  });

  test('a body that is no JSON is told so, in no engine’s words', async () => {
    const response = await fetch(endpoint.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query": NaN}',
    });
    expect(response.status).toBe(400);
    expect(await response.text()).not.toMatch(/token|SyntaxError|position/i);
  });
});

test('of a document with two operations the one that is named is answered, however often', async () => {
  const both = `query A { me { role } } query B { me { username } }`;
  for (const operationName of ['A', 'B', 'A', 'B']) {
    const response = await fetch(endpoint.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-person': endpoint.school.dana.id },
      body: JSON.stringify({ query: both, operationName }),
    });
    const { data } = (await response.json()) as { data: { me: object } | null };
    expect(Object.keys(data?.me ?? {})).toEqual([operationName === 'A' ? 'role' : 'username']);
  }
});
