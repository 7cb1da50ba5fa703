/** A database from before there were charges and allocations keeps every lesson that was paid. */
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lessonAt } from '../../../domain/calendar/lesson.ts';
import { ledgerOf } from '../../../domain/money/ledger.ts';
import { isSettled } from '../../../domain/calendar/charge.ts';
import { newId } from '../../../server/basics/newId.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { readMeetings } from '../../../server/modules/calendar/rows/readMeetings.ts';
import { paymentEntity } from '../../../server/modules/payments/entity.ts';
import { aSchool, type School } from '../schoolFixture.ts';
import { freshDatabase, type FreshDatabase } from '../database.ts';

const migrations = join(import.meta.dirname, '../../../server/db/migrations');

type Paid = { id: string; slot: string; studentId: string; minor: number; at: string };

let store: FreshDatabase;
let earlier: string;
let school: School;

beforeEach(async () => {
  earlier = mkdtempSync(join(tmpdir(), 'lesson-desk-earlier-'));
  for (const name of readdirSync(migrations))
    if (name < '085') copyFileSync(join(migrations, name), join(earlier, name));
  store = await freshDatabase();
  await store.pool.query('drop schema app, auth, schema_history, graphile_worker cascade');
  await migrate(store, earlier);
  school = await aSchool(store);
});
afterEach(async () => {
  await store.close();
  rmSync(earlier, { recursive: true, force: true });
});

/** A lesson every week of Dana and Noam, for 150 each, and what stood in app.payments then. */
async function paidLessons(teacherId: string, paid: readonly Paid[]): Promise<void> {
  const meetingId = newId();
  const attendees = [{ studentId: school.dana.id }, { studentId: school.noam.id }];
  await store.pool.query(
    `insert into app.meetings (teacher_id, id, series_id, revision, start, zone, minutes, rrule, summary, description,
       subject, location, attendees, capacity, cost_minor, reach_from, reach_until)
     values ($1, $2, $2, 1, '2026-10-04T16:00', 'Asia/Jerusalem', 45, 'FREQ=WEEKLY;COUNT=4', 'Maths', '',
       'Maths', 'teacher', $3, 2, 15000, '2026-10-04T16:00', '2026-10-25T16:45')`,
    [teacherId, meetingId, JSON.stringify(attendees)],
  );
  const occurrences = new Map<string, string>();
  for (const { id, slot, studentId, minor, at } of paid) {
    const known = occurrences.get(slot);
    const occurrenceId = known ?? newId();
    occurrences.set(slot, occurrenceId);
    if (!known)
      await store.pool.query(
        'insert into app.occurrences (teacher_id, id, meeting_id, slot, revision) values ($1, $2, $3, $4, 1)',
        [teacherId, occurrenceId, meetingId, slot],
      );
    await store.pool.query(
      `insert into app.payments (teacher_id, id, occurrence_id, student_id, amount_minor, at)
       values ($1, $2, $3, $4, $5, $6)`,
      [teacherId, id, occurrenceId, studentId, minor, at],
    );
  }
}

const somePaid = (): Paid[] => {
  const [dana, noam] = [school.dana.id, school.noam.id];
  // The second one was given at half past midnight in Jerusalem, the third was free of charge.
  return [
    { id: newId(), slot: '2026-10-04T16:00', studentId: dana, minor: 15_000, at: '2026-10-04T14:00:00.000Z' },
    { id: newId(), slot: '2026-10-04T16:00', studentId: noam, minor: 12_345, at: '2026-10-04T21:30:00.000Z' },
    { id: newId(), slot: '2026-10-11T16:00', studentId: dana, minor: 0, at: '2026-10-11T14:00:00.000Z' },
    { id: newId(), slot: '2026-10-18T16:00', studentId: dana, minor: 9_900, at: '2026-10-20T08:00:00.000Z' },
  ];
};

const nameOf = ({ id }: { id: string }): string => id;

