/** A change that breaks off between any two of its statements was never begun, or is whole (proof R6). */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Step } from '../../../domain/operations.ts';
import type { Outcome } from '../../../server/app/kernel.ts';
import { newId } from '../../../server/basics/newId.ts';
import { recordProof } from '../../recordProof.ts';
import { aSchool, type School } from '../schoolFixture.ts';
import { freshDatabase, type FreshDatabase } from '../database.ts';
import { add, carryingOut, everythingIn, type CarryOut } from './carryOut.ts';
import { faultyStore, type Fault, type FaultyStore } from './faultyStore.ts';

let database: FreshDatabase;
let school: School;
let store: FaultyStore;
let rivkaDoes: CarryOut;
beforeAll(async () => {
  database = await freshDatabase();
  school = await aSchool(database);
  store = faultyStore(database);
  rivkaDoes = carryingOut(store, school.rivka);
});
afterAll(() => database.close());

const jobs = async (): Promise<number> => {
  const { rows } = await database.pool.query<{ count: number }>(
    'select count(*)::int from graphile_worker._private_jobs',
  );
  return rows[0]?.count ?? 0;
};
const everything = async () => ({ ...(await everythingIn(database)), jobs: String(await jobs()) });

const attendees = () => [{ attendeeId: school.dana.id }, { attendeeId: school.noam.id }];

/** A weekly series with an absence, a payment and a moved lesson in it. */
async function aLivedSeries(day: string, hour: number): Promise<{ id: string; changeId: string }> {
  const at = (hours: number) => `${day}T${String(hours).padStart(2, '0')}:00`;
  const input = { start: at(hour), end: at(hour + 1), rrule: 'FREQ=WEEKLY;COUNT=12', attendees: attendees() };
  const [made] = await rivkaDoes([add({ ...input, subject: 'Maths' })]);
  const id = made?.meeting?.id ?? '';
  const slotOf = (week: number): string => {
    const date = new Date(Date.parse(`${day}T00:00Z`) + week * 7 * 86_400_000).toISOString().slice(0, 10);
    return `${date}T${String(hour).padStart(2, '0')}:00`;
  };
  const [moved] = await rivkaDoes([
    {
      name: 'updateMeeting',
      args: { input: { id, summary: 'A lesson of its own' }, scope: 'this', occurrence: slotOf(5) },
    },
  ]);
  expect([made?.status, moved?.status]).toEqual(['ok', 'ok']);
  const occurrence = { teacher_id: school.rivka.id, id: newId() };
  await database.db
    .insertInto('app.occurrences')
    .values({ ...occurrence, meeting_id: id, slot: slotOf(6), revision: 1, cancelled_by: null, own: '{}' })
    .execute();
  const row = { teacher_id: school.rivka.id, occurrence_id: occurrence.id, student_id: school.dana.id };
  await database.db
    .insertInto('app.charges')
    .values({ ...row, id: newId(), kind: 'lesson', amount_minor: 12_000, at: new Date() })
    .execute();
  await database.db
    .insertInto('app.absences')
    .values({ ...row, kind: 'student', at: new Date() })
    .execute();
  return { id, changeId: moved?.changeId ?? '' };
}

const isProof = process.env['PROVE'] !== undefined;
/** In a test run every other statement is cut off, and the ones between fail. */
const faultsAt = (at: number): Fault[] =>
  (isProof ? (['error', 'cut'] as const) : ([at % 2 === 0 ? 'cut' : 'error'] as const)).flatMap((how) =>
    (['before', 'after'] as const).map((when) => ({ at, when, how })),
  );

