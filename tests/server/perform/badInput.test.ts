/** What cannot be is refused by its own code, with the field that is at fault; nothing is written and nothing breaks. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startEndpoint, type Endpoint } from '../graphqlServer.ts';
import { everythingIn, now } from './carryOut.ts';
import { patience } from '../../patience.ts';

let endpoint: Endpoint;
beforeAll(async () => {
  endpoint = await startEndpoint({ nowMs: () => now });
});
afterAll(() => endpoint.close());

/** What the mutations below ask for. */
type Payload = {
  status: string;
  refusal: { code: string; field: string | null } | null;
  meeting: { id: string } | null;
};
type Data = Record<'addMeeting' | 'deleteMeeting', Payload>;

const ms = (text: string): string => String(Date.parse(text));
const fine = { start: ms('2026-11-08T14:00Z'), end: ms('2026-11-08T14:45Z') };
const addMeeting = `mutation ($input: NewMeetingInput!, $requestId: ID) {
  addMeeting(input: $input, requestId: $requestId) { status refusal { code field params } meeting { id } } }`;

async function refusalOf(input: Record<string, unknown>, requestId?: string) {
  const before = await everythingIn(endpoint.database);
  const { data, errors } = await endpoint.ask<Data>(endpoint.school.rivka, addMeeting, {
    input: { ...fine, ...input },
    requestId,
  });
  expect(await everythingIn(endpoint.database)).toEqual(before);
  expect(errors).toEqual([]);
  expect(data?.addMeeting.meeting).toBeNull();
  expect(data?.addMeeting.status).toBe(data?.addMeeting.refusal?.code);
  const { code, field } = data?.addMeeting.refusal ?? {};
  return `${code} ${field}`;
}

describe('a lesson that cannot be', () => {
  const cases: [name: string, input: () => Record<string, unknown>, refusal: string][] = [
    ['ends before it starts', () => ({ end: ms('2026-11-08T13:00Z') }), 'BAD_TIME input.end'],
    ['has no length', () => ({ end: fine.start }), 'BAD_TIME input.end'],
    [
      'lies in the year 9999',
      () => ({ start: ms('9999-01-01T10:00Z'), end: ms('9999-01-01T11:00Z') }),
      'BAD_TIME input.start',
    ],
    [
      'starts in the second of two equal hours',
      () => ({ start: ms('2027-10-30T23:30Z'), end: ms('2027-10-31T00:15Z') }),
      'HOUR_TWICE input.start',
    ],
    ['starts at no number', () => ({ start: '2026-11-08T16:00' }), 'BAD_TIME input.start'],
    ['starts at infinity', () => ({ start: '1e308' }), 'BAD_TIME input.start'],
    ['starts within a minute', () => ({ start: String(Number(fine.start) + 1) }), 'BAD_TIME input.start'],
    ['repeats each second', () => ({ rrule: 'FREQ=SECONDLY' }), 'BAD_RULE input.rrule'],
    [
      'repeats by a part outside the six',
      () => ({ rrule: 'FREQ=YEARLY;BYEASTER=0' }),
      'BAD_RULE input.rrule',
    ],
    ['repeats by nonsense', () => ({ rrule: '; drop table' }), 'BAD_RULE input.rrule'],
    [
      'ends before it ever takes place',
      () => ({ rrule: 'FREQ=WEEKLY;UNTIL=20200101' }),
      'BAD_RULE input.rrule',
    ],
    ['repeats on no day there is', () => ({ rrule: 'FREQ=MONTHLY;BYDAY=9MO' }), 'BAD_RULE input.rrule'],
    [
      'repeats more than a thousand times',
      () => ({ rrule: 'FREQ=DAILY;COUNT=1001' }),
      'BAD_RULE input.rrule',
    ],
    [
      'has less room than students',
      () => ({
        capacity: 1,
        attendees: [{ attendeeId: endpoint.school.dana.id }, { attendeeId: endpoint.school.noam.id }],
      }),
      'CAPACITY input.capacity',
    ],
    ['costs less than nothing', () => ({ cost: -1 }), 'BAD_REQUEST input.cost'],
    ['costs a tenth of an agora', () => ({ cost: 0.001 }), 'BAD_REQUEST input.cost'],
    ['costs 1e308', () => ({ cost: 1e308 }), 'BAD_REQUEST input.cost'],
    ['has room for nobody', () => ({ capacity: 0 }), 'BAD_REQUEST input.capacity'],
    [
      'has a student who is not hers',
      () => ({ attendees: [{ attendeeId: endpoint.school.stranger.id }] }),
      'NOT_FOUND input.attendees',
    ],
    [
      'has a student whose id is no id',
      () => ({ attendees: [{ attendeeId: "' or 1=1 --" }] }),
      'NOT_FOUND input.attendees',
    ],
    [
      'has a student who is blocked',
      () => ({ attendees: [{ attendeeId: endpoint.school.blocked.id }] }),
      'BLOCKED input.attendees',
    ],
    ['is of a subject she does not teach', () => ({ subject: 'Alchemy' }), 'NOT_FOUND input.subject'],
    ['takes place on the moon', () => ({ location: 'moon' }), 'BAD_REQUEST input.location'],
    [
      'has a longer name than a name can be',
      () => ({ summary: 'x'.repeat(201) }),
      'BAD_REQUEST input.summary',
    ],
    ['has a character that cannot be kept', () => ({ summary: 'a\u0000b' }), 'BAD_REQUEST undefined'],
  ];
  for (const [name, input, refusal] of cases) {
    test(`that ${name} is refused as ${refusal}`, async () => {
      expect((await refusalOf(input())).replace(/ null$/, ' undefined')).toBe(refusal);
    });
  }
});