test('every lesson that was paid stays paid with its amount, and nothing is lost or doubled', async () => {
  const { rivka, otherTeacher } = school;
  const paid = new Map([
    [rivka.id, somePaid()],
    [otherTeacher.id, somePaid()],
  ]);
  for (const [teacherId, rows] of paid) await paidLessons(teacherId, rows);
  await migrate(store);
  for (const [teacherId, rows] of paid) {
    const schedule = await readMeetings(store.db, teacherId, {});
    const written = schedule.flatMap(({ occurrences }) =>
      occurrences.flatMap(({ slot, charges }) => charges.map((charge) => ({ slot, ...charge }))),
    );
    expect(written.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))).toEqual(
      rows
        .toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
        .map(({ id, slot, studentId, minor, at }) => ({
          id,
          slot,
          studentId,
          kind: 'lesson',
          amountMinor: minor,
          atMs: Date.parse(at),
          allocations:
            minor === 0
              ? []
              : [{ paymentId: id, amountMinor: minor, inLessons: false, atMs: Date.parse(at) }],
        })),
    );
    expect(written.every(isSettled)).toBe(true);
    const payments = await paymentEntity.read(store.db, teacherId, {});
    expect(payments.map(({ id, amountMinor }) => `${id} ${amountMinor}`).toSorted()).toEqual(
      rows
        .filter(({ minor }) => minor > 0)
        .map(({ id, minor }) => `${id} ${minor}`)
        .toSorted(),
    );
  }
});

test('what was paid is nobody’s credit, and the unpaid lessons are owed as before', async () => {
  const teacherId = school.rivka.id;
  await paidLessons(teacherId, somePaid());
  await migrate(store);
  const schedule = await readMeetings(store.db, teacherId, {});
  const payments = await paymentEntity.read(store.db, teacherId, {});
  const payers = new Map([[school.dana.id, school.ruth.id]]);
  const payerOf = (id: string): string => payers.get(id) ?? id;
  const { accounts, entries } = ledgerOf(
    { schedule, payments, payerOf, priceFor: () => 15_000 },
    Date.UTC(2026, 10, 1),
  );
  expect(entries).toHaveLength(8);
  expect(accounts.size).toBe(2);
  expect(accounts.get(school.ruth.id)).toMatchObject({ openMinor: 15_000, creditMinor: 0 });
  expect(accounts.get(school.noam.id)).toMatchObject({ openMinor: 45_000, creditMinor: 0 });
  expect(entries.every(({ unwritten }) => unwritten.length === 0)).toBe(true);
  const [held] = schedule;
  const first = held?.occurrences.find(({ slot }) => slot === '2026-10-04T16:00');
  expect(held && first && lessonAt(held.meeting, first.slot, first).startMs).toBe(Date.UTC(2026, 9, 4, 13));
});

test('a payment is the family’s, in the teacher’s currency, on the teacher’s day on which it came', async () => {
  const { rivka, noam, ruth } = school;
  await store.pool.query(`update app.teachers set currency = 'USD', revision = 7 where teacher_id = $1`, [
    rivka.id,
  ]);
  const [first, second, , third] = somePaid();
  if (!first || !second || !third) throw new Error('There are four');
  await paidLessons(rivka.id, [first, second, third]);
  await migrate(store);
  const common = { type: 'payment', currency: 'USD', method: 'other', revision: 7, studentId: null };
  expect(await paymentEntity.read(store.db, rivka.id, {})).toEqual([
    expect.objectContaining({ ...common, id: first.id, payerId: ruth.id, date: '2026-10-04' }),
    expect.objectContaining({ ...common, id: second.id, payerId: noam.id, date: '2026-10-05' }),
    expect.objectContaining({ ...common, id: third.id, payerId: ruth.id, date: '2026-10-20' }),
  ]);
  // The next start finds nothing to do.
  expect(await migrate(store)).toEqual([]);
});
