/** The limits of the basic plan hold inside the transaction, however many come at once, and a trial ends on the server's clock. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Step } from '../../../domain/operations.ts';
import { newId } from '../../../server/basics/newId.ts';
import { recordProof } from '../../recordProof.ts';
import { aSchool, type School } from '../schoolFixture.ts';
import { freshDatabase, type FreshDatabase } from '../database.ts';
import { add, carryingOut, everythingIn, now } from '../perform/carryOut.ts';

let database: FreshDatabase;
let school: School;
beforeAll(async () => {
  database = await freshDatabase();
  school = await aSchool(database);
});
afterAll(() => database.close());

const racers = process.env['PROVE'] ? 500 : 50;
const atOnce = <Answer>(one: (i: number) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: racers }, (_, i) => one(i)));

async function students(count: number): Promise<{ attendeeId: string }[]> {
  const ids = Array.from({ length: count }, () => newId());
  const { db } = database;
  await db
    .insertInto('app.users')
    .values(ids.map((id) => ({ user_id: id, role: 'student' as const, username: 'Lia Bar', email: null })))
    .execute();
  await db
    .insertInto('app.links')
    .values(ids.map((id) => ({ teacher_id: school.rivka.id, student_id: id, blocked: false })))
    .execute();
  return ids.map((attendeeId) => ({ attendeeId }));
}

test('of fifty who bring a fourth into a lesson, in a new one or in one of three, none comes through', async ({
  task,
}) => {
  const { rivka } = school;
  const doing = carryingOut(database, rivka);
  const [first, second, third, ...others] = await students(racers + 3);
  const three = [first, second, third].filter((each) => each !== undefined);
  const span = { start: '2026-11-10T09:00', end: '2026-11-10T10:00', capacity: 10 };
  const group = await doing([add({ ...span, attendees: three })]).then(([outcome]) => outcome?.meeting);
  await database.db
    .updateTable('app.teachers')
    .set({ plan: 'basic' })
    .where('teacher_id', '=', rivka.id)
    .execute();
  const fourth = (i: number) => [...three, others[i] ?? { attendeeId: '' }];
  const before = await everythingIn(database);
  const raced = await atOnce((i) =>
    doing([
      i % 2
        ? { name: 'updateMeeting', args: { input: { id: group?.id ?? '', attendees: fourth(i) } } }
        : add({ start: `2026-12-10T09:00`, end: '2026-12-10T10:00', capacity: 10, attendees: fourth(i) }),
    ] satisfies Step[]),
  );
  expect(raced.map(([outcome]) => outcome?.status)).toEqual(Array(racers).fill('PLAN_LIMIT'));
  expect(raced[0]?.[0]?.refusal).toMatchObject({
    code: 'PLAN_LIMIT',
    params: JSON.stringify({ limit: 3, feature: 'attendees' }),
  });
  expect(await everythingIn(database)).toEqual(before);
  recordProof(task, 'R1', `${racers} at once for a fourth place of three: none got it, nothing was written`);
});

test('who went down keeps a larger group, and may make it smaller', async () => {
  const { rivka } = school;
  const { db } = database;
  const plan = (name: 'basic' | 'ultra') =>
    db.updateTable('app.teachers').set({ plan: name }).where('teacher_id', '=', rivka.id).execute();
  await plan('ultra');
  const doing = carryingOut(database, rivka);
  const five = await students(5);
  const span = { start: '2026-11-11T09:00', end: '2026-11-11T10:00', capacity: 10 };
  const [made] = await doing([add({ ...span, attendees: five })]);
  await plan('basic');
  const update = (input: object) =>
    doing([{ name: 'updateMeeting', args: { input: { id: made?.meeting?.id ?? '', ...input } } }]);
  expect((await update({ summary: 'Choir' }))[0]?.status).toBe('ok');
  expect((await update({ attendees: five.slice(0, 4) }))[0]?.status).toBe('ok');
  expect((await update({ attendees: five }))[0]?.status).toBe('PLAN_LIMIT');
});

test('a trial that ends while the teacher works is over in the very next transaction, before any job has run', async () => {
  const { otherTeacher } = school;
  await database.db
    .updateTable('app.teachers')
    .set({ trial_end: new Date(now) })
    .where('teacher_id', '=', otherTeacher.id)
    .execute();
  const lesson = add({ start: '2026-11-10T09:00', end: '2026-11-10T10:00' });
  const [before] = await carryingOut(database, otherTeacher, now - 1)([lesson]);
  expect(before?.status).toBe('ok');
  const doing = carryingOut(database, otherTeacher);
  const [after] = await doing([add({ start: '2026-11-12T09:00', end: '2026-11-12T10:00' })]);
  expect(after?.refusal).toMatchObject({ code: 'PLAN_LIMIT', params: JSON.stringify({ status: 'EXPIRED' }) });
  const [cancelled] = await doing([{ name: 'deleteMeeting', args: { id: before?.meeting?.id ?? '' } }]);
  expect(cancelled?.status).toBe('ok');
});
