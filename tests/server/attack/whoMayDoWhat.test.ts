/** Every call of the schema, asked by everybody: with rows of theirs, of others, and with rows that do not exist (access.md, T1). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../server/store/newId.ts';
import { aServer, type TestServer } from '../aServer.ts';
import { aNeighbourhood, personas, type Neighbourhood, type Persona } from '../people/aNeighbourhood.ts';
import { everythingIn } from '../performing/carryOut.ts';
import { ask, everyCall } from './callers.ts';
import { calls, type Targets } from './calls.ts';

let server: TestServer;
let people: Neighbourhood;
beforeAll(async () => {
  server = await aServer();
  people = await aNeighbourhood(server);
});
afterAll(() => server.stop());

const hourMs = 3_600_000;
let hours = 24;
/** An hour that nothing else has. */
function freshTimes(): { start: string; end: string } {
  hours += 1;
  const startMs = Math.ceil(Date.now() / hourMs) * hourMs + hours * hourMs;
  return { start: String(startMs), end: String(startMs + hourMs / 2) };
}

/** Rows of T, made by T. */
async function freshTargets(): Promise<Targets> {
  const { data } = await people.T.graphql(
    `mutation ($lesson: NewMeetingInput!) { addMeeting(input: $lesson) { meeting { id } changeId } }`,
    { lesson: { ...freshTimes(), attendees: [{ attendeeId: people.S.id }] } },
  );
  const closed = await people.T.graphql(
    `mutation ($hours: NewRestrictedTimeInput!) { addRestrictedTime(input: $hours) { restrictedTime { id } } }`,
    { hours: freshTimes() },
  );
  const added = data?.['addMeeting'] as { meeting: { id: string }; changeId: string };
  const { restrictedTime } = closed.data?.['addRestrictedTime'] as { restrictedTime: { id: string } };
  return {
    teacher: people.T.id,
    student: people.S.id,
    meeting: added.meeting.id,
    change: added.changeId,
    restrictedTime: restrictedTime.id,
  };
}

const absent = (): Targets => ({
  teacher: newId(),
  student: newId(),
  meeting: newId(),
  change: newId(),
  restrictedTime: newId(),
});

test('every call of the schema has its row, and no row is left over', () => {
  expect(Object.keys(calls).toSorted()).toEqual(everyCall().toSorted());
});

/** What waits in the outbox is sent and goes meanwhile; nothing may come. */
async function expectNothingWritten(before: Record<string, string>): Promise<void> {
  const after = await everythingIn(server.database);
  const waiting = (before['outbox'] ?? '').split('\n');
  expect((after['outbox'] ?? '').split('\n').filter((row) => row !== '' && !waiting.includes(row))).toEqual(
    [],
  );
  expect({ ...after, outbox: '' }).toEqual({ ...before, outbox: '' });
}

/** Those who are refused come first, so that the rows are still there for the one who may. */
const inTurn = (expected: Record<Persona, string>): Persona[] =>
  personas.toSorted((one, other) => Number(expected[one] === 'ok') - Number(expected[other] === 'ok'));

describe.each(Object.entries(calls))('%s', (call, { args, expected }) => {
  test('is answered to each as access.md says, and whoever is refused has changed nothing', async () => {
    let targets = await freshTargets();
    const before = await everythingIn(server.database);
    const answers: Record<string, string> = {};
    const order = inTurn(expected);
    const refused = order.filter((persona) => expected[persona] !== 'ok');
    for (const persona of refused)
      answers[persona] = (await ask(server, people[persona], call, args(targets, freshTimes()))).word;
    await expectNothingWritten(before);
    for (const persona of order.slice(refused.length)) {
      answers[persona] = (await ask(server, people[persona], call, args(targets, freshTimes()))).word;
      if (call.startsWith('Mutation.')) targets = await freshTargets();
    }
    expect(answers).toEqual(expected);
  });
});

