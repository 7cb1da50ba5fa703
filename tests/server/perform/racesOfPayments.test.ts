/** Fifty devices mark the same lessons as paid at once, or take the same money back: it is paid once. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Step } from '../../../domain/operations.ts';
import { aSchool, type School } from '../schoolFixture.ts';
import { freshDatabase, type FreshDatabase } from '../database.ts';
import { recordProof } from '../../recordProof.ts';
import { add, carryingOut, now, type CarryOut } from './carryOut.ts';

let database: FreshDatabase;
let school: School;
let rivkaDoes: CarryOut;
let meetingId: string;
const weeks = ['2026-10-04', '2026-10-11', '2026-10-18', '2026-10-25'];

beforeAll(async () => {
  database = await freshDatabase();
  school = await aSchool(database);
  rivkaDoes = carryingOut(database, school.rivka);
  const before = carryingOut(database, school.rivka, now - 40 * 86_400_000);
  const [outcome] = await before([
    add({
      start: '2026-10-04T16:00',
      end: '2026-10-04T16:45',
      rrule: 'FREQ=WEEKLY',
      cost: 15_000,
      attendees: [{ attendeeId: school.dana.id }],
    }),
  ]);
  meetingId = outcome?.meeting?.id ?? '';
});
afterAll(() => database.close());

const marks = () =>
  weeks.map((day) => ({ meetingId, occurrence: `${day}T16:00`, attendeeId: school.dana.id }));

const written = async () => {
  const payments = await database.db
    .selectFrom('app.payments')
    .select(['amount_minor', 'payer_id'])
    .where('removed_at', 'is', null)
    .execute();
  const allocated = await database.db.selectFrom('app.allocations').select('amount_minor').execute();
  return { payments, allocated: allocated.reduce((sum, { amount_minor: minor }) => sum + minor, 0) };
};

test('fifty mark the same four lessons: one payment of the parent, each lesson covered once', async ({
  task,
}) => {
  const step: Step = { name: 'markPayments', args: { marks: marks(), method: 'bit' } };
  const outcomes = (await Promise.all(Array.from({ length: 50 }, () => rivkaDoes([step])))).flat();
  expect(outcomes.every(({ status }) => status === 'ok')).toBe(true);
  expect(outcomes.filter(({ changeId }) => changeId !== null)).toHaveLength(1);
  expect(await written()).toEqual({
    payments: [{ amount_minor: 60_000, payer_id: school.ruth.id }],
    allocated: 60_000,
  });
  recordProof(task, 'R24', '50 devices mark the same 4 lessons as paid: 1 payment, each lesson covered once');
});

test('of fifty who give the same money back one does, the others are told that it is gone', async () => {
  const { id } = await database.db.selectFrom('app.payments').select('id').executeTakeFirstOrThrow();
  const step: Step = { name: 'refundPayment', args: { id } };
  const outcomes = (await Promise.all(Array.from({ length: 50 }, () => rivkaDoes([step])))).flat();
  const statuses = outcomes.map(({ status }) => status);
  expect(statuses.filter((status) => status === 'ok')).toHaveLength(1);
  expect(new Set(statuses)).toEqual(new Set(['ok', 'BAD_REQUEST']));
  expect((await written()).allocated).toBe(0);
  const undone = outcomes.find(({ changeId }) => changeId !== null)?.changeId ?? '';
  const [outcome] = await rivkaDoes([{ name: 'undoChange', args: { changeId: undone } }]);
  expect(outcome?.status).toBe('ok');
  expect((await written()).allocated).toBe(60_000);
});
