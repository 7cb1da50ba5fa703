/** A teacher's settings on the wire: hers alone to change, told live, taken back, and no contract is ever lost. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ArgsOf, Step } from '../../../domain/operations.ts';
import { makeFeeds } from '../../../server/app/kernel.ts';
import { startEndpoint, type Endpoint } from '../graphqlServer.ts';
import { carryingOut, now, type CarryOut } from '../perform/carryOut.ts';

type Input = Omit<ArgsOf<'updateTeacher'>['input'], 'id'>;

let endpoint: Endpoint;
let rivkaDoes: CarryOut;
beforeAll(async () => {
  endpoint = await startEndpoint({ nowMs: () => now });
  rivkaDoes = carryingOut(endpoint.database, endpoint.school.rivka);
});
afterAll(() => endpoint.close());

const settings = (input: Input): Step => ({
  name: 'updateTeacher',
  args: { input: { id: endpoint.school.rivka.id, ...input } },
});
const change = async (input: Input) => (await rivkaDoes([settings(input)]))[0];
const refused = async (input: Input) => {
  const outcome = await change(input);
  return [outcome?.status, outcome?.refusal?.field];
};

test('what she changes is kept, comes live to her whole and to her students as far as they may see, and is taken back', async () => {
  const { rivka, dana, stranger } = endpoint.school;
  const feed = makeFeeds(endpoint.database, endpoint.live, () => now).teachers;
  expect(await feed.watch(rivka.id, stranger)).toBeNull();
  const watching = await Promise.all([rivka, dana].map((actor) => feed.watch(rivka.id, actor)));
  const next = () => Promise.all(watching.map(async (rows) => (await rows?.next())?.value));
  const done = await change({
    username: 'Rivka Cohen',
    phoneNumber: { country: 'IL', countryCode: '972', number: '52-555-0101' },
    location: { lat: 31.9, lon: 34.8, address: 'Herzl 12' },
    preferences: { language: 'en', theme: 'dark', currency: 'ILS', timeZone: 'Europe/London' },
    userData: {
      lessonDuration: 50,
      numberOfBadCancelsAllowed: 2,
      noticeHours: 48,
      bufferMinutes: 10,
      travelMinutes: 20,
      operationRadius: 7.5,
      yearsExperience: 12,
      aboutMe: '  Maths and physics ',
      teachLocations: { teachAtStudent: true, teachAtStudentCost: 5000 },
      workingHours: {
        SU: [
          { from: '14:00', to: '24:00' },
          { from: '09:00', to: '12:30' },
        ],
        MO: [],
      },
      holidaysOff: true,
      meetingsIds: ['x'],
    },
  });
  expect(done).toMatchObject({
    status: 'ok',
    teacher: {
      username: 'Rivka Cohen',
      phoneNumber: { country: 'IL', countryCode: '972', number: '525550101' },
      location: { address: 'Herzl 12' },
      preferences: { language: 'en', theme: 'dark', currency: 'ILS', timeZone: 'Europe/London' },
      userData: {
        lessonDuration: 50,
        noticeHours: 48,
        bufferMinutes: 10,
        travelMinutes: 20,
        operationRadius: 7.5,
        aboutMe: 'Maths and physics',
        holidaysOff: true,
        meetingsIds: [],
        teachLocations: { teachAtTeacher: true, teachAtStudent: true, teachAtStudentCost: 50 },
        workingHours: {
          SU: [
            { from: '09:00', to: '12:30' },
            { from: '14:00', to: '24:00' },
          ],
        },
      },
    },
  });
  const [hers, danas] = await next();
  expect(hers).toMatchObject({
    username: 'Rivka Cohen',
    userData: { workingHours: { SU: [{ from: '09:00' }, {}] } },
  });
  expect(danas).toMatchObject({
    username: 'Rivka Cohen',
    location: null,
    preferences: { language: null, currency: 'ILS' },
    userData: { lessonDuration: 50, bufferMinutes: 10, holidaysOff: true, operationRadius: null },
  });
  const back = await rivkaDoes([{ name: 'undoChange', args: { changeId: done?.changeId ?? '' } }]);
  expect(back[0]).toMatchObject({
    status: 'ok',
    teachers: [
      { username: 'Rivka Levi', preferences: { currency: 'ILS' }, userData: { lessonDuration: 45 } },
    ],
  });
  for (const rows of watching) await rows?.return?.();
});

test.each<[string, Input, string, string]>([
  ['one name alone', { username: 'Rivka' }, 'BAD_REQUEST', 'input.username'],
  ['a name with figures', { username: 'R1vka Levi' }, 'BAD_REQUEST', 'input.username'],
  [
    'a telephone of letters',
    { phoneNumber: { number: 'call me' } },
    'BAD_REQUEST',
    'input.phoneNumber.number',
  ],
  [
    'a telephone that nobody has',
    { phoneNumber: { number: '052-1' } },
    'BAD_REQUEST',
    'input.phoneNumber.number',
  ],
  [
    'a zone that nobody lives in',
    { preferences: { timeZone: 'Mars/North' } },
    'BAD_REQUEST',
    'input.preferences.timeZone',
  ],
  [
    'hours that overlap',
    {
      userData: {
        workingHours: {
          SU: [
            { from: '09:00', to: '12:00' },
            { from: '11:00', to: '13:00' },
          ],
        },
      },
    },
    'BAD_TIME',
    'input.userData.workingHours.SU',
  ],
  [
    'hours that end before they begin',
    { userData: { workingHours: { SU: [{ from: '12:00', to: '09:00' }] } } },
    'BAD_TIME',
    'input.userData.workingHours.SU',
  ],
  [
    'a lesson of no length',
    { userData: { lessonDuration: 0 } },
    'BAD_REQUEST',
    'input.userData.lessonDuration',
  ],
  [
    'more about her than is read',
    { userData: { aboutMe: 'x'.repeat(1001) } },
    'BAD_REQUEST',
    'input.userData.aboutMe',
  ],
  ['a place off the map', { location: { lat: 91 } }, 'BAD_REQUEST', 'input.location.lat'],
  [
    'a price below nothing',
    { userData: { teachLocations: { teachOnlineCost: -1 } } },
    'BAD_REQUEST',
    'input.userData.teachLocations.teachOnlineCost',
  ],
])('%s is refused', async (_what, input, code, field) => {
  expect(await refused(input)).toEqual([code, field]);
});

test('her plan, her role and her students are not hers to write', async () => {
  for (const field of [
    'subscriptionPlan: "ultra"',
    'subscriptionStatus: "ACTIVE"',
    'trialEndDate: "1"',
    'blockedStudentsIds: []',
    'excludedStudentsIds: []',
  ]) {
    const { errors } = await endpoint.ask(
      endpoint.school.rivka,
      `mutation { updateTeacher(input: { id: "${endpoint.school.rivka.id}", userData: { ${field} } }) { status } }`,
    );
    expect(errors[0]?.message, field).toMatch(/unknown field|not defined/);
  }
  for (const field of ['role: "admin"', 'email: "x@example.test"']) {
    const { errors } = await endpoint.ask(
      endpoint.school.rivka,
      `mutation { updateTeacher(input: { id: "${endpoint.school.rivka.id}", ${field} }) { status } }`,
    );
    expect(errors[0]?.message, field).toMatch(/unknown field|not defined/);
  }
});

test('another contract is another version; no version is ever changed or erased, and an undo leads back to the old one', async () => {
  const { pool } = endpoint.database;
  const versions = async () =>
    (
      await pool.query<{ text: string }>(
        'select text from app.contracts where teacher_id = $1 order by version',
        [endpoint.school.rivka.id],
      )
    ).rows.map(({ text }) => text);
  await change({ userData: { contract: 'First.' } });
  const second = await change({ userData: { contract: 'Second.' } });
  expect(second?.teacher?.userData).toMatchObject({ contract: 'Second.', contractVersion: 2 });
  expect((await change({ userData: { contract: ' Second. ' } }))?.changeId).toBeNull();
  const back = await rivkaDoes([{ name: 'undoChange', args: { changeId: second?.changeId ?? '' } }]);
  expect(back[0]?.teachers?.[0]?.userData).toMatchObject({ contract: 'First.', contractVersion: 1 });
  expect((await change({ userData: { contract: 'Third.' } }))?.teacher?.userData.contractVersion).toBe(3);
  expect(await versions()).toEqual(['First.', 'Second.', 'Third.']);
  expect((await change({ userData: { contract: '' } }))?.teacher?.userData).toMatchObject({
    contract: null,
    contractVersion: 0,
  });
  for (const sql of [`update app.contracts set text = 'x'`, 'delete from app.contracts'])
    await expect(pool.query(sql)).rejects.toThrow('evidence');
});

test('the currency is not renamed alone: its amounts would stay behind', async () => {
  const renamed = await change({ preferences: { currency: 'USD', theme: 'light' } });
  expect(renamed).toMatchObject({
    status: 'AMOUNTS_FIRST',
    refusal: { field: 'input.preferences.currency' },
  });
  const same = await change({ preferences: { currency: 'ILS', theme: 'light' } });
  expect(same).toMatchObject({ status: 'ok', teacher: { preferences: { currency: 'ILS', theme: 'light' } } });
});

test('a share link is chance alone, of 180 bits, and another each time', async () => {
  const slugs: string[] = [];
  for (let n = 0; n < 5; n += 1) {
    const [made] = await rivkaDoes([{ name: 'rotateShareLink', args: {} }]);
    slugs.push(made?.teacher?.userData.shareLink ?? '');
  }
  expect(new Set(slugs).size).toBe(5);
  expect(new Set(slugs.map((slug) => slug.slice(0, 4))).size).toBe(5);
  for (const slug of slugs) expect(slug).toMatch(/^[0-9a-f]{45}$/);
});

test('of two tabs that save what was shown to both, the second is told', async () => {
  const version = (await change({ userData: { lessonDuration: 46 } }))?.teacher?.version ?? 0;
  const save = (lessonDuration: number): Step => {
    const step = settings({ userData: { lessonDuration } });
    return { ...step, args: { ...step.args, version } } as Step;
  };
  const both = await Promise.all([rivkaDoes([save(50)]), rivkaDoes([save(60)])]);
  expect(new Set(both.map(([outcome]) => outcome?.status))).toEqual(new Set(['CHANGED_MEANWHILE', 'ok']));
});
