/** Subjects on the wire: told live, kept with their lessons, and materials shown for the very lesson that is near. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toMs } from '../../../domain/basics/zones.ts';
import type { Actor } from '../../../domain/kernel/actor.ts';
import type { Step } from '../../../domain/operations.ts';
import { makeFeeds } from '../../../server/app/kernel.ts';
import { startEndpoint, type Endpoint } from '../graphqlServer.ts';
import { add, carryingOut, now, type CarryOut } from '../perform/carryOut.ts';
import { everythingIn } from '../perform/carryOut.ts';

/** What the clock of the endpoint shows. */
let moment = now;
let endpoint: Endpoint;
let rivkaDoes: CarryOut;
beforeAll(async () => {
  endpoint = await startEndpoint({ nowMs: () => moment });
  rivkaDoes = carryingOut(endpoint.database, endpoint.school.rivka);
});
afterAll(() => endpoint.close());

type Seen = {
  id: string;
  name: string;
  cost: number;
  position: number;
  lessons: { id: string; name: string; urls: string[]; soon: object[] | null }[];
};

const subjectsSeenBy = async (actor: Actor): Promise<Seen[]> => {
  const { data } = await endpoint.ask<{ subjectsById: Seen[] }>(
    actor,
    'query ($id: ID!) { subjectsById(teacherId: $id) { id version name cost position lessons { id name urls soon { meetingId slot } } } }',
    { id: endpoint.school.rivka.id },
  );
  return data?.subjectsById ?? [];
};
const adding = (name: string, more: object = {}): Step => ({
  name: 'addSubject',
  args: { input: { name, ...more } },
});

test('a subject is added with its plan, changed, removed and brought back, and everybody who learns hears of each', async () => {
  const { rivka, dana, stranger } = endpoint.school;
  const feed = makeFeeds(endpoint.database, endpoint.live, () => now).subjects;
  const watching = await Promise.all([rivka, dana].map((actor) => feed.watch(rivka.id, actor)));
  expect(await feed.watch(rivka.id, stranger)).toBeNull();
  const next = () => Promise.all(watching.map(async (rows) => (await rows?.next())?.value));
  const lessons = [{ name: 'Atoms', urls: ['https://example.test/atoms'] }];
  const [added] = await rivkaDoes([adding('Chemistry', { cost: 18000, lessons })]);
  const id = added?.subject?.id ?? '';
  expect(await next()).toMatchObject([
    { id, name: 'Chemistry', cost: 180, lessons: [{ urls: ['https://example.test/atoms'] }] },
    { id, name: 'Chemistry', cost: 180, lessons: [{ urls: [] }] },
  ]);
  const [removed] = await rivkaDoes([{ name: 'removeSubject', args: { id } }]);
  expect(await next()).toMatchObject([
    { id, removed: true },
    { id, removed: true },
  ]);
  const [back] = await rivkaDoes([{ name: 'undoChange', args: { changeId: removed?.changeId ?? '' } }]);
  expect(back).toMatchObject({
    status: 'ok',
    subjects: [{ id, removed: false, lessons: [{ name: 'Atoms' }] }],
  });
  expect((await next())[0]).toMatchObject({ id, name: 'Chemistry', lessons: [{ name: 'Atoms' }] });
  for (const rows of watching) await rows?.return?.();
});

test('of fifty who add the fourth subject on the basic plan nobody comes through; of fifty of one name one does', async () => {
  const { otherTeacher } = endpoint.school;
  const doing = carryingOut(endpoint.database, otherTeacher);
  const racers = <Answer>(one: (i: number) => Promise<Answer>) =>
    Promise.all(Array.from({ length: 50 }, (_, i) => one(i)));
  const named = await racers(() => doing([adding('Drawing')]).then(([outcome]) => outcome?.status));
  expect(named.filter((status) => status === 'ok')).toHaveLength(1);
  expect(named.filter((status) => status === 'NAME_TAKEN')).toHaveLength(49);
  await endpoint.database.db
    .updateTable('app.teachers')
    .set({ plan: 'basic' })
    .where('teacher_id', '=', otherTeacher.id)
    .execute();
  const many = await racers((i) => doing([adding(`Subject ${i}`)]).then(([outcome]) => outcome?.status));
  expect(many.filter((status) => status === 'ok')).toHaveLength(2);
  expect(many.filter((status) => status === 'PLAN_LIMIT')).toHaveLength(48);
});

