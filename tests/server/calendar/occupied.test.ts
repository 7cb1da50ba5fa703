/** The occupied hours are what the rules give, after any history of changes and after any number of nights. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addDays, addMinutes, type Wall } from '../../../domain/basics/wallTime.ts';
import { toWall } from '../../../domain/basics/zones.ts';
import { lessonsBetween } from '../../../domain/calendar/lesson.ts';
import type { Step } from '../../../domain/operations.ts';
import { horizonMs, occupiedFromMs } from '../../../server/calendar/occupied.ts';
import { rollOccupied } from '../../../server/calendar/rollOccupied.ts';
import { readMeetings } from '../../../server/store/rows/readMeetings.ts';
import { aSchool, type School } from '../aSchool.ts';
import { freshDatabase, type FreshDatabase } from '../database.ts';
import { add, carryingOut, now, type CarryOut } from '../performing/carryOut.ts';

const dayMs = 86_400_000;
let database: FreshDatabase;
let school: School;
let rivkaDoes: CarryOut;
let horizonOf = now;
beforeAll(async () => {
  database = await freshDatabase();
  school = await aSchool(database);
  await horizonAt(now);
  rivkaDoes = carryingOut(database, school.rivka);
});
afterAll(() => database.close());

/** As if the horizon had last been moved on at this moment. */
const horizonAt = (ms: number) =>
  database.db
    .updateTable('app.teachers')
    .set({ occupied_until: new Date(horizonMs(ms)) })
    .execute();

async function occupied(): Promise<string[]> {
  const { rows } = await database.pool.query<{ line: string }>(
    `select meeting_id || ' ' || slot || ' ' || extract(epoch from lower(during)) * 1000 || ' '
            || extract(epoch from upper(during)) * 1000 || ' ' || insisted as line
     from app.occupied where teacher_id = $1`,
    [school.rivka.id],
  );
  return rows.map(({ line }) => line.replaceAll('.000000', '')).toSorted();
}

async function expanded(fromMs: number, untilMs: number): Promise<string[]> {
  const meetings = await readMeetings(database.db, school.rivka.id, {});
  return meetings
    .flatMap((held) => lessonsBetween(held, fromMs, untilMs))
    .map(
      ({ meeting, slot, startMs, endMs, insisted }) =>
        `${meeting.id} ${slot} ${startMs} ${endMs} ${insisted}`,
    )
    .toSorted();
}

const rules = [
  undefined,
  'FREQ=DAILY;COUNT=9',
  'FREQ=WEEKLY',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,WE',
  'FREQ=MONTHLY',
  'FREQ=WEEKLY;UNTIL=20270301',
];

type Deed = {
  kind: 'add' | 'move' | 'cancel' | 'undo';
  day: number;
  hour: number;
  rule: number;
  which: number;
  scope: 'this' | 'future' | 'all';
  insist: boolean;
};

const deed: fc.Arbitrary<Deed> = fc.record({
  kind: fc.constantFrom('add', 'add', 'move', 'move', 'cancel', 'undo'),
  // from a month and a half ago to beyond the horizon
  day: fc.oneof(fc.integer({ min: -45, max: 60 }), fc.integer({ min: 390, max: 410 })),
  hour: fc.integer({ min: 7, max: 20 }),
  rule: fc.nat(rules.length - 1),
  which: fc.nat(20),
  scope: fc.constantFrom('this', 'future', 'all'),
  insist: fc.boolean(),
});

test('after any history of changes they are the lessons of the rules', { timeout: 120_000 }, async () => {
  const log = vi.spyOn(console, 'error');
  const lessons: { id: string; occurrence: Wall }[] = [];
  const changes: string[] = [];
  let done = 0;

  async function carryOut({ kind, day, hour, rule, which, scope, insist }: Deed): Promise<void> {
    const start = `${addDays('2026-11-01', day)}T${String(hour).padStart(2, '0')}:15`;
    const at = lessons[which % Math.max(1, lessons.length)];
    const rrule = rules[rule];
    const steps: Step[] = [];
    if (kind === 'add') {
      const step = add({ start, end: addMinutes(start, 50), ...(rrule ? { rrule } : {}) });
      steps.push({ ...step, args: { ...step.args, insist } } as Step);
    } else if (kind === 'undo') {
      const changeId = changes[which % Math.max(1, changes.length)];
      if (changeId) steps.push({ name: 'undoChange', args: { changeId } });
    } else if (at && kind === 'move') {
      const input = { id: at.id, start, end: addMinutes(start, 40) };
      steps.push({ name: 'updateMeeting', args: { input, scope, occurrence: at.occurrence, insist } });
    } else if (at) {
      steps.push({ name: 'deleteMeeting', args: { id: at.id, scope, occurrence: at.occurrence } });
    }
    if (steps.length === 0) return;
    const [outcome] = await rivkaDoes(steps);
    if (outcome?.status !== 'ok') return;
    done += 1;
    if (outcome.changeId) changes.push(outcome.changeId);
    for (const { id, start: startMs, removed } of outcome.meetings ?? []) {
      if (!removed && startMs) lessons.push({ id, occurrence: toWall(Number(startMs), school.zone) });
    }
  }

  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 8, maxLength: 8 }), async (deeds) => {
      for (const each of deeds) await carryOut(each);
      expect(await occupied()).toEqual(await expanded(occupiedFromMs(now), horizonMs(now)));
    }),
    { numRuns: process.env['PROVE'] === undefined ? 12 : 120, verbose: 1 },
  );
  expect(done).toBeGreaterThan(20);
  // The rules alone kept the lessons apart; the database never had to.
  expect(log).not.toHaveBeenCalled();
});

test('each night the horizon moves on, what is long over goes, and nights that were missed are caught up with', async () => {
  for (const nights of [1, 1, 30]) {
    const later = horizonOf + nights * dayMs;
    await rollOccupied(database, later);
    horizonOf = later;
    const standing = await occupied();
    expect(standing).toEqual(await expanded(occupiedFromMs(later), horizonMs(later)));
    expect(standing.length).toBeGreaterThan(10);
    await rollOccupied(database, later);
    expect(await occupied()).toEqual(standing);
  }
});
