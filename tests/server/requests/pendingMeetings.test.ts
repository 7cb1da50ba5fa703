/** Requests on the wire: seen by both sides and nobody else, and answered once. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toMs } from '../../../domain/basics/zones.ts';
import { occurrencesBetween } from '../../../domain/calendar/lesson.ts';
import type { Step } from '../../../domain/operations.ts';
import type { Actor } from '../../../domain/kernel/actor.ts';
import type { PendingStatus } from '../../../domain/requests/pendingMeeting.ts';
import type { WirePendingMeeting } from '../../../domain/requests/wirePendingMeeting.ts';
import { makeFeeds } from '../../../server/app/kernel.ts';
import { newId } from '../../../server/basics/newId.ts';
import { readMeetings } from '../../../server/modules/calendar/rows/readMeetings.ts';
import { startEndpoint, type Endpoint } from '../graphqlServer.ts';
import { add, carryingOut, now } from '../perform/carryOut.ts';

let endpoint: Endpoint;
beforeAll(async () => {
  endpoint = await startEndpoint({ nowMs: () => now });
});
afterAll(() => endpoint.close());

const does = (actor: Actor, step: Step) =>
  carryingOut(endpoint.database, actor)([step]).then(([outcome]) => outcome);
const ask = (hour: string, more: object = {}): Step => ({
  name: 'addPendingMeeting',
  args: { input: { organizer: endpoint.school.rivka.id, start: `${hour}:00`, end: `${hour}:45`, ...more } },
});
const answer = (id: string, status: PendingStatus, time: object = {}): Step => ({
  name: 'updatePendingMeeting',
  args: { input: { id, ...time }, status },
});
const asked = async (actor: Actor, hour: string, more: object = {}): Promise<string> =>
  (await does(actor, ask(hour, more)))?.pendingMeeting?.id ?? '';

const fields = 'id status requestedBy organizer start attendees { attendeeId name } cost meetingId removed';

async function list(actor: Actor | null): Promise<{ rows: WirePendingMeeting[]; code: string | undefined }> {
  const { data, errors } = await endpoint.ask(
    actor,
    `query ($id: ID!) { pendingMeetingsByOrganizerId(organizerId: $id) { ${fields} } }`,
    { id: endpoint.school.rivka.id },
  );
  const rows = (data?.['pendingMeetingsByOrganizerId'] ?? []) as WirePendingMeeting[];
  return { rows, code: errors[0]?.extensions?.code };
}

async function one(actor: Actor, id: string): Promise<string> {
  const { errors } = await endpoint.ask(
    actor,
    `query ($id: ID!) { pendingMeetingById(id: $id) { ${fields} } }`,
    {
      id,
    },
  );
  return errors[0]?.extensions?.code ?? 'ok';
}

test('a request is seen by the teacher, by who asked and by their parent; by nobody else, as if it were not there', async () => {
  const { rivka, dana, noam, ruth, stranger, otherTeacher, admin } = endpoint.school;
  const id = await asked(dana, '2026-11-08T16');
  const ids = async (actor: Actor) => (await list(actor)).rows.map((row) => row.id);
  for (const actor of [rivka, dana, ruth]) {
    expect(await ids(actor)).toContain(id);
    expect(await one(actor, id)).toBe('ok');
  }
  expect(await ids(noam)).not.toContain(id);
  for (const actor of [stranger, otherTeacher, admin]) expect((await list(actor)).code).toBe('NOT_FOUND');
  for (const actor of [noam, stranger, otherTeacher, admin]) {
    expect(await one(actor, id)).toBe('NOT_FOUND');
    expect(await one(actor, newId())).toBe('NOT_FOUND');
  }
  expect((await list(null)).code).toBe('UNAUTHENTICATED');
});

test('a parent asks for their child, and only for theirs, and only of a linked teacher', async () => {
  const { ruth, dana, noam, stranger, otherTeacher, blocked } = endpoint.school;
  const made = await does(ruth, ask('2026-11-08T18'));
  expect(made).toMatchObject({
    status: 'ok',
    pendingMeeting: { status: 'Pending', requestedBy: ruth.id, attendees: [{ attendeeId: dana.id }] },
  });
  const forNoam = ask('2026-11-08T19', { attendees: [{ attendeeId: noam.id }] });
  expect((await does(ruth, forNoam))?.status).toBe('NOT_FOUND');
  expect((await does(stranger, ask('2026-11-08T19')))?.status).toBe('NOT_FOUND');
  expect((await does(dana, ask('2026-11-08T19', { organizer: otherTeacher.id })))?.status).toBe('NOT_FOUND');
  expect((await does(blocked, ask('2026-11-08T19')))?.status).toBe('BLOCKED');
});

test('nobody answers what is not theirs', async () => {
  const { dana, noam, stranger, otherTeacher, admin } = endpoint.school;
  const id = await asked(dana, '2026-11-09T16');
  for (const actor of [noam, stranger, otherTeacher]) {
    expect((await does(actor, answer(id, 'Withdrawn')))?.status).toBe('NOT_FOUND');
    expect((await does(actor, { name: 'removePendingMeeting', args: { id } }))?.status).toBe('NOT_FOUND');
  }
  expect((await does(admin, answer(id, 'Approved')))?.status).toBe('FORBIDDEN');
});

test('request, counter-offer, yes: the lesson stands, and each step comes live to both sides alone', async () => {
  const { rivka, dana, noam } = endpoint.school;
  const feed = makeFeeds(endpoint.database, endpoint.live, () => now).pendingMeetings;
  const watching = await Promise.all([rivka, dana].map((actor) => feed.watch(rivka.id, actor)));
  const next = () => Promise.all(watching.map(async (rows) => (await rows?.next())?.value?.status));
  const id = await asked(dana, '2026-11-10T16');
  expect(await next()).toEqual(['Pending', 'Pending']);
  const time = { start: '2026-11-11T16:00', end: '2026-11-11T17:00' };
  expect((await does(rivka, answer(id, 'Offered', time)))?.status).toBe('ok');
  expect(await next()).toEqual(['Offered', 'Offered']);
  const yes = await does(dana, answer(id, 'Approved'));
  expect(yes).toMatchObject({
    status: 'ok',
    meetings: [{ attendees: [{ attendeeId: dana.id }], insisted: null }],
  });
  expect(await next()).toEqual(['Approved', 'Approved']);
  for (const rows of watching) await rows?.return?.();
  const atNoam = await feed.watch(rivka.id, noam);
  await asked(dana, '2026-11-10T18');
  const own = await asked(noam, '2026-11-10T16');
  expect((await atNoam?.next())?.value?.id).toBe(own);
  await atNoam?.return?.();
  const undone = await does(rivka, { name: 'undoChange', args: { changeId: yes?.changeId ?? '' } });
  expect(undone).toMatchObject({
    status: 'ok',
    pendingMeetings: [{ id, status: 'Offered', meetingId: null }],
  });
});

test('another time for a lesson of a series: both sides read which one, a yes moves it, and an undo takes both back', async () => {
  const { rivka, dana } = endpoint.school;
  const [series] = await carryingOut(
    endpoint.database,
    rivka,
  )([
    add({
      start: '2026-11-15T09:00',
      end: '2026-11-15T10:00',
      rrule: 'FREQ=WEEKLY;COUNT=3',
      attendees: [{ attendeeId: dana.id }],
    }),
  ]);
  const meetingId = series?.meeting?.id ?? '';
  const replaces = { id: meetingId, occurrence: '2026-11-22T09:00' };
  const id = await asked(dana, '2026-11-23T13', { replaces });
  const occurrence = String(toMs('2026-11-22T09:00', 'Asia/Jerusalem'));
  for (const actor of [rivka, dana]) {
    const { data } = await endpoint.ask(
      actor,
      'query ($id: ID!) { pendingMeetingById(id: $id) { replaces { meetingId occurrence } } }',
      { id },
    );
    expect(data?.['pendingMeetingById']).toEqual({ replaces: { meetingId, occurrence } });
  }
  const yes = await does(rivka, answer(id, 'Approved'));
  expect(yes).toMatchObject({ status: 'ok', pendingMeeting: { status: 'Approved', meetingId } });
  const hours = async () => {
    const held = await readMeetings(endpoint.database.db, rivka.id, { seriesIds: [meetingId] });
    return held.flatMap(({ meeting, occurrences }) =>
      occurrencesBetween(meeting, occurrences, '2026-11-01T00:00', '2026-12-31T00:00').map(
        ({ start }) => start,
      ),
    );
  };
  expect(await hours()).toEqual(['2026-11-15T09:00', '2026-11-23T13:00', '2026-11-29T09:00']);
  const undone = await does(rivka, { name: 'undoChange', args: { changeId: yes?.changeId ?? '' } });
  expect(undone).toMatchObject({ status: 'ok', pendingMeetings: [{ id, status: 'Pending' }] });
  expect(await hours()).toEqual(['2026-11-15T09:00', '2026-11-22T09:00', '2026-11-29T09:00']);
});

test('of a yes and a withdrawal at once one counts', async () => {
  const { rivka, dana } = endpoint.school;
  for (let round = 0; round < 5; round += 1) {
    const id = await asked(dana, `2026-12-2${round}T10`);
    const both = await Promise.all([
      does(rivka, answer(id, 'Approved')),
      does(dana, answer(id, 'Withdrawn')),
    ]);
    expect(both.map((outcome) => outcome?.status ?? 'none').toSorted()).toEqual(['CHANGED_MEANWHILE', 'ok']);
  }
});
