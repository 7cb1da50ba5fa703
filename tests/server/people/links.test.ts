/** How a student stands with a teacher: said by her alone, read by the student, and what the blocked may not do. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ArgsOf, Step } from '../../../domain/operations.ts';
import type { Actor } from '../../../domain/kernel/actor.ts';
import { makeFeeds } from '../../../server/app/kernel.ts';
import { startEndpoint, type Endpoint } from '../graphqlServer.ts';
import { add, carryingOut, now } from '../perform/carryOut.ts';

let endpoint: Endpoint;
beforeAll(async () => {
  endpoint = await startEndpoint({ nowMs: () => now });
});
afterAll(() => endpoint.close());

const does = async (actor: Actor, step: Step) => (await carryingOut(endpoint.database, actor)([step]))[0];
const link = (student: Actor, input: Omit<ArgsOf<'updateStudentLink'>['input'], 'studentId'>): Step => ({
  name: 'updateStudentLink',
  args: { input: { studentId: student.id, ...input } },
});

test('notes and homework are the student’s and the parent’s to read, and nobody else’s', async () => {
  const { rivka, dana, noam, ruth, otherTeacher } = endpoint.school;
  const done = await does(
    rivka,
    link(dana, {
      notes: 'Works well.',
      homework: 'Page 12',
      personalDiscount: { type: 'fixed', value: 500 },
    }),
  );
  expect(done?.student?.links).toMatchObject([
    { notes: 'Works well.', homework: 'Page 12', personalDiscount: { value: 5 } },
  ]);
  const links = async (actor: Actor) =>
    (
      await endpoint.ask<{ getStudentById: { links: object[] } | null }>(
        actor,
        `{ getStudentById(id: "${dana.id}") { links { homework notes blocked } } }`,
      )
    ).data?.getStudentById?.links;
  for (const actor of [rivka, dana, ruth])
    expect(await links(actor)).toMatchObject([{ homework: 'Page 12' }]);
  for (const actor of [noam, otherTeacher]) expect(await links(actor)).toBeUndefined();
  const told = await endpoint.database.db
    .selectFrom('app.notifications')
    .select('title')
    .where('user_id', '=', dana.id)
    .execute();
  expect(told).toEqual([{ title: 'HomeworkUpdated' }]);
});

test('a student who is blocked or put away comes live to the teacher, and back', async () => {
  const { rivka, noam } = endpoint.school;
  const rows = await makeFeeds(endpoint.database, endpoint.live, () => now).students.watch(rivka.id, rivka);
  const done = await does(rivka, link(noam, { blocked: true, archived: true, badCancels: 3 }));
  expect((await rows?.next())?.value).toMatchObject({
    id: noam.id,
    links: [{ blocked: true, archived: true, badCancels: 3 }],
  });
  await does(rivka, { name: 'undoChange', args: { changeId: done?.changeId ?? '' } });
  expect((await rows?.next())?.value).toMatchObject({
    links: [{ blocked: false, archived: false, badCancels: 0 }],
  });
  await rows?.return?.();
});

test('whoever is blocked asks for nothing new, keeps what they have, and may cancel and leave', async () => {
  const { rivka, noam } = endpoint.school;
  const lesson = await does(
    rivka,
    add({
      start: '2026-11-12T10:00',
      end: '2026-11-12T11:00',
      rrule: 'FREQ=WEEKLY',
      attendees: [{ attendeeId: noam.id }],
    }),
  );
  const group = await does(rivka, add({ start: '2026-11-13T08:00', end: '2026-11-13T09:00', capacity: 4 }));
  const offered = await does(rivka, {
    name: 'addPendingMeeting',
    args: {
      input: { start: '2026-11-15T10:00', end: '2026-11-15T11:00', attendees: [{ attendeeId: noam.id }] },
    },
  });
  await does(rivka, link(noam, { blocked: true }));
  const id = lesson?.meeting?.id ?? '';
  const refused: Step[] = [
    {
      name: 'addPendingMeeting',
      args: { input: { organizer: rivka.id, start: '2026-11-16T10:00', end: '2026-11-16T11:00' } },
    },
    {
      name: 'updatePendingMeeting',
      args: { input: { id: offered?.pendingMeeting?.id ?? '' }, status: 'Approved' },
    },
    { name: 'addJoinRequest', args: { joinRequest: { teacherId: rivka.id, meetingId: group?.meeting?.id } } },
  ];
  for (const step of refused) expect((await does(noam, step))?.status, step.name).toBe('BLOCKED');
  const late = await does(
    rivka,
    add({ start: '2026-11-17T10:00', end: '2026-11-17T11:00', attendees: [{ attendeeId: noam.id }] }),
  );
  expect(late?.status).toBe('BLOCKED');
  const seen = await endpoint.ask<{ meetingsByTeacherId: { id: string }[] }>(
    noam,
    `{ meetingsByTeacherId(teacherId: "${rivka.id}") { id } }`,
  );
  expect(seen.data?.meetingsByTeacherId.map((each) => each.id)).toEqual([id]);
  expect(
    (await does(noam, { name: 'cancelMyAttendance', args: { id, occurrence: '2026-11-19T10:00' } }))?.status,
  ).toBe('ok');
  expect((await does(noam, { name: 'leaveMeeting', args: { id } }))?.status).toBe('ok');
  await does(rivka, link(noam, { blocked: false }));
  expect((await does(noam, refused[0] as Step))?.status).toBe('ok');
});

test('late cancels are set right by the teacher, never below none, and never by the student', async () => {
  const { rivka, dana, stranger } = endpoint.school;
  expect((await does(rivka, link(dana, { badCancels: 2 })))?.student?.userData.numberOfBadCancels).toBe(2);
  expect((await does(rivka, link(dana, { badCancels: -1 })))?.status).toBe('BAD_REQUEST');
  expect((await does(dana, link(dana, { badCancels: 0 })))?.status).toBe('FORBIDDEN');
  expect((await does(rivka, link(stranger, { blocked: true })))?.status).toBe('NOT_FOUND');
});

test('students are found by their address among one’s own alone, so often and no oftener', async () => {
  const { rivka, dana, stranger } = endpoint.school;
  const emailOf = async ({ id }: Actor) =>
    (
      await endpoint.database.db
        .selectFrom('app.users')
        .select('email')
        .where('user_id', '=', id)
        .executeTakeFirstOrThrow()
    ).email ?? '';
  const find = async (emails: string[]) => {
    const { data, errors } = await endpoint.ask<{ getStudentsByEmails: { id: string }[] }>(
      rivka,
      'query ($emails: [String!]!) { getStudentsByEmails(emails: $emails) { id } }',
      { emails },
    );
    return errors[0]?.extensions?.code ?? data?.getStudentsByEmails.map(({ id }) => id);
  };
  const hers = (await emailOf(dana)).toLowerCase();
  await endpoint.database.db
    .updateTable('app.users')
    .set({ email: hers })
    .where('user_id', '=', dana.id)
    .execute();
  expect(await find([hers.toUpperCase(), await emailOf(stranger), 'nobody@example.test'])).toEqual([dana.id]);
  expect(await find(Array.from({ length: 51 }, (_, i) => `${i}@example.test`))).toBe('BAD_REQUEST');
  const answers: unknown[] = [];
  for (let n = 0; n < 25; n += 1) answers.push(await find([]));
  expect(answers).toContain('RATE_LIMITED');
});

test('an invitation waits for the mail, is not doubled on one day, and can be taken back', async () => {
  const { rivka, dana } = endpoint.school;
  const invite = (email: string): Step => ({
    name: 'inviteStudent',
    args: { email, name: ' Noa  Levi ', message: 'Come!' },
  });
  const made = await does(rivka, invite(' Noa@Example.test'));
  expect(made?.invitation).toMatchObject({ email: 'noa@example.test', name: 'Noa Levi', sentAt: null });
  expect((await does(rivka, invite('noa@example.test')))?.status).toBe('ALREADY_ASKED');
  expect((await does(rivka, invite('not an address')))?.status).toBe('BAD_REQUEST');
  expect((await does(dana, invite('noa@example.test')))?.status).toBe('FORBIDDEN');
  await does(rivka, { name: 'removeInvitation', args: { id: made?.invitation?.id ?? '' } });
  const { data } = await endpoint.ask(rivka, `{ invitationsByTeacherId(teacherId: "${rivka.id}") { id } }`);
  expect(data).toEqual({ invitationsByTeacherId: [] });
});