describe('many lessons at once', () => {
  const lessons = (count: number) =>
    Array.from({ length: count }, (_, n) => {
      const startMs = Number(fine.start) + (n + 1) * 86_400_000;
      return { start: String(startMs), end: String(startMs + 1_800_000), summary: `Lesson ${n}` };
    });
  const addAll = async (inputs: object[]) => {
    const { data } = await endpoint.ask<{ addBatchMeetings: Payload }>(
      endpoint.school.rivka,
      'mutation ($inputs: [NewMeetingInput!]!) { addBatchMeetings(inputs: $inputs) { status refusal { code field } } }',
      { inputs },
    );
    const { code, field } = data?.addBatchMeetings.refusal ?? {};
    return `${code ?? data?.addBatchMeetings.status} ${field ?? ''}`.trim();
  };

  test('of which one cannot be are refused by its number, and none of them is written', async () => {
    const before = await everythingIn(endpoint.database);
    const with73 = (bad: object) => lessons(100).map((each, n) => (n === 73 ? { ...each, ...bad } : each));
    expect(await addAll(with73({ rrule: 'FREQ=SECONDLY' }))).toBe('BAD_RULE inputs.73.rrule');
    expect(await addAll(with73({ subject: 'Alchemy' }))).toBe('NOT_FOUND inputs.73.subject');
    expect(await addAll(with73({ end: lessons(100)[73]?.start ?? '' }))).toBe('BAD_TIME inputs.73.end');
    expect(await addAll(lessons(101))).toBe('TOO_MANY inputs');
    expect(await addAll([])).toBe('BAD_REQUEST inputs');
    expect(await everythingIn(endpoint.database)).toEqual(before);
  });
});

test('a series whose second half would stand over its first is refused, and stays whole', async () => {
  const weekly = { ...fine, start: ms('2026-12-06T06:00Z'), end: ms('2026-12-06T07:00Z') };
  const { data } = await endpoint.ask<Data>(endpoint.school.rivka, addMeeting, {
    input: { ...weekly, rrule: 'FREQ=WEEKLY;COUNT=20' },
  });
  const id = data?.addMeeting.meeting?.id ?? '';
  const before = await everythingIn(endpoint.database);
  const occurrence = ms('2027-01-31T06:00Z');
  // The half that begins in February is put over the lessons of December and January.
  const { data: moved } = await endpoint.ask<{ updateMeeting: Payload & { refusal: { params: string } } }>(
    endpoint.school.rivka,
    `mutation ($input: MeetingInput!, $occurrence: String) {
      updateMeeting(input: $input, scope: "future", occurrence: $occurrence) { status refusal { code field params } } }`,
    { input: { id, start: ms('2026-12-13T06:30Z'), end: ms('2026-12-13T07:30Z') }, occurrence },
  );
  expect(moved?.updateMeeting.status).toBe('CLASH');
  expect(moved?.updateMeeting.refusal.params).toContain('free');
  expect(await everythingIn(endpoint.database)).toEqual(before);
});