describe.each(Object.entries(calls).filter(([, { names }]) => names))('%s', (call, { args, expected }) => {
  test('answers foreign rows and rows that do not exist in the same words', async () => {
    const targets = await freshTargets();
    const times = freshTimes();
    for (const persona of personas) {
      if (expected[persona] === 'ok') continue;
      const [foreign, none] = [
        await ask(server, people[persona], call, args(targets, times)),
        await ask(server, people[persona], call, args(absent(), times)),
      ];
      expect(none, persona).toEqual(foreign);
    }
    for (const persona of ['T', 'S', 'P'] as const) {
      const { word } = await ask(server, people[persona], call, args(absent(), times));
      expect(word, persona).toMatch(/NOT_FOUND|FORBIDDEN/);
    }
  });

  test('takes no id apart, whatever is written as one', async () => {
    for (const id of [
      "' or 1=1 --",
      '__proto__',
      '\u0000',
      '\ud800',
      '%00',
      '{"$ne":null}',
      '../T',
      'x'.repeat(5000),
    ]) {
      const odd: Targets = { teacher: id, student: id, meeting: id, change: id, restrictedTime: id };
      const allowed = expected.T === 'ok' ? people.T : people.S;
      const { word } = await ask(server, allowed, call, args(odd, freshTimes()));
      expect(word, id).toMatch(/^(NOT_FOUND|BAD_REQUEST)$/);
    }
  });
});

describe('own and foreign rows in one document', () => {
  const mixed: [name: string, document: string][] = [
    [
      'a lesson with a student of hers and a stranger',
      `mutation ($s: ID!, $s2: ID!, $start: String!, $end: String!) {
        addMeeting(input: { start: $start, end: $end, capacity: 2, attendees: [{ attendeeId: $s }, { attendeeId: $s2 }] }) { status } }`,
    ],
    [
      'a batch of which one has a stranger',
      `mutation ($s: ID!, $s2: ID!, $start: String!, $end: String!) {
        addBatchMeetings(insist: true, inputs: [{ start: $start, end: $end, attendees: [{ attendeeId: $s }] },
          { start: $start, end: $end, attendees: [{ attendeeId: $s2 }] }]) { status } }`,
    ],
    [
      'two lessons deleted, one of another teacher',
      `mutation ($own: ID!, $foreign: ID!) {
        first: deleteMeeting(id: $own) { status } second: deleteMeeting(id: $foreign) { status } }`,
    ],
    [
      'two lessons changed, one of another teacher',
      `mutation ($own: ID!, $foreign: ID!, $start: String!, $end: String!) {
        first: updateMeeting(input: { id: $foreign, summary: "x" }) { status }
        second: updateMeeting(input: { id: $own, start: $start, end: $end }) { status } }`,
    ],
  ];

  test.each(mixed)(
    '%s: all of it is refused, nothing is written, nobody is told',
    async (_name, document) => {
      const own = (await freshTargets()).meeting;
      const { data } = await people.T2.graphql(
        'mutation ($input: NewMeetingInput!) { addMeeting(input: $input) { meeting { id } } }',
        { input: freshTimes() },
      );
      const foreign = (data?.['addMeeting'] as { meeting: { id: string } }).meeting.id;
      const before = await everythingIn(server.database);
      const { data: answer } = await people.T.graphql(document, {
        own,
        foreign,
        s: people.S.id,
        s2: people.S2.id,
        ...freshTimes(),
      });
      const words = Object.values(answer ?? {}).map((each) => (each as { status: string }).status);
      expect(words).toContain('NOT_FOUND');
      expect(words).not.toContain('ok');
      await expectNothingWritten(before);
    },
  );
});

