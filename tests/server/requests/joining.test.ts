/** From a teacher's link to a seat in her group: the contract first, one open request, and the plan's last place for one alone. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Step } from '../../../domain/operations.ts';
import type { Actor } from '../../../domain/kernel/actor.ts';
import { makeFeeds } from '../../../server/app/kernel.ts';
import { newId } from '../../../server/basics/newId.ts';
import { startEndpoint, type Endpoint } from '../graphqlServer.ts';
import { add, carryingOut, everythingIn, now } from '../perform/carryOut.ts';

let endpoint: Endpoint;
let slug: string;
beforeAll(async () => {
  endpoint = await startEndpoint({ nowMs: () => now });
  const made = await does(endpoint.school.rivka, { name: 'rotateShareLink', args: {} });
  slug = made?.teacher?.userData.shareLink ?? '';
});
afterAll(() => endpoint.close());

const does = async (actor: Actor, ...steps: Step[]) =>
  (await carryingOut(endpoint.database, actor)(steps)).at(-1);
const accept = (version = 0, more: object = {}): Step => ({
  name: 'acceptContract',
  args: { teacherId: endpoint.school.rivka.id, version, slug, ...more },
});
const join = (more: object = {}): Step => ({
  name: 'addJoinRequest',
  args: { joinRequest: { teacherId: endpoint.school.rivka.id, slug, ...more } },
});
const answer = (id: string, status: 'Approved' | 'Rejected', more: object = {}): Step => ({
  name: 'updateJoinRequest',
  args: { id, status, ...more },
});
const look = async (actor: Actor | null, by = slug) => {
  const { data, errors } = await endpoint.ask<{
    publicTeacher: { username: string; contract: { version: number } } | null;
  }>(
    actor,
    'query ($slug: String!) { publicTeacher(slug: $slug) { username subjects { name cost } contract { version text hash rateNoticeDays } } }',
    { slug: by },
  );
  return errors[0]?.extensions?.code ?? data?.publicTeacher ?? null;
};
/** A student who is nobody's yet. */
async function someone(): Promise<Actor> {
  const id = newId();
  const name = `Student ${id.slice(-6)}`;
  await endpoint.database.db
    .insertInto('app.users')
    .values({ user_id: id, role: 'student', username: name, email: null })
    .execute();
  return { id, role: 'student', name };
}
const studentsOfRivka = async () =>
  (
    await endpoint.database.db
      .selectFrom('app.links')
      .select('student_id')
      .where('teacher_id', '=', endpoint.school.rivka.id)
      .execute()
  ).map((row) => row.student_id);

test('a link leads to the teacher; one that is wrong, closed, blocked or lapsed leads to the same nothing', async () => {
  const { rivka, blocked, stranger } = endpoint.school;
  expect(await look(null)).toMatchObject({
    username: 'Rivka Levi',
    contract: { version: 0, rateNoticeDays: 30 },
  });
  expect(await look(stranger)).toMatchObject({ username: 'Rivka Levi' });
  expect(await look(null, 'no such link')).toBeNull();
  expect(await look(blocked)).toBeNull();
  await does(rivka, {
    name: 'updateTeacher',
    args: { input: { id: rivka.id, userData: { shareOpen: false } } },
  });
  expect(await look(null)).toBeNull();
  await does(rivka, {
    name: 'updateTeacher',
    args: { input: { id: rivka.id, userData: { shareOpen: true } } },
  });
  const set = (
    row: { status: 'EXPIRED' | 'SUSPENDED' | 'CANCELLED' | 'ACTIVE' } | { trial_end: Date | null },
  ) => endpoint.database.db.updateTable('app.teachers').set(row).where('teacher_id', '=', rivka.id).execute();
  for (const status of ['EXPIRED', 'SUSPENDED', 'CANCELLED'] as const) {
    await set({ status });
    expect(await look(null)).toBeNull();
    expect((await does(stranger, accept()))?.status).toBe('NOT_FOUND');
  }
  await set({ status: 'ACTIVE' });
  await set({ trial_end: new Date(now - 1) });
  expect(await look(null)).toBeNull();
  await set({ trial_end: null });
  expect(await look(null)).toMatchObject({ username: 'Rivka Levi' });
});

