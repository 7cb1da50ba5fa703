/** The list of notifications as its reader finds it: written with the change, read and deleted on every device at once. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../../domain/kernel/actor.ts';
import { forgetOldNotifications } from '../../../server/modules/notifications/forgetOld.ts';
import { newId } from '../../../server/basics/newId.ts';
import { startEndpoint, type Endpoint } from '../graphqlServer.ts';
import { settled, watchNotifications } from '../live/watcher.ts';
import { add, carryingOut, now } from '../perform/carryOut.ts';

let endpoint: Endpoint;
let hour = 0;
beforeAll(async () => {
  endpoint = await startEndpoint();
});
afterAll(() => endpoint.close());

type Row = { id: string; title: string; message: string; read: boolean; type: string };

const listOf = async (actor: Actor, page = ''): Promise<Row[]> => {
  const { data } = await endpoint.ask<{ getNotifications: Row[] }>(
    actor,
    `{ getNotifications(userId: "${actor.id}"${page}) { id title message read type } }`,
  );
  return data?.getNotifications ?? [];
};

type Answer = {
  status: string;
  changeId: string | null;
  notifications?: { id: string; read: boolean }[] | null;
};

const does = async (actor: Actor, field: string): Promise<Answer> => {
  const { data } = await endpoint.ask<{ done: Answer }>(
    actor,
    `mutation { done: ${field} { status changeId notifications { id read } } }`,
  );
  if (!data) throw new Error(field);
  return data.done;
};

/** Rivka books a lesson of Dana's, at an hour that nothing else has. */
async function book(): Promise<void> {
  const { rivka, dana } = endpoint.school;
  hour += 1;
  const day = String(2 + Math.floor(hour / 8)).padStart(2, '0');
  const at = (minutes: string) => `2026-12-${day}T${String(8 + (hour % 8)).padStart(2, '0')}:${minutes}`;
  const [done] = await carryingOut(
    endpoint.database,
    rivka,
  )([add({ start: at('00'), end: at('45'), subject: 'Maths', attendees: [{ attendeeId: dana.id }] })]);
  if (done?.status !== 'ok') throw new Error(done?.status);
}

async function emptyLists(): Promise<void> {
  await endpoint.database.pool.query('delete from app.notifications');
}

test('a booked lesson is told to the student and to their parent, once each, as good news', async () => {
  const { rivka, dana, ruth, noam } = endpoint.school;
  await book();
  for (const actor of [dana, ruth]) {
    const [first, ...others] = await listOf(actor);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ title: 'MeetingAdded', type: 'success', read: false });
    expect(JSON.parse(first?.message ?? '')).toMatchObject({
      subjectName: 'Maths',
      teacherName: 'Rivka Levi',
      studentId: dana.id,
      ...(actor === ruth ? { studentName: 'Dana Katz' } : {}),
    });
  }
  expect(await listOf(noam)).toEqual([]);
  expect(await listOf(rivka)).toEqual([]);
});

test('one is read, all are read, one is deleted, all are deleted; each is taken back by its change', async () => {
  const { dana } = endpoint.school;
  await emptyLists();
  for (const _ of [1, 2, 3]) await book();
  const [newest, middle] = await listOf(dana);
  const read = await does(dana, `markNotificationAsRead(id: "${newest?.id}")`);
  expect(read).toMatchObject({ status: 'ok', notifications: [{ id: newest?.id, read: true }] });
  expect((await listOf(dana)).map((row) => row.read)).toEqual([true, false, false]);
  expect(await does(dana, `markNotificationAsRead(id: "${newest?.id}")`)).toMatchObject({
    status: 'ok',
    changeId: null,
  });

  const all = await does(dana, `markAllNotificationsAsRead(userId: "${dana.id}")`);
  expect(all.notifications).toHaveLength(2);
  expect((await listOf(dana)).every((row) => row.read)).toBe(true);

  await does(dana, `deleteNotification(id: "${middle?.id}", userId: "${dana.id}")`);
  expect((await listOf(dana)).map(({ id }) => id)).not.toContain(middle?.id);
  const cleared = await does(dana, `deleteUserNotifications(userId: "${dana.id}")`);
  expect(await listOf(dana)).toEqual([]);

  await does(dana, `undoChange(changeId: "${cleared.changeId}")`);
  expect(await listOf(dana)).toHaveLength(2);
  // One of them was deleted since.
  expect(await does(dana, `undoChange(changeId: "${all.changeId}")`)).toMatchObject({
    status: 'WRITTEN_SINCE',
  });
});

test('a teacher takes back that she cleared her list, and her calendar knows nothing of it', async () => {
  const { rivka, dana } = endpoint.school;
  await emptyLists();
  await endpoint.database.db
    .insertInto('app.notifications')
    .values({ user_id: rivka.id, id: newId(), title: 'NewJoinRequest', params: '{}' })
    .execute();
  const revision = async () =>
    (
      await endpoint.database.pool.query('select revision from app.teachers where teacher_id = $1', [
        rivka.id,
      ])
    ).rows[0];
  const before = await revision();
  const cleared = await does(rivka, `deleteUserNotifications(userId: "${rivka.id}")`);
  expect(await listOf(rivka)).toEqual([]);
  expect(await does(dana, `undoChange(changeId: "${cleared.changeId}")`)).toMatchObject({
    status: 'NOT_FOUND',
  });
  expect(await does(rivka, `undoChange(changeId: "${cleared.changeId}")`)).toMatchObject({ status: 'ok' });
  expect(await listOf(rivka)).toHaveLength(1);
  expect(await revision()).toEqual(before);
});

