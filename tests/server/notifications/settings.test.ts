/** What a person wants to be told, how and when; and what they are reminded of. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { updateNotificationSettings } from '../../../domain/notifications/updateNotificationSettings.ts';
import { noSetting, quietEndMs } from '../../../domain/notifications/notificationSetting.ts';
import { ringReminders } from '../../../server/modules/notifications/reminders/ringReminders.ts';
import { tellAgendas } from '../../../server/modules/notifications/reminders/tellAgendas.ts';
import { makePushChannel } from '../../../server/modules/notifications/push/pushChannel.ts';
import { keepTarget } from '../../../server/modules/notifications/push/pushTargets.ts';
import { readSetting } from '../../../server/modules/notifications/settings/settings.ts';
import type { ArgsOf } from '../../../domain/operations.ts';
import { aSchool, type School } from '../schoolFixture.ts';
import { freshDatabase, type FreshDatabase } from '../database.ts';
import { add, carryingOut } from '../perform/carryOut.ts';

let database: FreshDatabase;
let school: School;
beforeEach(async () => {
  database = await freshDatabase();
  school = await aSchool(database);
});
afterEach(() => database.close());

type Said = ArgsOf<'updateNotificationSettings'>['input'];

async function choose(person: School['dana'], input: Said): Promise<string> {
  const [outcome] = await carryingOut(
    database,
    person,
  )([{ name: updateNotificationSettings.name, args: { input } }]);
  expect(outcome?.status).toBe('ok');
  return outcome?.changeId ?? '';
}

async function book(more: object = {}): Promise<string> {
  const attendees = [{ attendeeId: school.dana.id }];
  const [outcome] = await carryingOut(
    database,
    school.rivka,
  )([add({ start: '2026-11-08T16:00', end: '2026-11-08T16:45', attendees, subject: 'Maths', ...more })]);
  expect(outcome?.status).toBe('ok');
  return outcome?.meeting?.id ?? '';
}

async function told({ id }: { id: string }, title?: string): Promise<Record<string, unknown>[]> {
  const { rows } = await database.pool.query<{ title: string; params: Record<string, unknown> }>(
    'select title, params from app.notifications where user_id = $1 and removed_at is null order by id',
    [id],
  );
  return rows.filter((row) => title === undefined || row.title === title).map(({ params }) => params);
}

/** On the wall of Jerusalem, where the school is; in November two hours before Greenwich. */
const at = (hour: string, day = '08') => Date.parse(`2026-11-${day}T${hour}:00+02:00`);

test('whoever chose nothing is told everything; what is turned off stays off until it is turned on', async () => {
  expect(await readSetting(database.db, school.dana.id)).toEqual(noSetting(school.dana.id));
  await choose(school.dana, { off: ['lessons.app', 'lessons.mail'], quiet: { from: '22:00', to: '07:00' } });
  await choose(school.dana, { on: ['lessons.mail'], remindMinutes: 60 });
  expect(await readSetting(database.db, school.dana.id)).toMatchObject({
    off: ['lessons.app'],
    quiet: { from: '22:00', to: '07:00' },
    remindMinutes: 60,
  });
});

test.each(['rivka', 'ruth', 'dana'] as const)('%s undoes a choice', async (who) => {
  await choose(school[who], { quiet: { from: '21:00', to: '08:00' } });
  const changeId = await choose(school[who], { quiet: null, agendaAt: '07:30' });
  const [undone] = await carryingOut(database, school[who])([{ name: 'undoChange', args: { changeId } }]);
  expect(undone?.status).toBe('ok');
  expect(await readSetting(database.db, school[who].id)).toMatchObject({
    quiet: { from: '21:00', to: '08:00' },
    agendaAt: null,
  });
});

test('a kind that is off in the app is in no list and on no device, and is mailed all the same', async () => {
  await choose(school.dana, { off: ['lessons.app'] });
  await book();
  expect(await told(school.dana)).toEqual([]);
  const { rowCount } = await database.pool.query('select 1 from app.outbox where user_id = $1', [
    school.dana.id,
  ]);
  expect(rowCount).toBe(1);
  await keepTarget(
    database,
    { userId: school.dana.id, sessionId: null },
    { kind: 'fcm', address: 'a-phone' },
  );
  const notice = await database.db
    .selectFrom('app.notifications')
    .selectAll()
    .where('user_id', '=', school.dana.id)
    .executeTakeFirstOrThrow();
  await makePushChannel(database, { kinds: ['fcm'], nowMs: Date.now }).send(notice);
  const pushes = await database.pool.query(
    `select 1 from graphile_worker._private_jobs where key like 'push %'`,
  );
  expect(pushes.rowCount).toBe(0);
});

test('in quiet hours a push waits until they end, in the person’s own zone; what is off is not asked for', async () => {
  await database.pool.query('delete from app.guardians');
  await keepTarget(
    database,
    { userId: school.dana.id, sessionId: null },
    { kind: 'fcm', address: 'a-phone' },
  );
  await choose(school.dana, { quiet: { from: '22:00', to: '07:00' } });
  await database.pool.query(
    `update app.users set preferences = preferences || '{"timeZone":"Asia/Jerusalem"}' where user_id = $1`,
    [school.dana.id],
  );
  await book();
  const notice = await database.db.selectFrom('app.notifications').selectAll().executeTakeFirstOrThrow();
  const push = async (nowMs: number): Promise<Date[]> => {
    await database.pool.query(`delete from graphile_worker._private_jobs where key like 'push %'`);
    await makePushChannel(database, { kinds: ['fcm'], nowMs: () => nowMs }).send(notice);
    const { rows } = await database.pool.query<{ run_at: Date }>(
      `select run_at from graphile_worker._private_jobs where key like 'push %'`,
    );
    return rows.map(({ run_at: runAt }) => runAt);
  };
  expect(await push(at('23:30'))).toEqual([new Date(at('07:00', '09'))]);
  expect(await push(at('06:59'))).toEqual([new Date(at('07:00'))]);
  const [atOnce] = await push(at('12:00'));
  expect(atOnce?.getTime()).toBeGreaterThan(Date.now() - 10_000);
  expect(atOnce?.getTime()).toBeLessThan(Date.now() + 10_000);
  await choose(school.dana, { off: ['lessons.push'] });
  expect(await push(at('12:00'))).toEqual([]);
});