test('a foreign teacher is answered as one who does not exist, and so is a foreign student', async () => {
  const { otherTeacher, dana, noam } = endpoint.school;
  const refusals = async (more: object) => {
    const agreed = await does(dana, accept(0, more));
    const asked = await does(dana, join(more));
    return [agreed?.refusal, asked?.refusal];
  };
  expect(await refusals({ teacherId: otherTeacher.id })).toEqual(await refusals({ teacherId: newId() }));
  expect(await refusals({ studentId: noam.id })).toEqual(await refusals({ studentId: newId() }));
  expect((await refusals({ studentId: noam.id }))[0]).toMatchObject({
    code: 'NOT_FOUND',
    field: 'studentId',
  });
});

test('whoever tries links is told to wait after sixty in a minute', async () => {
  const answers: unknown[] = [];
  for (let n = 0; n < 70; n += 1) answers.push(await look(null, `guess ${n}`));
  expect(answers.filter((each) => each === 'RATE_LIMITED').length).toBeGreaterThanOrEqual(10);
});

test('nobody asks to come who has not agreed to the contract as it is now, nor without the link', async () => {
  const { rivka } = endpoint.school;
  const noa = await someone();
  const before = await everythingIn(endpoint.database);
  expect((await does(noa, join()))?.status).toBe('CONTRACT_CHANGED');
  expect((await does(noa, accept(7)))?.status).toBe('CONTRACT_CHANGED');
  expect((await does(noa, accept(0, { slug: 'guess' })))?.status).toBe('NOT_FOUND');
  expect((await does(noa, join({ slug: null })))?.status).toBe('NOT_FOUND');
  expect((await does(noa, join({ studentId: endpoint.school.dana.id })))?.status).toBe('NOT_FOUND');
  expect(await everythingIn(endpoint.database)).toEqual(before);
  const agreed = await does(noa, accept());
  expect(agreed).toMatchObject({
    status: 'ok',
    acceptance: { version: 0, studentId: noa.id, actorId: noa.id },
  });
  await does(rivka, {
    name: 'updateTeacher',
    args: { input: { id: rivka.id, userData: { contract: 'Bring a pencil.' } } },
  });
  expect((await does(noa, join()))?.refusal).toMatchObject({
    code: 'CONTRACT_CHANGED',
    params: '{"version":1}',
  });
  // The version before is no longer anybody's to accept.
  expect((await does(noa, accept(0)))?.refusal).toMatchObject({ code: 'CONTRACT_CHANGED' });
  const again = await does(noa, accept(1));
  expect(again?.acceptance).toMatchObject({
    version: 1,
    text: 'Bring a pencil.',
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect((await does(noa, join()))?.status).toBe('ok');
  await does(rivka, { name: 'updateTeacher', args: { input: { id: rivka.id, userData: { contract: '' } } } });
  const { pool } = endpoint.database;
  for (const sql of [
    `update app.contract_acceptances set text = 'x'`,
    'delete from app.contract_acceptances',
  ])
    await expect(pool.query(sql)).rejects.toThrow('evidence');
});

test('asked, approved with a discount, and at home: both sides hear of each step, and an undo takes the link back', async () => {
  const { rivka, dana } = endpoint.school;
  const noa = await someone();
  const feeds = makeFeeds(endpoint.database, endpoint.live, () => now);
  const hers = await feeds.joinRequests.watch(rivka.id, rivka);
  const roster = await feeds.students.watch(rivka.id, rivka);
  expect(await feeds.students.watch(rivka.id, dana)).toBeNull();
  const asked = await does(noa, accept(), join({ message: ' Hello ' }));
  const id = asked?.joinRequest?.id ?? '';
  expect(asked).toMatchObject({
    status: 'ok',
    joinRequest: { status: 'Pending', studentName: noa.name, message: 'Hello' },
  });
  expect((await hers?.next())?.value).toMatchObject({ id, status: 'Pending' });
  expect((await does(noa, join()))?.status).toBe('ALREADY_ASKED');
  const yes = await does(
    rivka,
    answer(id, 'Approved', { personalDiscount: { type: 'percentage', value: 10 } }),
  );
  expect(yes).toMatchObject({
    status: 'ok',
    joinRequest: { status: 'Approved', personalDiscount: { type: 'percentage', value: 10 } },
    students: [{ id: noa.id, links: [{ blocked: false, personalDiscount: { value: 10 } }] }],
  });
  expect((await hers?.next())?.value).toMatchObject({ id, status: 'Approved' });
  expect((await roster?.next())?.value).toMatchObject({ id: noa.id });
  expect(await studentsOfRivka()).toContain(noa.id);
  expect((await does(noa, join()))?.status).toBe('ALREADY_ASKED');
  expect((await does(rivka, answer(id, 'Rejected')))?.status).toBe('CHANGED_MEANWHILE');
  const told = await endpoint.database.db
    .selectFrom('app.notifications')
    .select('title')
    .where('user_id', '=', noa.id)
    .execute();
  expect(told).toEqual([{ title: 'JoinRequestApproved' }]);
  const back = await does(rivka, { name: 'undoChange', args: { changeId: yes?.changeId ?? '' } });
  expect(back).toMatchObject({
    status: 'ok',
    students: [{ id: noa.id, removed: true }],
    joinRequests: [{ status: 'Pending' }],
  });
  expect(await studentsOfRivka()).not.toContain(noa.id);
  await does(rivka, answer(id, 'Approved'));
  await hers?.return?.();
  await roster?.return?.();
});

test('a student with a lesson since is not taken back by an undo', async () => {
  const { rivka } = endpoint.school;
  const noa = await someone();
  const asked = await does(noa, accept(), join());
  const yes = await does(rivka, answer(asked?.joinRequest?.id ?? '', 'Approved'));
  await does(
    rivka,
    add({ start: '2026-11-16T08:00', end: '2026-11-16T09:00', attendees: [{ attendeeId: noa.id }] }),
  );
  expect((await does(rivka, { name: 'undoChange', args: { changeId: yes?.changeId ?? '' } }))?.status).toBe(
    'WRITTEN_SINCE',
  );
});

test('into a group one comes from the next lesson on, as long as there is a place; the price is what the discount leaves', async () => {
  const { rivka, dana, noam, ruth } = endpoint.school;
  const group = await does(
    rivka,
    add({
      start: '2026-10-22T17:00',
      end: '2026-10-22T18:00',
      subject: 'Maths',
      rrule: 'FREQ=WEEKLY',
      capacity: 2,
      attendees: [{ attendeeId: noam.id }],
    }),
  );
  const meetingId = group?.meeting?.id ?? '';
  expect((await does(noam, accept(), join({ meetingId })))?.status).toBe('ALREADY_ASKED');
  const asked = await does(ruth, accept(0, { studentId: dana.id }), join({ studentId: dana.id, meetingId }));
  expect(asked?.joinRequest).toMatchObject({
    requestedBy: ruth.id,
    studentId: dana.id,
    meetingName: 'Maths',
    price: 160,
  });
  const yes = await does(
    rivka,
    answer(asked?.joinRequest?.id ?? '', 'Approved', { personalDiscount: { type: 'fixed', value: 1000 } }),
  );
  expect(yes).toMatchObject({ status: 'ok', joinRequest: { price: 150 } });
  const rows = yes?.meetings?.filter(({ removed }) => !removed) ?? [];
  expect(rows.map(({ attendees }) => attendees?.length).toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual([
    1, 2,
  ]);
  const [late] = [await someone()];
  const full = await does(
    late,
    accept(),
    join({ meetingId: rows.find(({ attendees }) => attendees?.length === 2)?.id }),
  );
  expect((await does(rivka, answer(full?.joinRequest?.id ?? '', 'Approved')))?.status).toBe('CAPACITY');
  expect(await studentsOfRivka()).not.toContain(late.id);
});

test('whoever asked takes it back, nobody else does, and what is answered stays', async () => {
  const { rivka, dana, otherTeacher, admin } = endpoint.school;
  const noa = await someone();
  const asked = await does(noa, accept(), join());
  const id = asked?.joinRequest?.id ?? '';
  const remove: Step = { name: 'removeJoinRequest', args: { id } };
  for (const actor of [dana, otherTeacher]) expect((await does(actor, remove))?.status).toBe('NOT_FOUND');
  expect((await does(admin, remove))?.status).toBe('FORBIDDEN');
  expect((await does(noa, remove))?.joinRequest).toMatchObject({ id, removed: true });
  expect((await does(rivka, answer(id, 'Approved')))?.status).toBe('NOT_FOUND');
  const second = await does(noa, join());
  await does(rivka, answer(second?.joinRequest?.id ?? '', 'Rejected'));
  expect(
    (await does(noa, { name: 'removeJoinRequest', args: { id: second?.joinRequest?.id ?? '' } }))?.status,
  ).toBe('CHANGED_MEANWHILE');
});

test('a request that the teacher removes is declined: the student is told, and sees how it ended', async () => {
  const { rivka, stranger } = endpoint.school;
  const id = (await does(stranger, accept(), join()))?.joinRequest?.id ?? '';
  const remove: Step = { name: 'removeJoinRequest', args: { id } };
  expect(await does(rivka, remove)).toMatchObject({
    status: 'ok',
    joinRequest: { id, status: 'Rejected', removed: false },
  });
  const { data } = await endpoint.ask<{
    getJoinRequestsByStudentId: { id: string; status: string; removed: boolean }[];
    getNotifications: { title: string }[];
  }>(
    stranger,
    `query ($id: ID!) { getJoinRequestsByStudentId(studentId: $id) { id status removed }
      getNotifications(userId: $id) { title } }`,
    { id: stranger.id },
  );
  expect(data?.getJoinRequestsByStudentId.filter((row) => row.id === id)).toEqual([
    { id, status: 'Rejected', removed: false },
  ]);
  expect(data?.getNotifications.map(({ title }) => title)).toContain('JoinRequestRejected');
  // How it ended stays: neither side takes an answer off the other's list.
  for (const actor of [rivka, stranger])
    expect((await does(actor, remove))?.refusal).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      params: JSON.stringify({ status: 'Rejected' }),
    });
});

test('of fifty yeses at once for the last place of the plan exactly one is one, and of fifty to one request too', async () => {
  const { rivka } = endpoint.school;
  const linked = (await studentsOfRivka()).length;
  const racers = await Promise.all(Array.from({ length: 50 }, () => someone()));
  const requests = await Promise.all(
    racers.map(async (racer) => (await does(racer, accept(), join()))?.joinRequest?.id ?? ''),
  );
  expect(new Set(requests).size).toBe(50);
  const [once = '', ...others] = requests;
  const same = await Promise.all(Array.from({ length: 50 }, () => does(rivka, answer(once, 'Approved'))));
  expect(same.filter((outcome) => outcome?.status === 'ok')).toHaveLength(1);
  const [{ db }, away] = [endpoint.database, (await studentsOfRivka()).toSorted().slice(4)];
  await db
    .updateTable('app.links')
    .set({ archived: true })
    .where('teacher_id', '=', rivka.id)
    .where('student_id', 'in', away)
    .execute();
  // With the revision, as every change raises it: what was read under the one before is not asked for again.
  const basic = { plan: 'basic', revision: sql<number>`revision + 1` } as const;
  await db.updateTable('app.teachers').set(basic).where('teacher_id', '=', rivka.id).execute();
  const all = await Promise.all(others.map((id) => does(rivka, answer(id, 'Approved'))));
  const counts = Object.groupBy(all, (outcome) => outcome?.status ?? 'nothing');
  expect([counts['ok']?.length, counts['PLAN_LIMIT']?.length], JSON.stringify(all)).toEqual([1, 48]);
  expect(await studentsOfRivka()).toHaveLength(linked + 2);
  const input = { studentId: away[0] ?? '', archived: false };
  const unarchive: Step = { name: 'updateStudentLink', args: { input } };
  expect((await does(rivka, unarchive))?.refusal).toMatchObject({ code: 'PLAN_LIMIT' });
  await db.updateTable('app.teachers').set({ plan: 'ultra' }).where('teacher_id', '=', rivka.id).execute();
});