test('what is read or deleted on one device is so on the others at once', async () => {
  const { dana } = endpoint.school;
  await emptyLists();
  const watching = watchNotifications(endpoint, dana, dana);
  await settled(endpoint.database);
  await book();
  const [row] = await watching.until(1);
  await does(dana, `markNotificationAsRead(id: "${row?.id}")`);
  await watching.until(2);
  await does(dana, `deleteNotification(id: "${row?.id}", userId: "${dana.id}")`);
  const rows = await watching.until(3);
  expect(rows.map(({ id, read, removed }) => ({ id, read, removed }))).toEqual([
    { id: row?.id, read: false, removed: false },
    { id: row?.id, read: true, removed: false },
    { id: row?.id, read: true, removed: true },
  ]);
  watching.stop();
});

test('pages of fifty follow each other without a gap', async () => {
  const { noam } = endpoint.school;
  await emptyLists();
  const rows = Array.from({ length: 120 }, (_, n) => ({
    user_id: noam.id,
    id: newId(now + n),
    title: 'MeetingAdded',
    params: JSON.stringify({ n }),
  }));
  await endpoint.database.db.insertInto('app.notifications').values(rows).execute();
  const pages = await Promise.all(
    [0, 50, 100].map((offset) => listOf(noam, `, limit: 50, offset: ${offset}`)),
  );
  expect(pages.map(({ length }) => length)).toEqual([50, 50, 20]);
  expect(pages.flat().map(({ message }) => (JSON.parse(message) as { n: number }).n)).toEqual(
    rows.map((_, n) => 119 - n),
  );
  expect(await listOf(noam)).toHaveLength(50);
});

test('what a parent asks for a child is not told to that parent', async () => {
  const { dana, ruth, rivka } = endpoint.school;
  await emptyLists();
  const [done] = await carryingOut(
    endpoint.database,
    ruth,
  )([
    {
      name: 'addPendingMeeting',
      args: {
        input: {
          organizer: rivka.id,
          start: '2026-12-20T16:00',
          end: '2026-12-20T16:45',
          subject: 'Maths',
          location: 'teacher',
          attendees: [{ attendeeId: dana.id }],
        },
      },
    },
  ]);
  expect(done?.status).toBe('ok');
  expect(await listOf(ruth)).toEqual([]);
  expect(await listOf(dana)).toMatchObject([{ title: 'PendingMeetingAdded' }]);
  expect(await listOf(rivka)).toMatchObject([{ title: 'PendingMeetingAdded' }]);
});

test('a new number is told with the old one: of a student to the teachers, of a teacher to the students', async () => {
  const { dana, ruth, rivka, noam, blocked } = endpoint.school;
  await emptyLists();
  await endpoint.database.pool.query(
    `update app.users set phone = '{"country":"IL","countryCode":"972","number":"525550187"}' where user_id = any($1)`,
    [[dana.id, rivka.id]],
  );
  const phoneNumber = { country: 'IL', countryCode: '972', number: '54-555-0114' };
  await carryingOut(
    endpoint.database,
    dana,
  )([{ name: 'updateStudent', args: { input: { id: dana.id, phoneNumber } } }]);
  const [toRivka] = await listOf(rivka);
  expect(toRivka?.title).toBe('StudentPhoneChanged');
  expect(JSON.parse(toRivka?.message ?? '')).toMatchObject({
    studentName: 'Dana Katz',
    oldPhone: '+972 525550187',
    newPhone: '+972 545550114',
  });
  await carryingOut(
    endpoint.database,
    rivka,
  )([{ name: 'updateTeacher', args: { input: { id: rivka.id, phoneNumber } } }]);
  for (const actor of [noam, dana, ruth])
    expect(await listOf(actor)).toMatchObject([{ title: 'TeacherPhoneChanged', type: 'info' }]);
  expect(await listOf(blocked)).toEqual([]);
});

test('after a year a notification is forgotten, and thirty days after it was deleted', async () => {
  const { noam } = endpoint.school;
  await emptyLists();
  const dayMs = 86_400_000;
  const row = (title: string, ageDays: number, removedDays: number | null) => ({
    user_id: noam.id,
    id: newId(),
    title,
    params: '{}',
    created_at: new Date(now - ageDays * dayMs),
    removed_at: removedDays === null ? null : new Date(now - removedDays * dayMs),
  });
  await endpoint.database.db
    .insertInto('app.notifications')
    .values([row('a', 366, null), row('b', 364, null), row('c', 40, 31), row('d', 40, 29)])
    .execute();
  await forgetOldNotifications(endpoint.database, now);
  const { rows } = await endpoint.database.pool.query('select title from app.notifications order by title');
  expect(rows).toEqual([{ title: 'b' }, { title: 'd' }]);
});