test('a price that the meetings follow is all or nothing, and the same request has one effect', async () => {
  const { noam } = endpoint.school;
  const [made] = await rivkaDoes([adding('Guitar', { cost: 10000 })]);
  const id = made?.subject?.id ?? '';
  const lesson = {
    start: '2026-11-03T10:00',
    end: '2026-11-03T11:00',
    subject: 'Guitar',
    attendees: [{ attendeeId: noam.id }],
  };
  const [lone] = await rivkaDoes([add(lesson)]);
  const [weekly] = await rivkaDoes([
    add({ ...lesson, start: '2026-10-20T12:00', end: '2026-10-20T13:00', rrule: 'FREQ=WEEKLY' }),
  ]);
  expect([lone?.status, weekly?.status]).toEqual(['ok', 'ok']);
  const step: Step = {
    name: 'updateSubjectsCost',
    args: { subjects: [{ id, cost: 15000 }], scope: 'future' },
  };
  const [first] = await rivkaDoes([step], 'dearer');
  expect(first?.meetings?.map(({ cost }) => cost).toSorted()).toEqual([100, 150, 150]);
  const before = await everythingIn(endpoint.database);
  const [again] = await rivkaDoes([step], 'dearer');
  expect(again).toEqual(first);
  const foreign: Step = {
    name: 'updateSubjectsCost',
    args: {
      subjects: [
        { id, cost: 1 },
        { id: endpoint.school.dana.id, cost: 1 },
      ],
    },
  };
  expect((await rivkaDoes([foreign]))[0]?.status).toBe('NOT_FOUND');
  expect(await everythingIn(endpoint.database)).toEqual(before);
  await rivkaDoes([{ name: 'undoChange', args: { changeId: first?.changeId ?? '' } }]);
  const { data } = await endpoint.ask<{ meetingsByTeacherId: { subject: string; cost: number }[] }>(
    endpoint.school.rivka,
    'query ($id: ID!) { meetingsByTeacherId(teacherId: $id) { subject cost } }',
    { id: endpoint.school.rivka.id },
  );
  expect(
    data?.meetingsByTeacherId.filter(({ subject }) => subject === 'Guitar').map(({ cost }) => cost),
  ).toEqual([100, 100]);
});

test('a price from a day on parts the series there over the wire, in one change that is taken back', async () => {
  const { rivka, noam } = endpoint.school;
  const [made] = await rivkaDoes([adding('Drums', { cost: 10000 })]);
  const id = made?.subject?.id ?? '';
  await rivkaDoes([
    add({
      start: '2026-12-01T06:00',
      end: '2026-12-01T07:00',
      subject: 'Drums',
      rrule: 'FREQ=WEEKLY',
      attendees: [{ attendeeId: noam.id }],
    }),
  ]);
  const drums = async () => {
    const { data } = await endpoint.ask<{ meetingsByTeacherId: { subject: string }[] }>(
      rivka,
      'query ($id: ID!) { meetingsByTeacherId(teacherId: $id) { subject start cost costByHand rrule } }',
      { id: rivka.id },
    );
    return (data?.meetingsByTeacherId ?? []).filter(({ subject }) => subject === 'Drums');
  };
  const before = await drums();
  const ms = (wall: string) => String(toMs(wall, 'Asia/Jerusalem'));
  const { data } = await endpoint.ask<{ updateSubject: { status: string; changeId: string } }>(
    rivka,
    'mutation ($id: ID!, $from: String) { updateSubject(input: { id: $id, cost: 150 }, from: $from) { status changeId } }',
    { id, from: ms('2027-01-01T00:00') },
  );
  expect(data?.updateSubject.status).toBe('ok');
  const after = await drums();
  expect(after).toHaveLength(2);
  expect(after).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ start: ms('2026-12-01T06:00'), cost: 100, costByHand: false }),
      expect.objectContaining({ start: ms('2027-01-05T06:00'), cost: 150, costByHand: false }),
    ]),
  );
  await rivkaDoes([{ name: 'undoChange', args: { changeId: data?.updateSubject.changeId ?? '' } }]);
  expect(await drums()).toEqual(before);
});

