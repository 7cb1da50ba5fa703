/** A long calendar comes in parts: what takes place in a stretch, or all series cut by cut; each viewer sees in the parts what they see of the whole. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, addMinutes } from '../../../domain/basics/wallTime.ts';
import { toMs } from '../../../domain/basics/zones.ts';
import { lessonsBetween } from '../../../domain/calendar/lesson.ts';
import { readMeetings, type WireMeeting } from '../../../domain/calendar/wireMeeting.ts';
import type { Actor } from '../../../domain/kernel/actor.ts';
import { recordProof } from '../../recordProof.ts';
import { seed } from '../../randomSeed.ts';
import { startEndpoint, type Endpoint } from '../graphqlServer.ts';
import { add, carryingOut, now, type CarryOut } from '../perform/carryOut.ts';

const zone = 'Asia/Jerusalem';
const dayMs = 86_400_000;
const fields = `id seriesId slot own version removed busyOnly cancelledBy summary start end timeZone rrule exdates organizer
  oldLessonNumber attendees { attendeeId name cant paid absences { occurrence kind } charges { occurrence kind amount allocations { paymentId amount inLessons } } }`;

let endpoint: Endpoint;
let rivkaDoes: CarryOut;
let weekly = '';
beforeAll(async () => {
  endpoint = await startEndpoint({ nowMs: () => now });
  const { rivka, dana, noam } = endpoint.school;
  rivkaDoes = carryingOut(endpoint.database, rivka);
  const first = '2026-11-08T16:00';
  const at = (start: string, student: Actor, more: object = {}) =>
    add({ start, end: addMinutes(start, 45), attendees: [{ attendeeId: student.id }], ...more });
  const [made] = await rivkaDoes([at(first, dana, { rrule: 'FREQ=WEEKLY' })]);
  weekly = made?.meeting?.id ?? '';
  await rivkaDoes([
    { name: 'deleteMeeting', args: { id: weekly, scope: 'this', occurrence: '2026-11-15T16:00' } },
  ]);
  await rivkaDoes([
    {
      name: 'updateMeeting',
      args: {
        input: { id: weekly, start: '2026-11-24T10:00', end: '2026-11-24T10:45' },
        scope: 'this',
        occurrence: '2026-11-22T16:00',
      },
    },
  ]);
  // Split: its later rows go on counting.
  await rivkaDoes([
    {
      name: 'updateMeeting',
      args: {
        input: { id: weekly, start: '2026-12-06T18:00', end: '2026-12-06T18:45' },
        scope: 'future',
        occurrence: '2026-12-06T16:00',
      },
    },
  ]);
  for (let week = 0; week < 13; week += 1) {
    const steps = Array.from({ length: 100 }, (_, n) => {
      const day = addDays('2026-11-09', week * 7 + (n % 5));
      const start = addMinutes(`${day}T00:00`, Math.floor(n / 5) * 45);
      return at(start, n % 2 ? dana : noam, { summary: `${week} ${n}` });
    });
    const inputs = steps.map(({ args }) => (args as { input: object }).input);
    const [outcome] = await rivkaDoes([
      { name: 'addBatchMeetings', args: { inputs, insist: true } } as never,
    ]);
    expect(outcome?.status).toBe('ok');
  }
});
afterAll(() => endpoint.close());

async function ask(actor: Actor, part: object = {}): Promise<WireMeeting[]> {
  const { data, errors } = await endpoint.ask<{ meetingsByTeacherId: WireMeeting[] }>(
    actor,
    `query ($id: ID!, $from: String, $to: String, $after: ID, $upTo: ID, $since: Int) {
      meetingsByTeacherId(teacherId: $id, from: $from, to: $to, after: $after, upTo: $upTo, since: $since) { ${fields} } }`,
    { id: endpoint.school.rivka.id, ...part },
  );
  expect(errors).toEqual([]);
  return data?.meetingsByTeacherId ?? [];
}

type Parts = { revision: number; viewerKey: string; cuts: string[] };

async function partsFor(actor: Actor): Promise<Parts> {
  const { data } = await endpoint.ask<{ calendarParts: Parts }>(
    actor,
    'query ($id: ID!) { calendarParts(teacherId: $id) { revision viewerKey cuts } }',
    { id: endpoint.school.rivka.id },
  );
  if (!data) throw new Error('no parts');
  return data.calendarParts;
}

async function cutByCut(actor: Actor): Promise<WireMeeting[][]> {
  const { cuts } = await partsFor(actor);
  const edges = [null, ...cuts, null];
  const parts: WireMeeting[][] = [];
  for (let at = 1; at < edges.length; at += 1)
    parts.push(await ask(actor, { after: edges[at - 1], upTo: edges[at] }));
  return parts;
}

const viewers = (): Actor[] => {
  const { rivka, dana, noam, ruth, blocked } = endpoint.school;
  return [rivka, dana, noam, ruth, blocked];
};
const byId = (rows: readonly WireMeeting[]) => Object.fromEntries(rows.map((row) => [row.id, row]));

test('cut by cut everybody is told each row once, and in the end just what they are told of the whole', async () => {
  for (const viewer of viewers()) {
    const parts = await cutByCut(viewer);
    expect(parts.length).toBeGreaterThan(2);
    const whole = await ask(viewer);
    expect(parts.flat()).toHaveLength(whole.length);
    expect(byId(parts.flat()), viewer.name).toEqual(byId(whole));
    expect(Math.max(...parts.map((rows) => rows.length))).toBeLessThan(400);
  }
});

test('a cut names no row, for whoever is told of it may not know the row', async () => {
  const { cuts } = await partsFor(endpoint.school.blocked);
  const { rows } = await endpoint.database.pool.query<{ id: string }>('select id from app.meetings');
  const ids = new Set(rows.map(({ id }) => id));
  expect(cuts.filter((cut) => ids.has(cut))).toEqual([]);
});

test('a stretch gives every lesson that takes place in it, numbered as the whole calendar numbers it', async ({
  task,
}) => {
  const { rivka } = endpoint.school;
  const whole = await ask(rivka);
  const reading = { currency: 'ILS', zone, teacherId: rivka.id };
  const lessonsIn = (rows: readonly WireMeeting[], fromMs: number, untilMs: number) =>
    readMeetings(rows, reading)
      .flatMap((held) => lessonsBetween(held, fromMs, untilMs, { cancelled: true }))
      .map(({ meeting, slot, startMs, minutes, cancelled }) =>
        JSON.stringify([meeting.id, meeting.oldLessonNumber, slot, startMs, minutes, cancelled]),
      )
      .toSorted((one, other) => (one < other ? -1 : 1));
  const firstMs = toMs('2026-11-01T00:00', zone);
  const runs = process.env['PROVE'] === undefined ? 30 : 300;
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 120 * 96 }),
      fc.integer({ min: 1, max: 40 * 96 }),
      async (at, long) => {
        const fromMs = firstMs + at * 900_000;
        const untilMs = fromMs + long * 900_000;
        const rows = await ask(rivka, { from: String(fromMs), to: String(untilMs) });
        expect(lessonsIn(rows, fromMs, untilMs)).toEqual(lessonsIn(whole, fromMs, untilMs));
        // Of single lessons no other comes.
        const outside = rows.filter(
          ({ rrule, slot, start, end }) =>
            !rrule && !slot && (Number(end) <= fromMs || Number(start) >= untilMs),
        );
        expect(outside).toEqual([]);
      },
    ),
    { numRuns: runs, seed },
  );
  recordProof(
    task,
    'R10',
    `${runs} stretches (seed ${seed}) of a calendar of ${whole.length} rows: all lessons of each`,
  );
});

test('a series that reaches into a stretch comes whole, with its earlier rows and all of its lessons that differ', async () => {
  const rows = await ask(endpoint.school.rivka, {
    from: String(toMs('2027-06-01T00:00', zone)),
    to: String(toMs('2027-06-08T00:00', zone)),
  });
  expect(rows.map(({ seriesId }) => seriesId)).toEqual([weekly, weekly, weekly, weekly]);
  expect(rows.find(({ id }) => id === weekly)?.exdates).toHaveLength(2);
  // Three that took place came before: of the 8th, of the 22nd (moved) and of the 29th.
  const second = rows.find(({ id, rrule }) => rrule && id !== weekly);
  expect(second?.oldLessonNumber).toBe(4);
});

test('what is asked since a revision is told wherever it takes place', async () => {
  const { rivka } = endpoint.school;
  const { revision } = await partsFor(rivka);
  const there = await ask(rivka, {
    from: String(toMs('2027-01-25T00:00', zone)),
    to: String(toMs('2027-01-26T00:00', zone)),
  });
  const far = there.find(({ rrule, slot }) => !rrule && !slot);
  const [outcome] = await rivkaDoes([{ name: 'deleteMeeting', args: { id: far?.id ?? '' } }]);
  expect(outcome?.status).toBe('ok');
  const near = { from: String(now), to: String(now + dayMs) };
  const news = await ask(rivka, { since: revision, ...near });
  expect(news).toMatchObject([{ id: far?.id, removed: true }]);
});

test.each([
  [{ from: 'yesterday' }],
  [{ from: '2026-11-08T00:00' }],
  [{ from: '10', to: '10' }],
  [{ from: '20', to: '10' }],
  [{ to: '99999999999999999' }],
  [{ after: 'x' }],
  [{ upTo: "' or 1=1 --" }],
])('%j is no part of a calendar', async (part) => {
  const { rivka } = endpoint.school;
  const { errors } = await endpoint.ask(
    rivka,
    `query ($id: ID!, $from: String, $to: String, $after: ID, $upTo: ID) {
      meetingsByTeacherId(teacherId: $id, from: $from, to: $to, after: $after, upTo: $upTo) { id } }`,
    { id: rivka.id, ...part },
  );
  expect(errors[0]?.extensions?.code).toBe('BAD_REQUEST');
});

test('a stretch without one of its ends, or of all time, is the calendar without that end', async () => {
  const { rivka } = endpoint.school;
  const at = String(toMs('2027-01-01T00:00', zone));
  const both = [...(await ask(rivka, { from: at })), ...(await ask(rivka, { to: at }))];
  expect(byId(both)).toEqual(byId(await ask(rivka)));
  expect(byId(await ask(rivka, { from: '-8000000000000000', to: '8000000000000000' }))).toEqual(
    byId(await ask(rivka)),
  );
});

test('who is seen otherwise without a lesson being written is told so, and has to read anew', async () => {
  const { rivka, noam, dana } = endpoint.school;
  const link = (blocked: boolean) =>
    endpoint.database.db
      .updateTable('app.links')
      .set({ blocked })
      .where('teacher_id', '=', rivka.id)
      .where('student_id', '=', noam.id)
      .execute();
  const before = await partsFor(noam);
  await link(true);
  const blocked = await partsFor(noam);
  expect(blocked.revision).toBe(before.revision);
  expect(blocked.viewerKey).not.toBe(before.viewerKey);
  await link(false);
  expect(await partsFor(noam)).toEqual(before);
  const named = await partsFor(rivka);
  await endpoint.database.db
    .updateTable('app.users')
    .set({ username: 'Dana Katz-Levi' })
    .where('user_id', '=', dana.id)
    .execute();
  expect((await partsFor(rivka)).viewerKey).not.toBe(named.viewerKey);
});