test('a student’s own deed opens no other door: beside it, a teacher’s deed is refused with all of it', async () => {
  const { meeting, change } = await freshTargets();
  const before = await everythingIn(server.database);
  for (const other of [
    `deleteMeeting(id: "${meeting}") { status }`,
    `updateMeeting(input: { id: "${meeting}", cost: 0 }) { status }`,
    `undoChange(changeId: "${change}") { status }`,
    `markAttendance(marks: [{ meetingId: "${meeting}", attendeeId: "${people.S.id}", kind: "present" }]) { status }`,
  ]) {
    const { data } = await people.S.graphql(
      `mutation { own: cancelMyAttendance(id: "${meeting}") { status } other: ${other} }`,
    );
    expect(data, other).toEqual({ own: { status: 'ROLLED_BACK' }, other: { status: 'FORBIDDEN' } });
  }
  await expectNothingWritten(before);
});

test('what a student is answered of their own deed tells nothing of the others in the lesson', async () => {
  const other = await server.signUp('student', { name: 'Hidden Pupil', email: 'hidden@example.test' });
  await server.database.db
    .insertInto('app.links')
    .values({ teacher_id: people.T.id, student_id: other.id })
    .execute();
  const { data } = await people.T.graphql(
    'mutation ($input: NewMeetingInput!) { addMeeting(input: $input) { meeting { id } } }',
    {
      input: {
        ...freshTimes(),
        capacity: 3,
        attendees: [{ attendeeId: people.S.id }, { attendeeId: other.id }],
      },
    },
  );
  const { id } = (data?.['addMeeting'] as { meeting: { id: string } }).meeting;
  const rows = `{ status meeting { ...Row } meetings { ...Row } }`;
  const deeds = [
    `mutation { cancelMyAttendance(id: "${id}", requestId: "a") ${rows} }`,
    `mutation { leaveMeeting(id: "${id}", requestId: "b") ${rows} }`,
  ];
  for (const deed of [...deeds, ...deeds]) {
    const { body } = await people.S.post('/graphql', {
      query: `${deed} fragment Row on Meeting { id summary insisted attendees { attendeeId name email cant } }`,
    });
    const text = JSON.stringify(body);
    expect(text).toContain('"status":"ok"');
    expect(text).toContain(id);
    for (const hidden of [other.id, 'Hidden', 'hidden@example.test']) expect(text).not.toContain(hidden);
    expect(text).not.toMatch(/"insisted":(true|false)/);
  }
});

test('the same request key of two teachers is two requests', async () => {
  const add = (persona: 'T' | 'T2') =>
    people[persona].graphql(
      'mutation ($input: NewMeetingInput!) { addMeeting(input: $input, requestId: "__proto__") { status meeting { id } } }',
      { input: times },
    );
  const times = freshTimes();
  const [hers, his] = [await add('T'), await add('T2')];
  const idOf = ({ data }: typeof hers) => (data?.['addMeeting'] as { meeting: { id: string } }).meeting.id;
  expect(idOf(hers)).not.toBe(idOf(his));
  expect(idOf(await add('T'))).toBe(idOf(hers));
});

const pairs = process.env['PROVE'] ? 1000 : 100;

test.each(['Query.getStudentById', 'Query.meetingsByTeacherId', 'Mutation.deleteMeeting'])(
  '%s takes another teacher no longer for a foreign row than for none',
  async (call) => {
    const row = calls[call];
    if (!row) throw new Error(call);
    const targets = { ...(await freshTargets()), student: people.Sb.id };
    const took = { foreign: [] as number[], none: [] as number[] };
    const time = async (which: 'foreign' | 'none', of: Targets): Promise<void> => {
      const startedMs = performance.now();
      await ask(server, people.T2, call, row.args(of, { start: '0', end: '0' }));
      took[which].push(performance.now() - startedMs);
    };
    for (let i = 0; i < pairs; i += 1) {
      const order = i % 2 === 0 ? (['foreign', 'none'] as const) : (['none', 'foreign'] as const);
      for (const which of order) await time(which, which === 'foreign' ? targets : absent());
    }
    const middle = (times: number[]): number =>
      times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
    expect(Math.abs(middle(took.foreign) - middle(took.none))).toBeLessThan(2);
  },
);
