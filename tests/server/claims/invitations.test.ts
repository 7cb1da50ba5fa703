/** The invitation of a kept student: how long it holds, whom it may reach, and what the teacher hears of it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Step } from '../../../domain/operations.ts';
import { startEndpoint, type Endpoint } from '../graphqlServer.ts';
import { add, now } from '../perform/carryOut.ts';
import { claiming } from './claimFixture.ts';

const dayMs = 86_400_000;

let endpoint: Endpoint;
let clock = now;
beforeAll(async () => {
  endpoint = await startEndpoint({ nowMs: () => clock });
});
afterAll(() => endpoint.close());

const { does, invites, keeps, codeFor, claims } = claiming(() => endpoint);

const revision = async (): Promise<number> =>
  (
    await endpoint.database.db
      .selectFrom('app.teachers')
      .select('revision')
      .where('teacher_id', '=', endpoint.school.rivka.id)
      .executeTakeFirstOrThrow()
  ).revision;

const writing = (id: string, more: object): Step => ({
  name: 'updateKeptStudent',
  args: { input: { studentId: id, ...more } },
});
const standing = (id: string, more: object): Step => ({
  name: 'updateStudentLink',
  args: { input: { studentId: id, ...more } },
});

test('a link that went to a wrong person is withdrawn by setting right how the student is reached', async () => {
  const { rivka, stranger } = endpoint.school;
  const id = await keeps('Shira Paz', { email: 'wrong@example.test' });
  const changes = [
    writing(id, { email: 'right@example.test' }),
    writing(id, { phoneNumber: { number: '052-555-0199' } }),
    standing(id, { archived: true }),
    standing(id, { blocked: true }),
  ];
  for (const change of changes) {
    const old = await codeFor(id);
    expect((await does(rivka, change))[0]?.status).toBe('ok');
    expect(await claims(stranger, old)).toBe('CODE_WRONG');
    expect(await codeFor(id)).not.toBe(old);
  }
  const holds = await codeFor(id);
  expect((await does(rivka, writing(id, { username: 'Shira Paz Levi' })))[0]?.status).toBe('ok');
  expect((await does(rivka, standing(id, { notes: 'Plays by ear' })))[0]?.status).toBe('ok');
  expect(await codeFor(id)).toBe(holds);
});

test('the teacher is told once who has taken the place', async () => {
  const { rivka, noam } = endpoint.school;
  const id = await keeps('Nomi');
  expect(await claims(noam, await codeFor(id), ', takeName: true')).toBe('ok');
  const told = await endpoint.database.db
    .selectFrom('app.notifications')
    .select(['title', 'params'])
    .where('user_id', '=', rivka.id)
    .execute();
  expect(told).toEqual([
    {
      title: 'StudentJoinedMeeting',
      params: { studentId: noam.id, studentName: 'Noam Bar', oldName: 'Nomi' },
    },
  ]);
  // One name alone is no name of an account.
  const { data } = await endpoint.ask(rivka, `{ getStudentById(id: "${noam.id}") { username } }`);
  expect(data).toEqual({ getStudentById: { username: 'Noam Bar' } });
});

test('whoever presses again after the answer was lost hears that it is done, and nobody else does', async () => {
  const { stranger, dana } = endpoint.school;
  const code = await codeFor(await keeps('Talia Gur'));
  const both = await Promise.all([claims(stranger, code), claims(stranger, code)]);
  expect(both).toEqual(['ok', 'ok']);
  expect(await claims(stranger, code)).toBe('ok');
  expect(await claims(dana, code)).toBe('CODE_WRONG');
});

test('what is refused leaves the calendar at the revision where it was', async () => {
  const { rivka, dana } = endpoint.school;
  const id = await keeps('Danit Oz');
  const attendees = [{ attendeeId: id }, { attendeeId: dana.id }];
  const [booked] = await does(
    rivka,
    add({ start: '2026-11-19T10:00', end: '2026-11-19T11:00', capacity: 3, attendees }),
  );
  expect(booked?.status).toBe('ok');
  const code = await codeFor(id);
  const before = await revision();
  expect(await claims(dana, code)).toBe('SAME_LESSON');
  expect(await revision()).toBe(before);
});

test('two invitations at once lead by one link, and it is shown as long as it holds', async () => {
  const id = await keeps('Yaara Sela');
  const [one, other] = await Promise.all([codeFor(id), codeFor(id)]);
  expect(one).toBe(other);
  clock = now + 29 * dayMs;
  expect(await codeFor(id)).toBe(one);
  clock = now;
});

test('mails are counted with the other invitations: fewer of a new teacher, and none where the plan has ended', async () => {
  const { rivka } = endpoint.school;
  const { db } = endpoint.database;
  const account = db.updateTable('app.users').where('user_id', '=', rivka.id);
  await account.set({ created_at: new Date(now) }).execute();
  const ids = await Promise.all(
    ['Aya Ron', 'Bat Ron', 'Gal Ron'].map((name, at) => keeps(name, { email: `ron${at}@example.test` })),
  );
  const mail = async (at: number) => (await invites(ids[at] ?? '', ', mail: true'))?.status;
  expect(await mail(0)).toBe('ok');
  for (let at = 0; at < 28; at += 1)
    await does(rivka, { name: 'inviteStudent', args: { email: `guest${at}@example.test` } });
  expect(await mail(1)).toBe('ok');
  expect(await mail(2)).toBe('MAIL_LIMIT');
  const [invited] = await does(rivka, { name: 'inviteStudent', args: { email: 'last@example.test' } });
  expect(invited?.refusal).toMatchObject({ code: 'MAIL_LIMIT' });
  const teacher = db.updateTable('app.teachers').where('teacher_id', '=', rivka.id);
  await teacher.set({ status: 'EXPIRED' }).execute();
  expect((await invites(ids[2] ?? ''))?.status).toBe('PLAN_LIMIT');
  await teacher.set({ status: 'ACTIVE' }).execute();
});

test('codes are tried so often from one address and no oftener', async () => {
  const { blocked } = endpoint.school;
  const tried: (string | undefined)[] = [];
  for (let at = 0; at < 61; at += 1) tried.push(await claims(blocked, 'x'.repeat(43)));
  expect(tried[0]).toBe('CODE_WRONG');
  expect(tried.at(-1)).toBeUndefined();
});
