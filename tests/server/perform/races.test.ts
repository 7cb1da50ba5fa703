/** Fifty at once want one hour: one gets it, forty-nine are told that it is taken, and nobody waits long (proof R1, R2). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMinutes } from '../../../domain/basics/wallTime.ts';
import type { Step } from '../../../domain/operations.ts';
import { aSchool, type School } from '../schoolFixture.ts';
import type { Outcome } from '../../../server/app/kernel.ts';
import { freshDatabase, type FreshDatabase } from '../database.ts';
import { add, carryingOut, type CarryOut } from './carryOut.ts';
import { fewerRacers, raceOn, racers } from './racing.ts';

let database: FreshDatabase;
let school: School;
let rivkaDoes: CarryOut;
beforeAll(async () => {
  database = await freshDatabase();
  school = await aSchool(database);
  rivkaDoes = carryingOut(database, school.rivka);
});
afterAll(() => database.close());

/** An hour of its own for each round. */
const hourOf = (round: number): string => addMinutes('2026-11-08T06:00', round * 120);

/** The nth hour of the days from one day on; none of them is skipped by a change of the clock. */
const hourFrom = (day: string, nth: number): string =>
  addMinutes(`${day}T08:00`, Math.floor(nth / 12) * 1440 + (nth % 12) * 60);

type Update = Extract<Step, { name: 'updateMeeting' }>['args'];
const update = (input: Update['input'], more: Omit<Update, 'input'> = {}): Step => ({
  name: 'updateMeeting',
  args: { input, ...more },
});
const forAll = <Run>(run: (racer: number) => Run, count = racers): Run[] =>
  Array.from({ length: count }, (_, racer) => run(racer));

async function added(input: Parameters<typeof add>[0]): Promise<{ id: string; version: number }> {
  const [outcome] = await rivkaDoes([add(input)]);
  expect(outcome?.status).toBe('ok');
  return { id: outcome?.meeting?.id ?? '', version: outcome?.meeting?.version ?? 0 };
}

async function undone({ changeId }: Outcome): Promise<void> {
  const [outcome] = await rivkaDoes([{ name: 'undoChange', args: { changeId: changeId ?? '' } }]);
  expect(outcome?.status).toBe('ok');
}

