/** Students without an account: kept by one teacher, treated like any other, and found by nobody else. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Step } from '../../../domain/operations.ts';
import type { Actor } from '../../../domain/kernel/actor.ts';
import { newId } from '../../../server/basics/newId.ts';
import { startEndpoint, type Endpoint } from '../graphqlServer.ts';
import { add, carryingOut, now } from '../perform/carryOut.ts';

let endpoint: Endpoint;
beforeAll(async () => {
  endpoint = await startEndpoint({ nowMs: () => now });
});
afterAll(() => endpoint.close());

const doesAll = (actor: Actor, steps: Step[]) => carryingOut(endpoint.database, actor)(steps);
const does = async (actor: Actor, step: Step) => (await doesAll(actor, [step]))[0];
const adding = (username: string, more: object = {}): Step => ({
  name: 'addStudent',
  args: { input: { username, ...more } },
});

test('a student is added by name, with a phone as it is typed, and stands on the list without an account', async () => {
  const { rivka } = endpoint.school;
  const made = await does(
    rivka,
    adding(' Gil  Bar ', { phoneNumber: { number: '052-555-0142' }, email: 'Gil@Example.test' }),
  );
  expect(made?.student).toMatchObject({
    username: 'Gil Bar',
    email: 'gil@example.test',
    withoutAccount: true,
    phoneNumber: { country: 'IL', countryCode: '972', number: '525550142' },
    links: [{ blocked: false, archived: false }],
  });
  expect((await does(rivka, adding('gil bar')))?.refusal).toMatchObject({ code: 'NAME_TAKEN' });
  expect((await does(rivka, adding('4')))?.refusal).toMatchObject({
    code: 'BAD_REQUEST',
    field: 'input.username',
  });
  const badPhone = await does(rivka, adding('Tamar', { phoneNumber: { number: '052-55' } }));
  expect(badPhone?.refusal).toMatchObject({ code: 'BAD_REQUEST', field: 'input.phoneNumber.number' });
  expect((await does(rivka, adding('Tamar', { email: 'nowhere' })))?.refusal).toMatchObject({
    field: 'input.email',
  });
});

test('a student is added and booked in one change, and one undo takes both back', async () => {
  const { rivka } = endpoint.school;
  const studentId = newId();
  const [added, booked] = await doesAll(rivka, [
    adding('Noa Raz', { studentId }),
    add({
      start: '2026-11-11T10:00',
      end: '2026-11-11T11:00',
      attendees: [{ attendeeId: studentId }],
    }),
  ]);
  expect(booked?.status).toBe('ok');
  expect(booked?.meeting?.attendees).toMatchObject([{ attendeeId: studentId, name: 'Noa Raz' }]);
  const undone = await does(rivka, { name: 'undoChange', args: { changeId: added?.changeId ?? '' } });
  expect(undone?.status).toBe('ok');
  const left = await endpoint.database.db
    .selectFrom('app.users')
    .select('user_id')
    .where('user_id', '=', studentId)
    .execute();
  expect(left).toEqual([]);
});

test('nobody else finds a kept student, and another teacher may keep one of the same name and address', async () => {
  const { rivka, otherTeacher, dana } = endpoint.school;
  const same = { email: 'ori@example.test' };
  const made = await does(rivka, adding('Ori Katz', same));
  const id = made?.student?.id ?? '';
  expect((await does(otherTeacher, adding('Ori Katz', same)))?.status).toBe('ok');
  expect((await does(otherTeacher, adding('Somebody', { studentId: id })))?.refusal).toMatchObject({
    code: 'BAD_REQUEST',
  });
  for (const other of [otherTeacher, dana]) {
    const { data } = await endpoint.ask(other, `{ getStudentById(id: "${id}") { username } }`);
    expect(data).toEqual({ getStudentById: null });
    const changing: Step = {
      name: 'updateKeptStudent',
      args: { input: { studentId: id, username: 'Mine' } },
    };
    expect((await does(other, changing))?.refusal?.code).toMatch(/NOT_FOUND|FORBIDDEN/);
  }
  const { data } = await endpoint.ask(
    rivka,
    `{ getStudentById(id: "${id}") { username withoutAccount email } }`,
  );
  expect(data).toEqual({
    getStudentById: { username: 'Ori Katz', withoutAccount: true, email: 'ori@example.test' },
  });
});

test('what is kept of a student can be changed and put back; of whoever has an account it cannot', async () => {
  const { rivka, dana } = endpoint.school;
  const made = await does(rivka, adding('Tom'));
  const studentId = made?.student?.id ?? '';
  const changed = await does(rivka, {
    name: 'updateKeptStudent',
    args: {
      input: { studentId, username: 'Tom Gold', phoneNumber: { countryCode: '9', number: '72525550143' } },
    },
  });
  expect(changed?.student).toMatchObject({ username: 'Tom Gold', phoneNumber: { number: '525550143' } });
  const undone = await does(rivka, { name: 'undoChange', args: { changeId: changed?.changeId ?? '' } });
  expect(undone?.status).toBe('ok');
  const { data } = await endpoint.ask(
    rivka,
    `{ getStudentById(id: "${studentId}") { username phoneNumber { number } } }`,
  );
  expect(data).toEqual({ getStudentById: { username: 'Tom', phoneNumber: null } });
  const ofDana: Step = {
    name: 'updateKeptStudent',
    args: { input: { studentId: dana.id, username: 'Not Dana' } },
  };
  expect((await does(rivka, ofDana))?.refusal).toMatchObject({ code: 'NOT_FOUND' });
});