/** Tries a document with a fault at each of its statements, and then without. */
async function breakEverywhere(steps: readonly Step[]): Promise<number> {
  const requestId = randomUUID();
  const before = await everything();
  // How many statements it takes is known once it has broken off at the last of them.
  let tried = 0;
  for (let at = 0; ; at += 1) {
    for (const fault of faultsAt(at)) {
      await store.plan(fault);
      const outcomes = await rivkaDoes(steps, requestId).catch(() => null);
      const last = store.issued()[at] ?? '';
      if (outcomes !== null) throw new Error(`It did not break off at ${at}: ${JSON.stringify(outcomes)}`);
      tried += 1;
      if (/^commit/i.test(last) && fault.when === 'after') {
        expect(await wholeAfter(steps, requestId), last).toBe(true);
        return tried;
      }
      expect(await everything(), `${JSON.stringify(fault)}: ${last}`).toEqual(before);
    }
  }
}

/** The commit was carried out and its answer lost: all is there, and asking again changes nothing. */
async function wholeAfter(steps: readonly Step[], requestId: string): Promise<boolean> {
  const after = await everything();
  await store.plan(null);
  const again: Outcome[] = await rivkaDoes(steps, requestId);
  expect(again.map(({ status }) => status)).toEqual(steps.map(() => 'ok'));
  expect(await everything()).toEqual(after);
  return true;
}

test('whatever the change, and wherever it breaks off', { timeout: 300_000 }, async ({ task }) => {
  const [split, all, gone, undone] = [
    await aLivedSeries('2026-11-08', 8),
    await aLivedSeries('2026-11-08', 10),
    await aLivedSeries('2026-11-08', 12),
    await aLivedSeries('2026-11-08', 14),
  ];
  const single = { start: '2026-11-11T10:00', end: '2026-11-11T11:00', attendees: attendees() };
  const update = (id: string, input: object, more: object = {}): Step => ({
    name: 'updateMeeting',
    args: { input: { id, ...input }, ...more },
  });
  const documents: Record<string, Step[]> = {
    'a lesson is added': [add(single)],
    'a series with days left out is added': [
      add({
        start: '2026-11-12T10:00',
        end: '2026-11-12T11:00',
        rrule: 'FREQ=WEEKLY;COUNT=8',
        exdates: ['2026-11-19T10:00'],
        attendees: attendees(),
      }),
    ],
    'many are added': [
      {
        name: 'addBatchMeetings',
        args: {
          inputs: ['13', '14', '15'].map((day) => ({
            start: `2026-11-${day}T17:00`,
            end: `2026-11-${day}T18:00`,
            attendees: attendees(),
          })),
        },
      },
    ],
    'a series is split': [
      update(
        split.id,
        { start: '2026-11-23T08:30', end: '2026-11-23T09:30', cost: 9_900 },
        { scope: 'future', occurrence: '2026-11-22T08:00' },
      ),
    ],
    'a whole series gets a price and loses a student': [
      update(all.id, { cost: 7_700, attendees: [{ attendeeId: school.dana.id }] }, { scope: 'all' }),
    ],
    'one lesson of a series moves, another one goes': [
      update(
        all.id,
        { start: '2026-11-30T10:00', end: '2026-11-30T11:00' },
        { scope: 'this', occurrence: '2026-11-29T10:00' },
      ),
      {
        name: 'deleteMeeting',
        args: { id: gone.id, scope: 'this', occurrence: '2026-11-22T12:00' },
      },
    ],
    'the rest of a series goes': [
      { name: 'deleteMeeting', args: { id: gone.id, scope: 'future', occurrence: '2026-11-29T12:00' } },
    ],
    'a change is undone': [{ name: 'undoChange', args: { changeId: undone.changeId } }],
  };
  let tried = 0;
  for (const [what, steps] of Object.entries(documents)) {
    tried += await breakEverywhere(steps).catch((fault: unknown) => {
      throw new Error(`Where ${what}: ${String(fault)}`, { cause: fault });
    });
  }
  recordProof(task, 'R6', `${tried} breaks in ${Object.keys(documents).length} changes, at every statement`);
  expect(tried).toBeGreaterThan(isProof ? 800 : 400);
});
