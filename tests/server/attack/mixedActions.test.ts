/** What is half one's own: foreign rows beside own ones, an action that is allowed beside one that is not, a wish with more in it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../server/basics/newId.ts';
import { aServer, type TestServer } from '../testServer.ts';
import { aNeighbourhood, type Neighbourhood, type Persona } from '../people/personas.ts';
import { ask } from './callers.ts';
import { allRows, freshTargets, freshTimes } from './targets.ts';

let server: TestServer;
let people: Neighbourhood;
beforeAll(async () => {
  server = await aServer();
  people = await aNeighbourhood(server, 2);
});
afterAll(() => server.stop());

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
    [
      'a price for two lessons, one of another teacher',
      `mutation ($own: ID!, $foreign: ID!) { updateMeetingsCost(ids: [$own, $foreign], cost: 1) { status } }`,
    ],
    [
      'a factor for two lessons, one of another teacher',
      `mutation ($own: ID!, $foreign: ID!) {
        updateMeetingsCostMultiplier(ids: [$own, $foreign], costMultiplier: 2, requestId: "r") { status } }`,
    ],
    [
      'a place for two lessons, one of another teacher',
      `mutation ($own: ID!, $foreign: ID!) {
        updateMeetingsLocation(ids: [$own, $foreign], location: "online") { status } }`,
    ],
    [
      'a subject for two lessons, one of another teacher',
      `mutation ($own: ID!, $foreign: ID!) {
        updateMeetingSubjectName(ids: [$own, $foreign], subjectName: "") { status } }`,
    ],
  ];

  test.each(mixed)(
    '%s: all of it is refused, nothing is written, nobody is told',
    async (_name, document) => {
      const own = (await freshTargets(people)).meeting;
      const { data } = await people.T2.graphql(
        'mutation ($input: NewMeetingInput!) { addMeeting(input: $input) { meeting { id } } }',
        { input: freshTimes() },
      );
      const foreign = (data?.['addMeeting'] as { meeting: { id: string } }).meeting.id;
      const before = await allRows(server);
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
      expect(await allRows(server)).toEqual(before);
    },
  );
});

test('a student’s own action opens no other door: beside it, a teacher’s action is refused with all of it', async () => {
  const { meeting, change } = await freshTargets(people);
  const before = await allRows(server);
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
  expect(await allRows(server)).toEqual(before);
});

test('what a student is answered of their own action tells nothing of the others in the lesson', async () => {
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
  const actions = [
    `mutation { cancelMyAttendance(id: "${id}", requestId: "a") ${rows} }`,
    `mutation { leaveMeeting(id: "${id}", requestId: "b") ${rows} }`,
  ];
  for (const action of [...actions, ...actions]) {
    const { body } = await people.S.post('/graphql', {
      query: `${action} fragment Row on Meeting { id summary insisted attendees { attendeeId name email cant } }`,
    });
    const text = JSON.stringify(body);
    expect(text).toContain('"status":"ok"');
    expect(text).toContain(id);
    for (const hidden of [other.id, 'Hidden', 'hidden@example.test']) expect(text).not.toContain(hidden);
    expect(text).not.toMatch(/"insisted":(true|false)/);
  }
});

test('whoever is blocked or archived asks for no lesson, and nobody asks for another’s child', async () => {
  const before = await allRows(server);
  const ask = async (persona: Persona, attendees: string[]) => {
    const { data } = await people[persona].graphql(
      'mutation ($input: NewPendingMeetingInput!) { addPendingMeeting(input: $input) { status } }',
      {
        input: {
          ...freshTimes(),
          organizer: people.T.id,
          attendees: attendees.map((attendeeId) => ({ attendeeId })),
        },
      },
    );
    return (data?.['addPendingMeeting'] as { status: string }).status;
  };
  expect(await ask('Sb', [])).toBe('BLOCKED');
  expect(await ask('Sa', [])).toMatch(/BLOCKED|NOT_FOUND/);
  expect(await ask('S', [people.Sb.id])).toBe('NOT_FOUND');
  expect(await ask('S', [people.S.id, people.Sb.id])).toBe('NOT_FOUND');
  expect(await ask('P2', [people.S.id])).toBe('NOT_FOUND');
  expect(await allRows(server)).toEqual(before);
});

test('a lesson asked of a foreign teacher, or for a foreign child, is answered as for none', async () => {
  const times = freshTimes();
  const wish = (teacher: string, student: string) => ({
    input: { ...times, organizer: teacher, attendees: [{ attendeeId: student }] },
  });
  const answer = async (persona: Persona, teacher: string, student: string) =>
    ask(server, people[persona], 'Mutation.addPendingMeeting', wish(teacher, student));
  for (const persona of ['T2', 'S2', 'P2', 'A'] as const) {
    const foreign = await answer(persona, people.T.id, people[persona].id);
    expect(foreign.word, persona).toMatch(/NOT_FOUND|FORBIDDEN/);
    expect(await answer(persona, newId(), people[persona].id), persona).toEqual(foreign);
  }
  for (const persona of ['T', 'S', 'P', 'Sb'] as const) {
    const foreign = await answer(persona, people.T.id, people.S2.id);
    expect(foreign.word, persona).toBe('NOT_FOUND');
    expect(await answer(persona, people.T.id, newId()), persona).toEqual(foreign);
  }
});

test('whoever asks for a lesson does not say yes to it, nor what it costs', async () => {
  const asked = await people.S.graphql(
    `mutation ($input: NewPendingMeetingInput!) { addPendingMeeting(input: $input) { pendingMeeting { id cost capacity status } } }`,
    { input: { ...freshTimes(), organizer: people.T.id, cost: 0, capacity: 50 } },
  );
  const { pendingMeeting } = asked.data?.['addPendingMeeting'] as {
    pendingMeeting: { id: string; cost: number | null; capacity: number; status: string };
  };
  expect(pendingMeeting).toMatchObject({ status: 'Pending', capacity: 1 });
  expect(pendingMeeting.cost).not.toBe(0);
  const before = await allRows(server);
  for (const persona of ['S', 'P', 'T2', 'S2', 'A'] as const) {
    const { data } = await people[persona].graphql(
      `mutation { updatePendingMeeting(input: { id: "${pendingMeeting.id}" }, status: "Approved") { status } }`,
    );
    const { status } = data?.['updatePendingMeeting'] as { status: string };
    expect(status, persona).toMatch(/^(BAD_REQUEST|NOT_FOUND|FORBIDDEN)$/);
  }
  expect(await allRows(server)).toEqual(before);
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
