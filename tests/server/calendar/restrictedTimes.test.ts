/** Closed hours on the wire: the teacher's own with the reason, to students only when, to strangers nothing. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WireRestrictedTime } from '../../../domain/calendar/availability/restrictedTime.ts';
import type { Actor } from '../../../domain/kernel/actor.ts';
import type { Step } from '../../../domain/operations.ts';
import { makeFeeds } from '../../../server/app/kernel.ts';
import { startEndpoint, type Endpoint } from '../graphqlServer.ts';
import { add, carryingOut, now, type CarryOut } from '../perform/carryOut.ts';

let endpoint: Endpoint;
let rivkaDoes: CarryOut;
beforeAll(async () => {
  endpoint = await startEndpoint({ nowMs: () => now });
  rivkaDoes = carryingOut(endpoint.database, endpoint.school.rivka);
});
afterAll(() => endpoint.close());

const close = (start: string, end: string, more: object = {}): Step => ({
  name: 'addRestrictedTime',
  args: { input: { start, end, reason: 'Physiotherapy', ...more } },
});

async function ask(actor: Actor | null): Promise<{ rows: WireRestrictedTime[]; code: string | undefined }> {
  const { data, errors } = await endpoint.ask(
    actor,
    `query ($id: ID!) { restrictedTimesByTeacherId(teacherId: $id) {
      id version removed teacherId start end timeZone rrule exdates reason } }`,
    { id: endpoint.school.rivka.id },
  );
  return {
    rows: (data?.['restrictedTimesByTeacherId'] ?? []) as WireRestrictedTime[],
    code: errors[0]?.extensions?.code,
  };
}

test('the teacher reads the reason, linked people the hours, and whoever else nothing', async () => {
  const { school } = endpoint;
  const [closed] = await rivkaDoes([
    close('2026-11-03T12:00', '2026-11-03T13:00', { rrule: 'FREQ=WEEKLY', exdates: ['2026-11-10T12:00'] }),
  ]);
  const id = closed?.restrictedTime?.id;
  expect(closed).toMatchObject({ status: 'ok', restrictedTime: { reason: 'Physiotherapy' }, meetings: [] });
  const own = (await ask(school.rivka)).rows.find((row) => row.id === id);
  expect(own).toMatchObject({
    start: String(Date.UTC(2026, 10, 3, 10)),
    end: String(Date.UTC(2026, 10, 3, 11)),
    exdates: [String(Date.UTC(2026, 10, 10, 10))],
    reason: 'Physiotherapy',
  });
  for (const actor of [school.dana, school.ruth])
    expect((await ask(actor)).rows.find((row) => row.id === id)).toEqual({ ...own, reason: null });
  expect((await ask(school.blocked)).rows).toEqual([]);
  for (const actor of [school.stranger, school.otherTeacher, school.admin])
    expect(await ask(actor)).toEqual({ rows: [], code: 'NOT_FOUND' });
  expect((await ask(null)).code).toBe('UNAUTHENTICATED');
});

test('nobody else can close, change or open her hours', async () => {
  const { school, database } = endpoint;
  const [closed] = await rivkaDoes([close('2026-11-04T12:00', '2026-11-04T13:00')]);
  const id = closed?.restrictedTime?.id ?? '';
  const steps: Step[] = [
    { name: 'updateRestrictedTime', args: { input: { id, reason: 'x' } } },
    { name: 'removeRestrictedTime', args: { id } },
  ];
  for (const step of steps) {
    for (const actor of [school.dana, school.ruth, school.admin])
      expect((await carryingOut(database, actor)([step]))[0]?.status).toBe('FORBIDDEN');
    expect((await carryingOut(database, school.otherTeacher)([step]))[0]?.status).toBe('NOT_FOUND');
  }
});

test('a lesson in closed hours is refused, a free hour offered, and after the hours are opened it stands', async () => {
  const [closed] = await rivkaDoes([close('2026-11-05T12:00', '2026-11-05T14:00')]);
  const lesson = add({ start: '2026-11-05T13:00', end: '2026-11-05T13:45' });
  const [refused] = await rivkaDoes([lesson]);
  expect(refused?.status).toBe('CLASH');
  expect(JSON.parse(refused?.refusal?.params ?? '{}')).toMatchObject({
    conflicts: [{ restricted: true, summary: 'Physiotherapy' }],
    free: ['2026-11-05T14:00', '2026-11-05T14:30', '2026-11-05T11:15'],
  });
  const [opened] = await rivkaDoes([
    { name: 'removeRestrictedTime', args: { id: closed?.restrictedTime?.id ?? '' } },
  ]);
  expect(opened).toMatchObject({ status: 'ok', restrictedTime: { removed: true } });
  expect((await rivkaDoes([lesson]))[0]?.status).toBe('ok');
  const [back] = await rivkaDoes([{ name: 'undoChange', args: { changeId: opened?.changeId ?? '' } }]);
  expect(back).toMatchObject({
    status: 'ok',
    restrictedTimes: [{ reason: 'Physiotherapy', removed: false }],
  });
});

test('closed hours come live to who watches, without the reason for students, and tell when they are opened', async () => {
  const { school, database, live } = endpoint;
  const feed = makeFeeds(database, live, () => now).restrictedTimes;
  const watching = await Promise.all(
    [school.rivka, school.dana].map((actor) => feed.watch(school.rivka.id, actor)),
  );
  expect(await feed.watch(school.rivka.id, school.stranger)).toBeNull();
  // Who is blocked is told of none of it, not even that there is something.
  const blocked = await feed.watch(school.rivka.id, school.blocked);
  const told = blocked?.next().then(({ done }) => done);
  const next = () => Promise.all(watching.map(async (rows) => (await rows?.next())?.value));
  const [closed] = await rivkaDoes([close('2026-11-06T12:00', '2026-11-06T14:00')]);
  const id = closed?.restrictedTime?.id ?? '';
  expect(await next()).toMatchObject([
    { id, reason: 'Physiotherapy' },
    { id, reason: null, start: String(Date.UTC(2026, 10, 6, 10)) },
  ]);
  await rivkaDoes([{ name: 'removeRestrictedTime', args: { id } }]);
  expect(await next()).toMatchObject([{ removed: true }, { removed: true }]);
  await blocked?.return?.();
  expect(await told).toBe(true);
  for (const rows of watching) await rows?.return?.();
});

test('of closing an hour and booking it at once, whichever comes first decides', async () => {
  for (let round = 0; round < 5; round += 1) {
    const day = `2026-11-${10 + round}`;
    const [closed, booked] = await Promise.all([
      rivkaDoes([close(`${day}T08:00`, `${day}T09:00`)]),
      rivkaDoes([add({ start: `${day}T08:00`, end: `${day}T09:00` })]),
    ]);
    expect(closed[0]?.status).toBe('ok');
    // What was booked has the earlier number; a later one would have been refused.
    const versions = [booked[0]?.meeting?.version, closed[0]?.restrictedTime?.version];
    if (booked[0]?.status === 'ok') expect(Number(versions[0])).toBeLessThan(Number(versions[1]));
    else expect(booked[0]?.status).toBe('CLASH');
  }
});
