/** Who asks for a teacher's meetings gets just what is theirs to see (access.md), all of it or what is new. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WireMeeting } from '../../../domain/calendar/wireMeeting.ts';
import type { Actor } from '../../../domain/kernel/actor.ts';
import { recordProof } from '../../recordProof.ts';
import { startEndpoint, type Endpoint } from '../graphqlServer.ts';
import { add, carryingOut, now, type CarryOut } from '../perform/carryOut.ts';
import { patience } from '../../patience.ts';

let endpoint: Endpoint;
let rivkaDoes: CarryOut;
let own: string;
let others: string;
let group: string;
beforeAll(async () => {
  endpoint = await startEndpoint({ nowMs: () => now });
  const { rivka, dana, noam, blocked } = endpoint.school;
  // A blocked student has the lessons that they had before.
  const allow = (isBlocked: boolean) =>
    endpoint.database.db
      .updateTable('app.links')
      .set({ blocked: isBlocked })
      .where('teacher_id', '=', rivka.id)
      .where('student_id', '=', blocked.id)
      .execute();
  await allow(false);
  rivkaDoes = carryingOut(endpoint.database, rivka);
  const lesson = (day: string, students: Actor[], more: object = {}) =>
    add({
      start: `2026-11-${day}T16:00`,
      end: `2026-11-${day}T17:00`,
      summary: 'Secret plans',
      attendees: students.map(({ id }) => ({
        attendeeId: id,
        personalDiscount: { type: 'percentage', value: 7 },
      })),
      ...more,
    });
  const outcomes = await rivkaDoes([
    lesson('08', [dana], { rrule: 'FREQ=WEEKLY' }),
    lesson('09', [noam, blocked], { capacity: 4 }),
    lesson('10', [dana, noam, blocked], { capacity: 5 }),
  ]);
  [own = '', others = '', group = ''] = outcomes.map(({ meeting }) => meeting?.id ?? '');
  await allow(true);
});
afterAll(() => endpoint.close());

const fields = `id version removed busyOnly summary start end rrule exdates attendees { attendeeId name personalDiscount { value } }
  attendeesCount spacesLeft slot cancelledBy cost insisted organizer`;

async function ask(actor: Actor | null, since?: number, teacher: Pick<Actor, 'id'> = endpoint.school.rivka) {
  const { data, errors } = await endpoint.ask(
    actor,
    `query ($teacherId: ID!, $since: Int) { meetingsByTeacherId(teacherId: $teacherId, since: $since) { ${fields} } }`,
    { teacherId: teacher.id, since },
  );
  const rows = (data?.['meetingsByTeacherId'] ?? []) as WireMeeting[];
  return {
    rows,
    byId: new Map(rows.map((row) => [row.id, row])),
    code: errors[0]?.extensions?.code,
  };
}

test('the teacher sees all of all', async () => {
  const { byId } = await ask(endpoint.school.rivka);
  expect([...byId.keys()].toSorted()).toEqual([own, others, group].toSorted());
  expect(byId.get(group)).toMatchObject({
    summary: 'Secret plans',
    attendeesCount: 3,
    spacesLeft: 2,
    busyOnly: false,
  });
  expect(byId.get(group)?.attendees).toHaveLength(3);
});

test('a student and their parent see their own lessons, and of others when the teacher is busy', async () => {
  for (const actor of [endpoint.school.dana, endpoint.school.ruth]) {
    const { byId, rows } = await ask(actor);
    expect(byId.get(own)).toMatchObject({
      summary: 'Secret plans',
      busyOnly: false,
      rrule: 'FREQ=WEEKLY;INTERVAL=1',
    });
    expect(byId.get(group)).toMatchObject({
      attendees: [{ attendeeId: endpoint.school.dana.id, name: 'Dana Katz', personalDiscount: { value: 7 } }],
      attendeesCount: 3,
      insisted: null,
    });
    const { id, start, end, version } = byId.get(others) ?? {};
    expect(byId.get(others)).toEqual({
      id,
      version,
      start,
      end,
      removed: false,
      busyOnly: true,
      rrule: null,
      exdates: [],
      spacesLeft: 2,
      summary: null,
      attendees: null,
      attendeesCount: null,
      slot: null,
      cancelledBy: null,
      cost: null,
      insisted: null,
      organizer: null,
    });
    expect(JSON.stringify(rows)).not.toMatch(/Noam|Gil/);
  }
});

test('a blocked student sees the lessons they have and no hours to ask for', async () => {
  const { byId } = await ask(endpoint.school.blocked);
  expect([...byId.keys()].toSorted()).toEqual([others, group].toSorted());
});

test('strangers, other teachers and admins get the answer that a teacher who does not exist gets', async () => {
  const nobody = { id: '01a00000-0000-7000-8000-000000000000' };
  for (const actor of [endpoint.school.stranger, endpoint.school.otherTeacher, endpoint.school.admin]) {
    for (const teacher of [endpoint.school.rivka, nobody, { id: 'nothing' }]) {
      expect(await ask(actor, undefined, teacher)).toMatchObject({ rows: [], code: 'NOT_FOUND' });
      expect(await ask(actor, 0, teacher)).toMatchObject({ rows: [], code: 'NOT_FOUND' });
    }
  }
  expect((await ask(null)).code).toBe('UNAUTHENTICATED');
});

test('whoever catches up from a revision holds the same in the end as whoever asks anew', async () => {
  const viewers = (['rivka', 'dana', 'noam', 'blocked'] as const).map((name) => endpoint.school[name]);
  const held = new Map<Actor, { rows: Map<string, unknown>; since: number }>();
  const versionOf = (rows: WireMeeting[]): number => Math.max(0, ...rows.map(({ version }) => version ?? 0));
  for (const viewer of viewers) {
    const { byId, rows } = await ask(viewer);
    held.set(viewer, { rows: byId, since: versionOf(rows) });
  }
  const changes: Parameters<CarryOut>[0][] = [
    [
      {
        name: 'updateMeeting',
        args: {
          input: { id: own, start: '2026-11-15T18:00', end: '2026-11-15T19:00' },
          scope: 'this',
          occurrence: '2026-11-15T16:00',
        },
      },
    ],
    [{ name: 'deleteMeeting', args: { id: own, scope: 'this', occurrence: '2026-11-22T16:00' } }],
    [
      {
        name: 'updateMeeting',
        args: {
          input: { id: own, start: '2026-11-30T16:00', end: '2026-11-30T17:30' },
          scope: 'future',
          occurrence: '2026-11-29T16:00',
        },
      },
    ],
    [
      {
        name: 'updateMeeting',
        args: { input: { id: group, attendees: [{ attendeeId: endpoint.school.dana.id }] } },
      },
    ],
    [{ name: 'deleteMeeting', args: { id: others } }],
  ];
  const changeIds: string[] = [];
  const catchUp = async (): Promise<void> => {
    for (const [viewer, { rows: mine, since }] of held) {
      const { rows } = await ask(viewer, since);
      for (const row of rows) {
        if (row.removed) mine.delete(row.id);
        else mine.set(row.id, row);
      }
      held.set(viewer, { rows: mine, since: Math.max(since, versionOf(rows)) });
      const anew = await ask(viewer);
      expect(Object.fromEntries(mine), viewer.name).toEqual(Object.fromEntries(anew.byId));
    }
  };
  for (const steps of changes) {
    const [outcome] = await rivkaDoes(steps);
    expect(outcome?.status).toBe('ok');
    changeIds.push(outcome?.changeId ?? '');
    await catchUp();
  }
  for (const changeId of changeIds.toReversed()) {
    const [outcome] = await rivkaDoes([{ name: 'undoChange', args: { changeId } }]);
    expect(outcome?.status).toBe('ok');
    await catchUp();
  }
});

test('what was taken back stands as before', async () => {
  const { byId } = await ask(endpoint.school.rivka);
  expect([...byId.keys()].toSorted()).toEqual([own, others, group].toSorted());
  expect(byId.get(own)).toMatchObject({ rrule: 'FREQ=WEEKLY;INTERVAL=1', exdates: [] });
  expect(byId.get(group)?.attendees).toHaveLength(3);
});

test('a series that was split goes on counting its lessons', async () => {
  const { rivka } = endpoint.school;
  const [outcome] = await rivkaDoes([
    {
      name: 'updateMeeting',
      args: {
        input: { id: own, start: '2026-11-29T19:00', end: '2026-11-29T20:00' },
        scope: 'future',
        occurrence: '2026-11-29T16:00',
      },
    },
  ]);
  const { data } = await endpoint.ask(
    rivka,
    `{ meetingsByTeacherId(teacherId: "${rivka.id}") { id seriesId oldLessonNumber } }`,
  );
  const rows = data?.['meetingsByTeacherId'] as {
    id: string;
    seriesId: string;
    oldLessonNumber: number | null;
  }[];
  const second = outcome?.meeting?.id;
  expect(rows.find(({ id }) => id === second)).toEqual({ id: second, seriesId: own, oldLessonNumber: 4 });
});

test('a foreign teacher and one who does not exist take equally long to refuse', async ({ task }) => {
  const { stranger, rivka } = endpoint.school;
  const nobody = { id: '01a00000-0000-7000-8000-000000000000' };
  const pairs = process.env['PROVE'] === undefined ? 100 : 1_000;
  const tookMs = { foreign: [] as number[], absent: [] as number[] };
  for (let pair = 0; pair < pairs; pair += 1) {
    for (const [kind, teacher] of [
      ['foreign', rivka],
      ['absent', nobody],
    ] as const) {
      const startedMs = performance.now();
      await ask(stranger, undefined, teacher);
      tookMs[kind].push(performance.now() - startedMs);
    }
  }
  const median = (times: number[]): number =>
    times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;
  const apartMs = Math.abs(median(tookMs.foreign) - median(tookMs.absent));
  recordProof(task, 'T1', `${pairs} pairs: the middle refusals lie ${apartMs.toFixed(2)} ms apart`);
  expect(apartMs).toBeLessThan(patience(2));
});

test('of a group that is not theirs a student is told what is taught, and of a lesson of one not even that', async () => {
  const lesson = (day: string, capacity: number) =>
    add({
      start: `2026-11-${day}T12:00`,
      end: `2026-11-${day}T13:00`,
      summary: 'Secret plans',
      subject: 'Maths',
      capacity,
      attendees: [{ attendeeId: endpoint.school.noam.id }],
    });
  const [alone, several] = await rivkaDoes([lesson('17', 1), lesson('18', 3)]);
  const { data } = await endpoint.ask(
    endpoint.school.dana,
    `query ($teacherId: ID!) { meetingsByTeacherId(teacherId: $teacherId) { id subject summary cost busyOnly } }`,
    { teacherId: endpoint.school.rivka.id },
  );
  const rows = new Map((data?.['meetingsByTeacherId'] as WireMeeting[]).map((row) => [row.id, row]));
  const hidden = { summary: null, cost: null, busyOnly: true };
  expect(rows.get(several?.meeting?.id ?? '')).toMatchObject({ ...hidden, subject: 'Maths' });
  expect(rows.get(alone?.meeting?.id ?? '')).toMatchObject({ ...hidden, subject: null });
});
