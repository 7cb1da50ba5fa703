/** The log of changes as its teacher reads it: what, by whom, and whether it can still be undone. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../../domain/kernel/actor.ts';
import { startEndpoint, type Endpoint } from '../graphqlServer.ts';
import { add, carryingOut } from './carryOut.ts';

let endpoint: Endpoint;
beforeAll(async () => {
  endpoint = await startEndpoint();
});
afterAll(() => endpoint.close());

type Entry = {
  area: string;
  kind: string;
  done: string;
  name: string | null;
  start: string | null;
  startBefore: string | null;
  students: { name: string }[];
};
type Change = { id: string; at: string; by: { name: string } | null; mayUndo: boolean; entries: Entry[] };
type Log = { before: number | null; changes: Change[] };

async function logOf(actor: Actor, args = ''): Promise<Log | null> {
  const { data } = await endpoint.ask<{ changeLog: Log }>(
    actor,
    `{ changeLog${args} { before changes { id at by { name } mayUndo
       entries { area kind done name start startBefore students { name } } } } }`,
  );
  return data?.changeLog ?? null;
}

const does = (actor: Actor) => carryingOut(endpoint.database, actor);

test('a lesson that was booked, moved and cancelled stands there three times, the last on top', async () => {
  const { rivka, dana } = endpoint.school;
  const input = {
    start: '2026-12-07T16:00',
    end: '2026-12-07T16:45',
    subject: 'Maths',
    attendees: [{ attendeeId: dana.id }],
  };
  const [booked] = await does(rivka)([add(input)]);
  const id = booked?.meeting?.id ?? '';
  const moved = { id, start: '2026-12-07T17:00', end: '2026-12-07T17:45' };
  await does(rivka)([{ name: 'updateMeeting', args: { input: moved } }]);
  await does(rivka)([{ name: 'deleteMeeting', args: { id } }]);

  const log = await logOf(rivka, `(meetingId: "${id}")`);
  const lines = log?.changes.map(({ entries: [entry] }) => [entry?.done, entry?.name]);
  expect(lines).toEqual([
    ['removed', 'Maths'],
    ['moved', 'Maths'],
    ['made', 'Maths'],
  ]);
  const [, move] = log?.changes ?? [];
  expect(Number(move?.entries[0]?.start) - Number(move?.entries[0]?.startBefore)).toBe(3_600_000);
  expect(move?.entries[0]?.students).toEqual([{ name: expect.stringContaining('Dana') as string }]);
  expect(log?.before).toBeNull();
});

test('only what nobody has written over can be undone, and undoing is itself a change', async () => {
  const { rivka } = endpoint.school;
  const log = await logOf(rivka, '(area: "lessons")');
  expect(log?.changes.slice(0, 3).map(({ mayUndo }) => mayUndo)).toEqual([true, false, false]);
  const [last] = log?.changes ?? [];
  const [undone] = await does(rivka)([{ name: 'undoChange', args: { changeId: last?.id ?? '' } }]);
  expect(undone?.status).toBe('ok');
  const [now] = (await logOf(rivka, '(area: "lessons", limit: 1)'))?.changes ?? [];
  expect(now?.entries[0]?.done).toBe('returned');
});

test('what a student did is told with their name, and kept apart by person', async () => {
  const { rivka, dana, noam } = endpoint.school;
  const [asked] = await does(dana)([
    {
      name: 'addPendingMeeting',
      args: {
        input: {
          organizer: rivka.id,
          start: '2026-12-08T16:00',
          end: '2026-12-08T16:45',
          subject: 'Maths',
          attendees: [{ attendeeId: dana.id }],
        },
      },
    },
  ]);
  expect(asked?.status).toBe('ok');
  const [first] = (await logOf(rivka, '(area: "requests")'))?.changes ?? [];
  expect(first?.by?.name).toContain('Dana');
  expect(first?.entries[0]).toMatchObject({ kind: 'pendingMeeting', done: 'made' });
  const ofNoam = await logOf(rivka, `(area: "requests", studentId: "${noam.id}")`);
  expect(ofNoam?.changes).toEqual([]);
});

test('nobody but a teacher reads a log, and a teacher only their own', async () => {
  const { dana, stranger } = endpoint.school;
  expect(await logOf(dana)).toBeNull();
  const { data } = await endpoint.ask<{ changeLog: Log }>(stranger, '{ changeLog { changes { id } } }');
  expect(data?.changeLog.changes ?? []).toEqual([]);
});

test('a page that ends with the first change leads to no other', async () => {
  const { rivka } = endpoint.school;
  const all = (await logOf(rivka))?.changes ?? [];
  const page = (limit: number, before = '') => logOf(rivka, `(limit: ${limit}${before})`);
  expect((await page(all.length))?.before).toBeNull();
  const newest = await page(1);
  const older = await page(50, `, before: ${newest?.before}`);
  expect(older?.changes.map(({ id }) => id)).toEqual(all.slice(1).map(({ id }) => id));
});

test('a page that is asked too large, or of a kind that there is not, is refused', async () => {
  const { rivka } = endpoint.school;
  expect(await logOf(rivka, '(limit: 51)')).toBeNull();
  expect(await logOf(rivka, '(area: "weather")')).toBeNull();
});

test('of a stretch there is what was changed in it, and of a day without changes nothing', async () => {
  const { rivka } = endpoint.school;
  const all = (await logOf(rivka, '(limit: 50)'))?.changes ?? [];
  const [from, to] = [Number(all.at(-1)?.at) + 1, Number(all[0]?.at)];
  const within = await logOf(rivka, `(limit: 50, from: "${from}", to: "${to}")`);
  const expected = all.filter(({ at }) => Number(at) >= from && Number(at) < to);
  expect(expected.length).toBeGreaterThan(0);
  expect(expected.length).toBeLessThan(all.length);
  expect(within?.changes.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  expect(within?.before).toBeNull();
  expect(await logOf(rivka, `(from: "${to + 1}", to: "${to + 86_400_000}")`)).toEqual({
    before: null,
    changes: [],
  });
  expect(await logOf(rivka, '(from: "yesterday")')).toBeNull();
});

type Told = {
  currency: string;
  currencyBefore: string;
  undone: boolean;
  undoes: boolean;
  entries: {
    kind: string;
    amount: number | null;
    amountBefore: number | null;
    fields: { name: string; before: string | null; after: string | null }[];
  }[];
};

async function told(actor: Actor, args: string): Promise<Told[]> {
  const { data } = await endpoint.ask<{ changeLog: { changes: Told[] } }>(
    actor,
    `{ changeLog${args} { changes { currency currencyBefore undone undoes
       entries { kind amount amountBefore fields { name before after } } } } }`,
  );
  return data?.changeLog.changes ?? [];
}

test('of the settings it says which field, and what it was and is where that is short', async () => {
  const { rivka } = endpoint.school;
  const userData = { lessonDuration: 50, teachLocations: { teachAtTeacher: true, teachAtTeacherCost: 30 } };
  const input = { id: rivka.id, userData: { ...userData, aboutMe: 'Patient. '.repeat(20).trim() } };
  const asked = await endpoint.ask<{ updateTeacher: { status: string } }>(
    rivka,
    'mutation($input: TeacherInput!) { updateTeacher(input: $input) { status } }',
    { input },
  );
  expect(asked.data?.updateTeacher.status).toBe('ok');
  const [first] = await told(rivka, '(area: "settings", limit: 1)');
  const fields = first?.entries.find(({ kind }) => kind === 'teacher')?.fields ?? [];
  expect(fields).toContainEqual({ name: 'lessonMinutes', before: '45', after: '50' });
  expect(fields).toContainEqual({ name: 'teachAtTeacherCost', before: '0', after: '30' });
  expect(fields).toContainEqual({ name: 'about', before: null, after: null });
  expect(fields.map(({ name }) => name)).not.toContain('locations');
});

test('a sum stands in the currency that it had then, and of the change of the currency each side in its own', async () => {
  const { rivka } = endpoint.school;
  const input = {
    category: 'office' as const,
    description: 'Chalk',
    amount: 4000,
    start: '2026-11-01T09:00',
  };
  const [spent] = await does(rivka)([{ name: 'addExpense', args: { input } }]);
  expect(spent?.status).toBe('ok');
  const dollars = { teacherId: rivka.id, currency: 'USD' as const, rate: 0.25 };
  const [changed] = await does(rivka)([{ name: 'changeCurrency', args: dollars }], 'to dollars');
  expect(changed?.status).toBe('ok');
  const [change, before] = await told(rivka, '(area: "money", limit: 2)');
  expect([before?.currency, before?.entries[0]?.amount]).toEqual(['ILS', 40]);
  expect([change?.currencyBefore, change?.currency]).toEqual(['ILS', 'USD']);
  const chalk = change?.entries.find(({ kind }) => kind === 'expense');
  expect([chalk?.amountBefore, chalk?.amount]).toEqual([40, 10]);
});

test('what was undone says so, and so does the undoing, until that is undone itself', async () => {
  const { rivka } = endpoint.school;
  const input = { name: 'Geography', cost: 10_000 };
  const [added] = await does(rivka)([{ name: 'addSubject', args: { input } }]);
  const newest = async () => (await logOf(rivka, '(limit: 1)'))?.changes[0]?.id ?? '';
  const marks = async (limit: number) =>
    (await told(rivka, `(limit: ${limit})`)).map(({ undone, undoes }) => [undone, undoes]);
  expect(added?.status).toBe('ok');
  expect(await marks(1)).toEqual([[false, false]]);
  await does(rivka)([{ name: 'undoChange', args: { changeId: await newest() } }]);
  expect(await marks(2)).toEqual([
    [false, true],
    [true, false],
  ]);
  const [again] = await does(rivka)([{ name: 'undoChange', args: { changeId: await newest() } }]);
  expect(again?.status).toBe('ok');
  expect(await marks(3)).toEqual([
    [false, true],
    [true, true],
    [false, false],
  ]);
});