test('a series without end is added and answered at once', async () => {
  const startedMs = performance.now();
  const input = { start: ms('2026-11-09T01:00Z'), end: ms('2026-11-09T01:15Z'), rrule: 'FREQ=DAILY' };
  const { data } = await endpoint.ask<Data>(endpoint.school.rivka, addMeeting, { input });
  expect(data?.addMeeting.status).toBe('ok');
  expect(performance.now() - startedMs).toBeLessThan(patience(3_000));
});

test('a factor without a named request is refused, since it could be taken twice', async () => {
  const call = `mutation ($id: ID!, $requestId: ID) {
    updateMeetingsCostMultiplier(ids: [$id], costMultiplier: 2, requestId: $requestId) { status refusal { code field } } }`;
  const { data: added } = await endpoint.ask<Data>(endpoint.school.rivka, addMeeting, {
    input: { start: ms('2026-11-10T03:00Z'), end: ms('2026-11-10T03:15Z'), cost: 100 },
  });
  const id = added?.addMeeting.meeting?.id;
  type Answer = { updateMeetingsCostMultiplier: Payload };
  const without = await endpoint.ask<Answer>(endpoint.school.rivka, call, { id });
  expect(without.data?.updateMeetingsCostMultiplier).toMatchObject({
    status: 'BAD_REQUEST',
    refusal: { field: 'requestId' },
  });
  for (let twice = 0; twice < 2; twice += 1)
    await endpoint.ask<Answer>(endpoint.school.rivka, call, { id, requestId: 'once' });
  const { rows } = await endpoint.database.pool.query<{ cost: string }>(
    'select cost_minor::text as cost from app.meetings where id = $1',
    [id],
  );
  expect(rows[0]?.cost).toBe('20000');
});

test('a request key that is too long is refused', async () => {
  expect(await refusalOf({}, 'x'.repeat(201))).toBe('BAD_REQUEST requestId');
});

test('ids that nothing has, foreign ones and ones that are no ids answer alike', async () => {
  const avisLesson = await endpoint.ask<Data>(endpoint.school.otherTeacher, addMeeting, { input: fine });
  const foreign = avisLesson.data?.addMeeting.meeting?.id ?? '';
  const before = await everythingIn(endpoint.database);
  for (const id of [randomUUID(), foreign, 'nothing', '']) {
    const { data } = await endpoint.ask<Data>(
      endpoint.school.rivka,
      'mutation ($id: ID!) { deleteMeeting(id: $id) { status meeting { id } } }',
      { id },
    );
    expect(data?.deleteMeeting, id).toMatchObject({
      status: id === '' ? 'BAD_REQUEST' : 'NOT_FOUND',
      meeting: null,
    });
  }
  expect(await everythingIn(endpoint.database)).toEqual(before);
});

test('whoever is no teacher writes no calendar, and a visitor is not known', async () => {
  const before = await everythingIn(endpoint.database);
  for (const actor of [endpoint.school.dana, endpoint.school.ruth, endpoint.school.admin]) {
    const { data } = await endpoint.ask<Data>(actor, addMeeting, { input: fine });
    expect(data?.addMeeting.status).toBe('FORBIDDEN');
  }
  expect((await endpoint.ask<Data>(null, addMeeting, { input: fine })).errors[0]?.extensions?.code).toBe(
    'UNAUTHENTICATED',
  );
  expect(await everythingIn(endpoint.database)).toEqual(before);
});
