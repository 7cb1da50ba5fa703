/** The occupied hours are what the rules give, after any history of changes and after any number of nights. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addDays, addMinutes, type Wall } from '../../../domain/basics/wallTime.ts';
import { toWall } from '../../../domain/basics/zones.ts';
import { lessonsBetween } from '../../../domain/calendar/lesson.ts';
import type { Step } from '../../../domain/operations.ts';
import { horizonMs, occupiedFromMs } from '../../../server/modules/calendar/occupied.ts';
import { rollOccupied } from '../../../server/modules/calendar/rollOccupied.ts';
import { readMeetings } from '../../../server/modules/calendar/rows/readMeetings.ts';
import type { Actor } from '../../../domain/kernel/actor.ts';
import { recordProof } from '../../recordProof.ts';
import { seed } from '../../randomSeed.ts';
import { aSchool } from '../schoolFixture.ts';
import { freshDatabase, type FreshDatabase } from '../database.ts';
import { add, carryingOut, now, type CarryOut } from '../perform/carryOut.ts';

const dayMs = 86_400_000;
let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

/** A teacher with an empty calendar, whose horizon was last moved on at the moment of the test. */
async function aTeacher(): Promise<{ teacher: Actor; does: CarryOut }> {
  const { rivka: teacher } = await aSchool(database);
  await database.db
    .updateTable('app.teachers')
    .set({ occupied_until: new Date(horizonMs(now)) })
    .where('teacher_id', '=', teacher.id)
    .execute();
  return { teacher, does: carryingOut(database, teacher) };
}

async function occupied(teacher: Actor): Promise<string[]> {
  const { rows } = await database.pool.query<{ line: string }>(
    `select meeting_id || ' ' || slot || ' ' || extract(epoch from lower(during)) * 1000 || ' '
            || extract(epoch from upper(during)) * 1000 || ' ' || insisted as line
     from app.occupied where teacher_id = $1`,
    [teacher.id],
  );
  return rows.map(({ line }) => line.replaceAll('.000000', '')).toSorted();
}

async function expanded(teacher: Actor, fromMs: number, untilMs: number): Promise<string[]> {
  const meetings = await readMeetings(database.db, teacher.id, {});
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

type Action = {
  kind: 'add' | 'move' | 'cancel' | 'undo';
  day: number;
  hour: number;
  rule: number;
  which: number;
  scope: 'this' | 'future' | 'all';
  insist: boolean;
};

const action: fc.Arbitrary<Action> = fc.record({
  kind: fc.constantFrom('add', 'add', 'move', 'move', 'cancel', 'undo'),
  // from a month and a half ago to beyond the horizon
  day: fc.oneof(fc.integer({ min: -45, max: 60 }), fc.integer({ min: 390, max: 410 })),
  hour: fc.integer({ min: 7, max: 20 }),
  rule: fc.nat(rules.length - 1),
  which: fc.nat(20),
  scope: fc.constantFrom('this', 'future', 'all'),
  insist: fc.boolean(),
});

/** Carries out one action after the other; answers how many of them changed something. */
async function live(does: CarryOut, actions: readonly Action[]): Promise<number> {
  const lessons: { id: string; occurrence: Wall }[] = [];
  const changes: string[] = [];
  for (const action of actions) {
    const at = lessons[action.which % Math.max(1, lessons.length)];
    const step = stepOf(action, at, changes[action.which % Math.max(1, changes.length)]);
    const [outcome] = step ? await does([step]) : [];
    if (outcome?.status !== 'ok') continue;
    if (outcome.changeId) changes.push(outcome.changeId);
    for (const { id, start, removed } of outcome.meetings ?? []) {
      if (!removed && start) lessons.push({ id, occurrence: toWall(Number(start), 'Asia/Jerusalem') });
    }
  }
  return changes.length;
}

function stepOf(
  { kind, day, hour, rule, scope, insist }: Action,
  at: { id: string; occurrence: Wall } | undefined,
  changeId: string | undefined,
): Step | null {
  const start = `${addDays('2026-11-01', day)}T${String(hour).padStart(2, '0')}:15`;
  const rrule = rules[rule];
  if (kind === 'add') {
    const input = { start, end: addMinutes(start, 50), ...(rrule ? { rrule } : {}) };
    return { name: 'addMeeting', args: { input, insist } };
  }
  if (kind === 'undo') return changeId ? { name: 'undoChange', args: { changeId } } : null;
  if (!at) return null;
  const { id, occurrence } = at;
  if (kind === 'cancel') return { name: 'deleteMeeting', args: { id, scope, occurrence } };
  const input = { id, start, end: addMinutes(start, 40) };
  return { name: 'updateMeeting', args: { input, scope, occurrence, insist } };
}

test(
  'after any history of changes they are the lessons of the rules',
  { timeout: 300_000 },
  async ({ task }) => {
    const histories = process.env['PROVE'] === undefined ? 12 : 120;
    const log = vi.spyOn(console, 'error');
    let done = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 16 }), async (actions) => {
        const { teacher, does } = await aTeacher();
        done += await live(does, actions);
        const standing = await expanded(teacher, occupiedFromMs(now), horizonMs(now));
        expect(await occupied(teacher)).toEqual(standing);
      }),
      { numRuns: histories, seed },
    );
    expect(done).toBeGreaterThan(20);
    // The rules alone kept the lessons apart; the database never had to.
    expect(log).not.toHaveBeenCalled();
    recordProof(
      task,
      'R1',
      `${histories} histories of ${done} changes (seed ${seed}): the occupied hours are those of the lessons`,
    );
  },
);

test('each night the horizon moves on, what is long over goes, and nights that were missed are caught up with', async () => {
  const { teacher, does } = await aTeacher();
  await does([
    add({ start: '2026-11-08T16:00', end: '2026-11-08T17:00', rrule: 'FREQ=WEEKLY' }),
    add({ start: '2026-11-09T16:00', end: '2026-11-09T17:00' }),
  ]);
  let later = now;
  for (const nights of [1, 6, 40]) {
    const before = await occupied(teacher);
    later += nights * dayMs;
    await rollOccupied(database, later);
    const standing = await occupied(teacher);
    expect(standing).toEqual(await expanded(teacher, occupiedFromMs(later), horizonMs(later)));
    if (nights >= 6) expect(standing).not.toEqual(before);
    await rollOccupied(database, later);
    expect(await occupied(teacher)).toEqual(standing);
  }
});
