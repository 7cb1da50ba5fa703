/** What students and parents do to their own rows: under their own lock, told to whom it concerns, and taken back within thirty days. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Step } from '../../../domain/operations.ts';
import type { Actor } from '../../../domain/kernel/actor.ts';
import { keepImage } from '../../../server/modules/images/storeImage.ts';
import { forgetRemovedPersons } from '../../../server/modules/people/forgetRemovedPersons.ts';
import { makeFeeds } from '../../../server/app/kernel.ts';
import { startEndpoint, type Endpoint } from '../graphqlServer.ts';
import { carryingOut, everythingIn, now } from '../perform/carryOut.ts';

const dayMs = 86_400_000;
let endpoint: Endpoint;
beforeAll(async () => {
  endpoint = await startEndpoint({ nowMs: () => now });
});
afterAll(() => endpoint.close());

const does = async (actor: Actor, step: Step, requestId?: string, nowMs = now) =>
  (await carryingOut(endpoint.database, actor, nowMs)([step], requestId))[0];
const child = (username: string): Step => ({ name: 'addStudentToParent', args: { username } });
const remove = (studentId: string): Step => ({ name: 'removeStudent', args: { studentId } });
const childrenOf = async (parent: Actor) =>
  (
    await endpoint.ask<{ getParentById: { userData: { students: { id: string; username: string }[] } } }>(
      parent,
      `{ getParentById(id: "${parent.id}") { userData { students { id username } } } }`,
    )
  ).data?.getParentById.userData.students.map(({ username }) => username);

const removedBy = async (parent: Actor) =>
  (
    await endpoint.ask<{ getParentById: { userData: { removedStudents: object[] } } }>(
      parent,
      `{ getParentById(id: "${parent.id}") { userData { removedStudents { id username changeId until } } } }`,
    )
  ).data?.getParentById.userData.removedStudents;

test('a parent adds a child, is told live, changes its picture and name, takes it off, and brings it back', async () => {
  const { ruth } = endpoint.school;
  const made = await does(ruth, child(' Noa '), 'once');
  expect(made).toMatchObject({ status: 'ok', student: { username: 'Noa', email: null, role: 'student' } });
  expect(await does(ruth, child(' Noa '), 'once')).toEqual(made);
  expect(await childrenOf(ruth)).toEqual(['Dana Katz', 'Noa']);
  const id = made?.studentId ?? '';
  const bytes = Buffer.from('a picture');
  const image = await keepImage(endpoint.database, {
    userId: ruth.id,
    use: 'child',
    large: bytes,
    small: bytes,
  });
  const picture = await does(ruth, {
    name: 'updateStudentImageByParent',
    args: { studentId: id, image },
  });
  expect(picture?.student).toMatchObject({ id, profileImage: image });
  expect(
    (await does(ruth, { name: 'updateStudent', args: { input: { id, username: 'Noa Katz' } } }))?.student,
  ).toMatchObject({ username: 'Noa Katz' });
  const gone = await does(ruth, remove(id));
  expect(gone).toMatchObject({ status: 'ok', studentId: id });
  expect(await childrenOf(ruth)).toEqual(['Dana Katz']);
  // Not only on the page where it was done: whoever comes back later finds the way back too.
  expect(await removedBy(ruth)).toEqual([
    { id, username: 'Noa Katz', changeId: gone?.changeId, until: String(now + 30 * dayMs) },
  ]);
  expect(gone?.parent?.userData.removedStudents).toHaveLength(1);
  expect((await does(ruth, child('Noa')))?.parent?.userData.removedStudents).toHaveLength(1);
  const undo: Step = { name: 'undoChange', args: { changeId: gone?.changeId ?? '' } };
  expect((await does(ruth, undo, undefined, now + 31 * dayMs))?.status).toBe('NOT_FOUND');
  expect((await does(endpoint.school.dana, undo))?.status).toBe('NOT_FOUND');
  expect((await does(ruth, undo, undefined, now + 29 * dayMs))?.status).toBe('ok');
  expect(await childrenOf(ruth)).toEqual(['Dana Katz', 'Noa', 'Noa Katz']);
  expect(await removedBy(ruth)).toEqual([]);
});

test('what was taken off thirty days ago is forgotten, and nothing else', async () => {
  const { ruth } = endpoint.school;
  const [stays, goes] = [await does(ruth, child('Adi')), await does(ruth, child('Bar'))];
  await does(ruth, remove(goes?.studentId ?? ''));
  const there = async () =>
    (
      await endpoint.database.db
        .selectFrom('app.users')
        .select('username')
        .where('user_id', 'in', [stays?.studentId ?? '', goes?.studentId ?? '', ruth.id])
        .orderBy('username')
        .execute()
    ).map(({ username }) => username);
  await forgetRemovedPersons(endpoint.database, now + 29 * dayMs);
  expect(await there()).toEqual(['Adi', 'Bar', 'Ruth Katz']);
  await forgetRemovedPersons(endpoint.database, now + 31 * dayMs);
  expect(await there()).toEqual(['Adi', 'Ruth Katz']);
  await does(ruth, remove(stays?.studentId ?? ''));
});

test.each(['N', 'נ', '', '  ', 'N0a', 'No@', 'x'.repeat(101)])(
  'a child cannot be called %j',
  async (username) => {
    expect((await does(endpoint.school.ruth, child(username)))?.status).toBe('BAD_REQUEST');
  },
);

test('a child who learns somewhere and has nobody else and no account stays with the parent', async () => {
  const { ruth, rivka } = endpoint.school;
  const made = await does(ruth, child('Itay'));
  const id = made?.studentId ?? '';
  await endpoint.database.db
    .insertInto('app.links')
    .values({ teacher_id: rivka.id, student_id: id })
    .execute();
  expect((await does(ruth, remove(id)))?.refusal).toMatchObject({ code: 'IN_USE', params: '{"teachers":1}' });
  await endpoint.database.db.deleteFrom('app.links').where('student_id', '=', id).execute();
  expect((await does(ruth, remove(id)))?.status).toBe('ok');
});

test('a student with an account is linked by a code alone, once, in time, and after few tries', async () => {
  const { ruth, noam, dana, rivka } = endpoint.school;
  const code = async (actor: Actor) =>
    (
      await endpoint.ask<{ createLinkCode: { code: string } }>(
        actor,
        'mutation { createLinkCode { code expiresAt } }',
      )
    ).data?.createLinkCode.code ?? '';
  const use = (actor: Actor, said: string, nowMs = now) =>
    does(actor, { name: 'addStudentToParent', args: { code: said } }, undefined, nowMs);
  expect(
    (await endpoint.ask(rivka, 'mutation { createLinkCode { code } }')).errors[0]?.extensions?.code,
  ).toBe('FORBIDDEN');
  const shown = await code(noam);
  expect((await use(ruth, shown, now + 11 * 60_000))?.status).toBe('CODE_WRONG');
  const both = await Promise.all([use(ruth, shown), use(ruth, shown.toLowerCase().replace('-', ' '))]);
  expect(new Set(both.map((each) => each?.status))).toEqual(new Set(['ok', 'CODE_WRONG']));
  expect(await childrenOf(ruth)).toContain('Noam Bar');
  const { pool } = endpoint.database;
  await pool.query('delete from auth.limits');
  const again = await code(dana);
  for (let n = 0; n < 5; n += 1) expect((await use(ruth, `GUESS${n}`))?.status).toBe('CODE_WRONG');
  expect((await use(ruth, again))?.status).toBe('RATE_LIMITED');
  const stored = await pool.query<{ hash: string }>('select hash from app.link_codes');
  expect(stored.rows.every(({ hash }) => !hash.includes(again.slice(0, 4)))).toBe(true);
  await does(ruth, remove(noam.id));
});

test('a student changes their own profile: the teacher hears of it and sees it live, strangers write nothing', async () => {
  const { rivka, dana, ruth, noam, otherTeacher } = endpoint.school;
  const roster = await makeFeeds(endpoint.database, endpoint.live, () => now).students.watch(rivka.id, rivka);
  const profile: Step = {
    name: 'updateStudent',
    args: {
      input: {
        id: dana.id,
        phoneNumber: { countryCode: '972', number: '50-555-0199' },
        preferences: { language: 'en', timeZone: 'Europe/Paris', currency: 'EUR' },
      },
    },
  };
  const before = await everythingIn(endpoint.database);
  for (const actor of [noam, otherTeacher, rivka])
    expect((await does(actor, profile))?.status).toMatch(/NOT_FOUND|FORBIDDEN/);
  expect(await everythingIn(endpoint.database)).toEqual(before);
  const done = await does(dana, profile);
  expect(done?.student).toMatchObject({
    phoneNumber: { country: 'IL', countryCode: '972', number: '505550199' },
    preferences: { language: 'en', timeZone: 'Europe/Paris' },
  });
  expect((await roster?.next())?.value).toMatchObject({
    id: dana.id,
    phoneNumber: { country: 'IL', countryCode: '972', number: '505550199' },
    preferences: null,
  });
  const told = await endpoint.database.db
    .selectFrom('app.notifications')
    .select('title')
    .where('user_id', '=', rivka.id)
    .execute();
  expect(told).toEqual([{ title: 'StudentPhoneChanged' }]);
  const version = done?.student?.version ?? 0;
  const save = (actor: Actor, theme: 'dark' | 'light') =>
    does(actor, { name: 'updateStudent', args: { input: { id: dana.id, preferences: { theme } }, version } });
  expect((await save(ruth, 'light'))?.status).toBe('ok');
  expect((await save(dana, 'dark'))?.status).toBe('CHANGED_MEANWHILE');
  await roster?.return?.();
});

test.each([
  ['052-555-0199', { country: 'IL', countryCode: '972', number: '525550199' }],
  ['(212) 555-0123', { country: 'US', countryCode: '1', number: '2125550123' }, 'US'],
])(
  'the telephone %s is kept as the library of telephones reads it',
  async (number, kept, country?: string) => {
    const { ruth } = endpoint.school;
    const parent = { id: ruth.id, phoneNumber: { number, ...(country ? { country } : {}) } };
    expect((await does(ruth, { name: 'updateParent', args: { parent } }))?.parent).toMatchObject({
      phoneNumber: kept,
    });
  },
);

test.each([{ number: '052-1' }, { number: '052555' }, { country: 'US', number: '052-555-0199' }])(
  'a telephone that nobody has is not kept: %j',
  async (phoneNumber) => {
    const { ruth, dana } = endpoint.school;
    const before = await everythingIn(endpoint.database);
    const own: Step = { name: 'updateParent', args: { parent: { id: ruth.id, phoneNumber } } };
    expect((await does(ruth, own))?.refusal).toMatchObject({
      code: 'BAD_REQUEST',
      field: 'parent.phoneNumber.number',
    });
    const hers: Step = { name: 'updateStudent', args: { input: { id: dana.id, phoneNumber } } };
    expect((await does(dana, hers))?.refusal).toMatchObject({ field: 'input.phoneNumber.number' });
    expect(await everythingIn(endpoint.database)).toEqual(before);
  },
);

test('an action of one’s own stands in no document with a calendar’s, and nobody changes another parent', async () => {
  const { ruth, dana } = endpoint.school;
  const { data } = await endpoint.ask(
    ruth,
    `mutation { own: addStudentToParent(username: "Gal") { status } other: leaveMeeting(id: "${dana.id}") { status } }`,
  );
  expect(data).toEqual({ own: { status: 'FORBIDDEN' }, other: { status: 'ROLLED_BACK' } });
  const parent: Step = {
    name: 'updateParent',
    args: { parent: { id: ruth.id, username: 'Ruth Levi', preferences: { theme: 'dark' } } },
  };
  expect((await does(dana, parent))?.status).toBe('FORBIDDEN');
  expect((await does(ruth, parent))?.parent).toMatchObject({
    username: 'Ruth Levi',
    preferences: { theme: 'dark' },
  });
  for (const actor of [dana, endpoint.school.admin])
    expect(
      (await does(actor, { name: 'updateMyPreferences', args: { preferences: { theme: 'light' } } }))?.status,
    ).toBe('ok');
});

test('the first day of the week is each person’s own, until it is emptied again', async () => {
  const { ruth, dana, rivka, admin } = endpoint.school;
  const setBy = (actor: typeof ruth, weekStart: 'MO' | null): Step =>
    actor === rivka
      ? { name: 'updateTeacher', args: { input: { id: rivka.id, preferences: { weekStart } } } }
      : { name: 'updateMyPreferences', args: { preferences: { weekStart } } };
  const weekOf = async (actor: typeof ruth) =>
    (await endpoint.ask(actor, '{ me { preferences { weekStart timeZone } } }')).data?.['me'];
  for (const actor of [rivka, dana, ruth, admin]) {
    expect((await does(actor, setBy(actor, 'MO')))?.status).toBe('ok');
    expect(await weekOf(actor)).toMatchObject({ preferences: { weekStart: 'MO' } });
    expect((await does(actor, setBy(actor, null)))?.status).toBe('ok');
    expect(await weekOf(actor)).toMatchObject({ preferences: { weekStart: null } });
  }
});

test('of twenty children added at once none is lost and no more come than a parent may have', async () => {
  const { ruth } = endpoint.school;
  const had = (await childrenOf(ruth))?.length ?? 0;
  const added = await Promise.all(
    Array.from({ length: 24 }, (_, n) => does(ruth, child(`Kid ${String.fromCharCode(97 + n)}b`))),
  );
  expect(added.filter((each) => each?.status === 'ok')).toHaveLength(20 - had);
  expect(added.filter((each) => each?.status === 'TOO_MANY')).toHaveLength(24 - (20 - had));
  expect(await childrenOf(ruth)).toHaveLength(20);
});
