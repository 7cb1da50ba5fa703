/** Each night what credit covers is written down, as a change of the teacher's own log, and the balances are recounted. */
import { afterAll, beforeEach, afterEach, beforeAll, expect, test } from 'vitest';
import type { Entry as LogEntry } from '../../../server/basics/log.ts';
import { askRows, performAll } from '../../../server/app/kernel.ts';
import { everyNight } from '../../../server/app/jobs.ts';
import { settleByNight } from '../../../server/modules/payments/settleByNight.ts';
import { aSchool, type School } from '../schoolFixture.ts';
import { freshDatabase, type FreshDatabase } from '../database.ts';
import { add, carryingOut, everythingIn, now } from '../perform/carryOut.ts';

const weekMs = 7 * 86_400_000;
let database: FreshDatabase;
let school: School;
let told: LogEntry[];

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  school = await aSchool(database);
  told = [];
});
afterEach(() => database.pool.query('truncate app.users, app.links, app.guardians cascade'));

const night = (nowMs: number) =>
  settleByNight(database, nowMs, { performAll, askRows, logEvent: (entry) => told.push(entry) });

/** A lesson every week from next Sunday on, and a family that paid for two and a half of them ahead. */
async function paidAhead(): Promise<string> {
  const does = carryingOut(database, school.rivka);
  const [lesson, payment] = await does([
    add({
      start: '2026-11-08T16:00',
      end: '2026-11-08T16:45',
      rrule: 'FREQ=WEEKLY',
      cost: 15_000,
      attendees: [{ attendeeId: school.dana.id }],
    }),
    {
      name: 'addPayment',
      args: { input: { type: 'payment', payerId: school.ruth.id, amount: 37_500 } },
    },
  ]);
  expect([lesson?.status, payment?.status]).toEqual(['ok', 'ok']);
  return lesson?.meeting?.id ?? '';
}

const allocated = async (): Promise<number[]> => {
  const rows = await database.db
    .selectFrom('app.allocations')
    .select('amount_minor')
    .where('teacher_id', '=', school.rivka.id)
    .orderBy('amount_minor')
    .execute();
  return rows.map(({ amount_minor: minor }) => minor);
};

const changes = async (): Promise<string[]> => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select operations->>0 as name from app.changes where teacher_id = $1 order by revision`,
    [school.rivka.id],
  );
  return rows.map(({ name }) => name);
};

test('a lesson that was had by the evening is covered by what was paid ahead, and a later price does not touch it', async () => {
  const id = await paidAhead();
  await night(now);
  expect(await allocated()).toEqual([]);
  await everyNight(database, now + weekMs + 43_200_000);
  expect(await allocated()).toEqual([15_000]);
  expect(await changes()).toEqual(['addMeeting', 'settleCharges']);
  const later = carryingOut(database, school.rivka, now + weekMs + 50_000_000);
  const [dearer] = await later([
    { name: 'updateMeeting', args: { input: { id, cost: 20_000 }, scope: 'all' } },
  ]);
  expect(dearer?.status).toBe('ok');
  await night(now + 2 * weekMs + 43_200_000);
  expect(await allocated()).toEqual([15_000, 20_000]);
  await night(now + 3 * weekMs + 43_200_000);
  // What is left does not cover the third one whole.
  expect(await allocated()).toEqual([2_500, 15_000, 20_000]);
  expect(told).toEqual([]);
});

test('the same night once more, by several servers at once, writes nothing more', async () => {
  await paidAhead();
  const nightMs = now + 2 * weekMs + 43_200_000;
  await Promise.all([night(nightMs), night(nightMs), night(nightMs)]);
  expect(await allocated()).toEqual([15_000, 15_000]);
  expect(await changes()).toEqual(['addMeeting', 'settleCharges']);
  const before = await everythingIn(database);
  await night(nightMs);
  expect(await everythingIn(database)).toEqual(before);
  expect(told).toEqual([]);
});

test('a lesson of a package is written down alike, and where nobody paid nothing is asked', async () => {
  const does = carryingOut(database, school.rivka);
  const [sold] = await does([
    {
      name: 'addPayment',
      args: {
        input: {
          type: 'package',
          payerId: school.ruth.id,
          studentId: school.dana.id,
          amount: 50_000,
          lessons: 3,
        },
      },
    },
  ]);
  expect(sold?.status).toBe('ok');
  await does([
    add({
      start: '2026-11-08T16:00',
      end: '2026-11-08T16:45',
      rrule: 'FREQ=WEEKLY;COUNT=3',
      cost: 20_000,
      attendees: [{ attendeeId: school.dana.id }, { attendeeId: school.noam.id }],
      capacity: 2,
    }),
  ]);
  await night(now + 4 * weekMs);
  expect((await allocated()).reduce((sum, minor) => sum + minor, 0)).toBe(50_000);
  expect(told).toEqual([]);
});

test('a line of the log tells of whom the balances differ, and by how much', async () => {
  await paidAhead();
  const nightMs = now + weekMs + 43_200_000;
  await night(nightMs);
  // No change of the program does this.
  await database.pool.query('update app.payments set amount_minor = 10000 where teacher_id = $1', [
    school.rivka.id,
  ]);
  await database.pool.query('update app.teachers set revision = revision + 1 where teacher_id = $1', [
    school.rivka.id,
  ]);
  await night(nightMs);
  const differing = {
    level: 'error',
    event: 'balances differ',
    at: 'settleByNight',
    teacher: school.rivka.id,
  };
  expect(told).toEqual([
    { ...differing, student: school.dana.id, differenceMinor: 5_000 },
    { ...differing, student: null, differenceMinor: 5_000 },
  ]);
});