test('a student sees the materials of the very lesson that is near, by its number', async () => {
  const { rivka, dana, noam, ruth } = endpoint.school;
  const lessons = [
    { name: 'Scales', repetition: 2, urls: ['https://example.test/scales'] },
    { name: 'Chords', urls: ['https://example.test/chords'] },
    { name: 'Exam', urls: ['https://example.test/exam'], private: true },
  ];
  await rivkaDoes([adding('Piano', { lessons })]);
  // The third lesson of the series, and with it the chords, is the one of this week.
  const [made] = await rivkaDoes([
    add({
      start: '2026-10-19T15:00',
      end: '2026-10-19T16:00',
      subject: 'Piano',
      rrule: 'FREQ=WEEKLY',
      attendees: [{ attendeeId: dana.id }],
    }),
  ]);
  const plan = async (actor: Actor) =>
    (await subjectsSeenBy(actor)).find(({ name }) => name === 'Piano')?.lessons ?? [];
  const urls = async (actor: Actor) => (await plan(actor)).map((lesson) => lesson.urls.length);
  expect(await urls(rivka)).toEqual([1, 1, 1]);
  expect(await urls(dana)).toEqual([0, 1, 0]);
  expect(await urls(ruth)).toEqual([0, 1, 0]);
  expect(await urls(noam)).toEqual([0, 0, 0]);
  // Of what is private not even the name is told; of what is near, which lesson takes it.
  const names = async (actor: Actor) => (await plan(actor)).map(({ name }) => name);
  expect(await names(rivka)).toEqual(['Scales', 'Chords', 'Exam']);
  expect(await names(dana)).toEqual(['Scales', 'Chords', '']);
  const third = { meetingId: made?.meeting?.id, slot: String(toMs('2026-11-02T15:00', 'Asia/Jerusalem')) };
  expect((await plan(dana)).map(({ soon }) => soon)).toEqual([[], [third], []]);
  expect((await plan(rivka)).map(({ soon }) => soon)).toEqual([null, null, null]);
});

test('materials are told from seven days before the lesson until it is over, and not a minute longer; a lesson cancelled for a child is none', async () => {
  const { rivka, dana, ruth, noam } = endpoint.school;
  const materials = ['https://example.test/clay'];
  await rivkaDoes([adding('Pottery', { lessons: [{ name: 'Clay', urls: materials }] })]);
  const start = toMs('2026-12-01T15:00', 'Asia/Jerusalem');
  const [made] = await rivkaDoes([
    add({
      start: '2026-12-01T15:00',
      end: '2026-12-01T16:00',
      subject: 'Pottery',
      capacity: 2,
      attendees: [{ attendeeId: dana.id }, { attendeeId: noam.id }],
    }),
  ]);
  const minute = 60_000;
  const week = 7 * 24 * 60 * minute;
  const hour = 60 * minute;
  const seenBy = async (actor: Actor, atMs: number) => {
    moment = atMs;
    const pottery = (await subjectsSeenBy(actor)).find(({ name }) => name === 'Pottery');
    moment = now;
    return pottery?.lessons.flatMap(({ urls }) => urls);
  };
  for (const actor of [dana, ruth]) {
    expect(await seenBy(actor, start - week - minute)).toEqual([]);
    expect(await seenBy(actor, start - week + minute)).toEqual(materials);
    expect(await seenBy(actor, start + hour - minute)).toEqual(materials);
    expect(await seenBy(actor, start + hour)).toEqual([]);
  }
  expect(await seenBy(rivka, start - week - minute)).toEqual(materials);
  const [cancelled] = await carryingOut(
    endpoint.database,
    ruth,
  )([{ name: 'cancelMyAttendance', args: { id: made?.meeting?.id ?? '', attendeeId: dana.id } }]);
  expect(cancelled?.status).toBe('ok');
  expect(await seenBy(ruth, start - hour)).toEqual([]);
  expect(await seenBy(noam, start - hour)).toEqual(materials);
});