test('quiet hours within a day, over midnight, and on the night when the clocks change', () => {
  const noon = { quiet: { from: '13:00', to: '15:00' } };
  const night = { quiet: { from: '22:00', to: '07:00' } };
  const zone = 'Asia/Jerusalem';
  expect([quietEndMs(noon, at('12:59'), zone), quietEndMs(noon, at('15:00'), zone)]).toEqual([null, null]);
  expect(quietEndMs(noon, at('13:00'), zone)).toBe(at('15:00'));
  expect(quietEndMs(night, at('22:00'), zone)).toBe(at('07:00', '09'));
  // Nine hours by the clock, ten to wait.
  const before = Date.parse('2026-10-24T22:00:00+03:00');
  expect(quietEndMs(night, before, zone)).toBe(before + 10 * 3_600_000);
});

test('a teacher is reminded of a lesson at the time that its alarm says, once, by two servers together', async () => {
  await book({ alarms: [{ trigger: -30, action: 'DISPLAY' }] });
  await ringReminders(database, at('15:29'));
  expect(await told(school.rivka, 'LessonReminder')).toEqual([]);
  await Promise.all([ringReminders(database, at('15:30')), ringReminders(database, at('15:30'))]);
  await ringReminders(database, at('15:31'));
  expect(await told(school.rivka, 'LessonReminder')).toMatchObject([
    { subjectName: 'Maths', date: at('16:00') },
  ]);
  expect(await told(school.dana, 'LessonReminder')).toEqual([]);
});

test('a lesson that was moved is reminded of at its new hour, and one that was cancelled not at all', async () => {
  const id = await book({ alarms: [{ trigger: -30, action: 'DISPLAY' }] });
  const does = carryingOut(database, school.rivka);
  await does([
    { name: 'updateMeeting', args: { input: { id, start: '2026-11-08T18:00', end: '2026-11-08T18:45' } } },
  ]);
  await ringReminders(database, at('15:30'));
  expect(await told(school.rivka, 'LessonReminder')).toEqual([]);
  await ringReminders(database, at('17:34'));
  expect(await told(school.rivka, 'LessonReminder')).toHaveLength(1);
  const other = await book({
    start: '2026-11-09T16:00',
    end: '2026-11-09T16:45',
    alarms: [{ trigger: -30, action: 'DISPLAY' }],
  });
  await does([{ name: 'deleteMeeting', args: { id: other } }]);
  await ringReminders(database, at('15:30', '09'));
  expect(await told(school.rivka, 'LessonReminder')).toHaveLength(1);
});

test('a server that was down when a reminder was due tells it within ten minutes, and later not', async () => {
  await book({
    alarms: [
      { trigger: -60, action: 'DISPLAY' },
      { trigger: -30, action: 'DISPLAY' },
    ],
  });
  await ringReminders(database, at('15:20'));
  expect(await told(school.rivka, 'LessonReminder')).toEqual([]);
  await ringReminders(database, at('15:39'));
  expect(await told(school.rivka, 'LessonReminder')).toHaveLength(1);
});

test('a student, their parent and the teacher are reminded as each chose; who is not coming is not', async () => {
  await choose(school.dana, { remindMinutes: 60 });
  await choose(school.ruth, { remindMinutes: 60 });
  await choose(school.rivka, { remindMinutes: 60 });
  const id = await book({ rrule: 'FREQ=WEEKLY' });
  await ringReminders(database, at('15:02'));
  expect(await told(school.dana, 'LessonReminder')).toMatchObject([{ teacherName: 'Rivka Levi' }]);
  const [parents] = await told(school.ruth, 'LessonReminder');
  expect(parents).toHaveProperty('studentName');
  expect(await told(school.rivka, 'LessonReminder')).toHaveLength(1);
  const off = { id, occurrence: '2026-11-15T16:00' };
  const [cancelled] = await carryingOut(database, school.dana)([{ name: 'cancelMyAttendance', args: off }]);
  expect(cancelled?.status).toBe('ok');
  await ringReminders(database, at('15:02', '15'));
  expect(await told(school.dana, 'LessonReminder')).toHaveLength(1);
  expect(await told(school.ruth, 'LessonReminder')).toHaveLength(1);
});

test('the lessons of the day are told once, at the hour that was chosen, and not on a day without any', async () => {
  await choose(school.rivka, { agendaAt: '07:30' });
  await book();
  await book({ start: '2026-11-08T18:00', end: '2026-11-08T18:45' });
  await tellAgendas(database, at('07:29'));
  expect(await told(school.rivka, 'DayAgenda')).toEqual([]);
  await Promise.all([tellAgendas(database, at('07:30')), tellAgendas(database, at('07:31'))]);
  await tellAgendas(database, at('08:00'));
  expect(await told(school.rivka, 'DayAgenda')).toEqual([{ count: 2, date: at('16:00') }]);
  await tellAgendas(database, at('07:30', '09'));
  expect(await told(school.rivka, 'DayAgenda')).toHaveLength(1);
});