describe('of fifty who want one hour exactly one gets it', { timeout: 900_000 }, () => {
  test('when all of them add a lesson', async ({ task }) => {
    const runs = (round: number) => {
      const start = hourOf(round);
      const step = add({ start, end: addMinutes(start, 60), attendees: [{ attendeeId: school.dana.id }] });
      return forAll(() => () => rivkaDoes([step]));
    };
    await raceOn(task, { runs });
  });

  test('when all of them add several lessons, of which only one is wanted by the others too', async ({
    task,
  }) => {
    const runs = (round: number) =>
      forAll((racer) => () => {
        const inputs = [hourFrom('2033-01-01', round * racers + racer), hourFrom('2032-01-01', round)].map(
          (start) => ({ start, end: addMinutes(start, 60) }),
        );
        return rivkaDoes([{ name: 'addBatchMeetings', args: { inputs } }]);
      });
    await raceOn(task, { runs });
  });

  test('when all of them add a weekly series that meets the others only in a later week', async ({
    task,
  }) => {
    const runs = (round: number) => {
      const meet = hourFrom('2029-03-01', round);
      return forAll((racer) => () => {
        // Each begins its own number of weeks before the day on which all meet.
        const start = addMinutes(meet, -7 * 1440 * racer);
        return rivkaDoes([add({ start, end: addMinutes(start, 60), rrule: 'FREQ=WEEKLY;COUNT=60' })]);
      });
    };
    await raceOn(task, { runs, after: (_winner, outcome) => undone(outcome) });
  });

  test('when all of them move a lesson there', async ({ task }) => {
    const lessons = await Promise.all(
      forAll(async (racer) => {
        const start = addMinutes('2028-06-01T00:00', racer * 60);
        const { id } = await added({ start, end: addMinutes(start, 30) });
        return { id, home: start };
      }),
    );
    const move = (id: string, start: string) =>
      rivkaDoes([update({ id, start, end: addMinutes(start, 30) })]);
    const runs = (round: number) => {
      const goal = addMinutes('2028-07-01T00:00', round * 60);
      return lessons.map(
        ({ id }) =>
          () =>
            move(id, goal),
      );
    };
    const after = async (winner: number): Promise<void> => {
      const { id = '', home = '' } = lessons[winner] ?? {};
      expect((await move(id, home))[0]?.status).toBe('ok');
    };
    await raceOn(task, { runs, after });
  });

  test('when the lesson before and the lesson after it are made longer into it', async ({ task }) => {
    const [first, second] = [
      await added({ start: '2030-01-01T09:00', end: '2030-01-01T10:00' }),
      await added({ start: '2030-01-01T11:00', end: '2030-01-01T12:00' }),
    ];
    const ways = [
      { at: first, start: '2030-01-01T09:00', end: '2030-01-01T11:00' },
      { at: second, start: '2030-01-01T10:00', end: '2030-01-01T12:00' },
    ] as const;
    const runs = () =>
      forAll((racer) => {
        const { at, start, end } = ways[racer % 2 === 0 ? 0 : 1];
        // The version makes a second one of the same lesson a change of what it has not seen.
        const step = update({ id: at.id, start, end }, { version: at.version });
        return () => rivkaDoes([step]);
      });
    const after = async (winner: number, outcome: Outcome): Promise<void> => {
      await undone(outcome);
      const { at } = ways[winner % 2 === 0 ? 0 : 1];
      const { rows } = await database.pool.query<{ revision: number }>(
        'select revision from app.meetings where teacher_id = $1 and id = $2',
        [school.rivka.id, at.id],
      );
      at.version = Number(rows[0]?.revision);
    };
    await raceOn(task, { runs, after, lost: ['CLASH', 'CHANGED_MEANWHILE'] });
  });

  test('when all of them split their series and move it there from one week on', async ({ task }) => {
    const lessons = await Promise.all(
      forAll(async (racer) => {
        const start = addMinutes('2030-06-02T00:00', racer * 120);
        const { id } = await added({ start, end: addMinutes(start, 30), rrule: 'FREQ=WEEKLY;COUNT=20' });
        return { id, start };
      }, fewerRacers),
    );
    const runs = () =>
      lessons.map(({ id, start }, racer) => () => {
        const goal = '2030-08-11T01:00';
        const occurrence = addMinutes(start, (10 - Math.floor((racer * 120) / (7 * 1440))) * 7 * 1440);
        return rivkaDoes([
          update({ id, start: goal, end: addMinutes(goal, 30) }, { scope: 'future', occurrence }),
        ]);
      });
    await raceOn(task, { runs, after: (_winner, outcome) => undone(outcome) });
  });
});

test('two lessons change places in one document', async () => {
  const [a, b] = await rivkaDoes([
    add({ start: '2026-12-07T10:00', end: '2026-12-07T11:00' }),
    add({ start: '2026-12-07T11:00', end: '2026-12-07T12:00' }),
  ]);
  const to = (id: string, start: string) =>
    ({ name: 'updateMeeting', args: { input: { id, start, end: addMinutes(start, 60) } } }) as const;
  const outcomes = await rivkaDoes([
    to(a?.meeting?.id ?? '', '2026-12-07T11:00'),
    to(b?.meeting?.id ?? '', '2026-12-07T10:00'),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['ok', 'ok']);
});

test('the database itself refuses a second lesson at one time, should the rules ever miss it', async () => {
  const { rewriteOccupied } = await import('../../../server/modules/calendar/occupied.ts');
  const { readMeetings } = await import('../../../server/modules/calendar/rows/readMeetings.ts');
  const [first, second] = await rivkaDoes([
    add({ start: '2026-12-08T10:00', end: '2026-12-08T11:00' }),
    add({ start: '2026-12-08T11:00', end: '2026-12-08T12:00' }),
  ]);
  const ids = [first, second].map((outcome) => outcome?.meeting?.id ?? '');
  const held = await readMeetings(database.db, school.rivka.id, { ids });
  for (const { meeting } of held) meeting.start = '2026-12-08T10:30';
  const span = { fromMs: Date.UTC(2026, 10, 1), untilMs: Date.UTC(2027, 10, 1) };
  await expect(
    database.db
      .transaction()
      .execute((transaction) => rewriteOccupied(transaction, school.rivka.id, held, span)),
  ).rejects.toMatchObject({ code: '23P01', constraint: 'occupied_once' });
});
