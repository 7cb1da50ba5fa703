/** The queue of a full group, as the server keeps it: offers that end by the clock, masks, and races for its places. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../../domain/kernel/actor.ts';
import type { Step } from '../../../domain/operations.ts';
import { performAll, type Outcome } from '../../../server/app/kernel.ts';
import { passPlaceJob, type PassPlace } from '../../../server/modules/waitlist/passPlaceJob.ts';
import { newId } from '../../../server/basics/newId.ts';
import { aSchool, type School } from '../schoolFixture.ts';
import { freshDatabase, type FreshDatabase } from '../database.ts';
import { add, carryingOut, now, type CarryOut } from '../perform/carryOut.ts';
import { fewerRacers, raceOn } from '../perform/racing.ts';

const hourMs = 3_600_000;
let database: FreshDatabase;
let school: School;
let rivkaDoes: CarryOut;
let class_: Actor[];
beforeAll(async () => {
  database = await freshDatabase();
  school = await aSchool(database);
  rivkaDoes = carryingOut(database, school.rivka);
  class_ = await Promise.all(Array.from({ length: 50 }, (_, n) => aStudent(`Student ${n}`)));
});
afterAll(() => database.close());

async function aStudent(name: string): Promise<Actor> {
  const id = newId();
  const { db } = database;
  await db.insertInto('app.users').values({ user_id: id, role: 'student', username: name }).execute();
  await db.insertInto('app.links').values({ teacher_id: school.rivka.id, student_id: id }).execute();
  return { id, role: 'student', name };
}

let days = 0;
/** A full group of these. */
async function aGroup(...students: Actor[]): Promise<string> {
  days += 1;
  const start = new Date(now + days * 24 * hourMs).toISOString().slice(0, 11);
  const attendees = students.map(({ id }) => ({ attendeeId: id }));
  const [made] = await rivkaDoes([
    add({
      start: `${start}16:00`,
      end: `${start}17:00`,
      attendees,
      rrule: 'FREQ=WEEKLY;INTERVAL=52;COUNT=3',
    }),
  ]);
  expect(made?.status).toBe('ok');
  return made?.meeting?.id ?? '';
}

const does = (
  actor: Actor,
  name: 'joinWaitlist' | 'leaveWaitlist' | 'takePlace',
  meetingId: string,
  nowMs = now,
) =>
  carryingOut(database, actor, nowMs)([{ name, args: { meetingId } } as Step]).then(([outcome]) => outcome);
const places = (id: string, capacity: number) =>
  rivkaDoes([{ name: 'updateMeeting', args: { input: { id, capacity }, scope: 'all' } }]).then(
    ([outcome]) => outcome,
  );

async function statuses(meetingId: string): Promise<Record<string, string[]>> {
  const rows = await database.db
    .selectFrom('app.waitings')
    .select(['student_id', 'status'])
    .where('teacher_id', '=', school.rivka.id)
    .where('meeting_id', '=', meetingId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const byStatus: Record<string, string[]> = {};
  for (const { student_id: id, status } of rows) (byStatus[status] ??= []).push(id);
  return byStatus;
}

async function jobOf(waitingId: string): Promise<{ run_at: Date; payload: PassPlace } | undefined> {
  const { rows } = await database.pool.query<{ run_at: Date; payload: PassPlace }>(
    `select j.run_at, p.payload from graphile_worker.jobs j join graphile_worker._private_jobs p using (id) where p.payload->>'id' = $1`,
    [waitingId],
  );
  return rows[0];
}

test('an offer that nobody answers goes on to the next when its day is over, and not before', async () => {
  const { dana, noam } = school;
  const [first, second] = class_ as [Actor, Actor];
  const group = await aGroup(dana, noam);
  await does(first, 'joinWaitlist', group);
  await does(second, 'joinWaitlist', group, now + 1000);
  const offered = await places(group, 3);
  const offer = offered?.waitings?.[0];
  expect(offer).toMatchObject({ status: 'Offered', studentId: first.id, studentName: first.name });
  const job = await jobOf(offer?.id ?? '');
  expect(job?.run_at.getTime()).toBe(now + 24 * hourMs);
  if (!job) throw new Error('no job');
  await passPlaceJob(performAll, database, job.payload, () => now + 23 * hourMs);
  expect(await statuses(group)).toEqual({ Offered: [first.id], Waiting: [second.id] });
  for (let twice = 0; twice < 2; twice += 1)
    await passPlaceJob(performAll, database, job.payload, () => now + 24 * hourMs);
  expect(await statuses(group)).toEqual({ Expired: [first.id], Offered: [second.id] });
  expect((await does(first, 'takePlace', group, now + 25 * hourMs))?.status).toBe('NOT_FOUND');
  const taken = await does(second, 'takePlace', group, now + 25 * hourMs);
  expect(taken?.status).toBe('ok');
  expect(taken?.meetings?.[0]?.attendees?.map(({ attendeeId }) => attendeeId)).toContain(second.id);
  const { rows } = await database.pool.query<{ title: string }>(
    'select title from app.notifications where user_id = $1 order by id',
    [first.id],
  );
  expect(rows.map(({ title }) => title)).toEqual(['PlaceOffered', 'OfferExpired']);
});

test('of the queue a student is answered their own place, and nobody else’s name', async () => {
  const { dana, noam } = school;
  const [, , third, fourth] = class_ as Actor[];
  const group = await aGroup(dana, noam);
  if (!third || !fourth) throw new Error('no class');
  await does(third, 'joinWaitlist', group);
  await does(fourth, 'joinWaitlist', group);
  const left = await carryingOut(database, dana)([{ name: 'leaveMeeting', args: { id: group } }]);
  expect(left[0]?.status).toBe('ok');
  expect(JSON.stringify(left)).not.toContain(third.id);
  const declined = await does(third, 'leaveWaitlist', group);
  expect(declined?.waitings?.map(({ studentId }) => studentId)).toEqual([third.id]);
  expect(JSON.stringify(declined)).not.toContain(fourth.id);
  expect(await statuses(group)).toEqual({ Declined: [third.id], Offered: [fourth.id] });
});

describe('of fifty at once', { timeout: 900_000 }, () => {
  test('who all want a place as many get one as there are places', async ({ task }) => {
    let group = '';
    // Each of them tries twice.
    const wanting = class_.slice(0, fewerRacers / 2);
    // As many as a group of a private teacher may lose at once.
    const free = (round: number): number => 1 + (round % 5);
    const before = async (round: number): Promise<void> => {
      group = await aGroup(school.dana, school.noam);
      for (const [n, each] of wanting.entries())
        expect((await does(each, 'joinWaitlist', group, now + n * 1000))?.status).toBe('ok');
      await places(group, 2 + free(round));
    };
    const runs = () =>
      [...wanting, ...wanting].map(
        (each) => () => carryingOut(database, each)([{ name: 'takePlace', args: { meetingId: group } }]),
      );
    const after = async (_winner: number, _outcome: Outcome, round: number): Promise<void> => {
      const first = wanting.slice(0, free(round)).map(({ id }) => id);
      expect((await statuses(group))['Accepted']).toEqual(first);
      const { rows } = await database.pool.query<{ attendees: object[] }>(
        'select attendees from app.meetings where teacher_id = $1 and id = $2',
        [school.rivka.id, group],
      );
      expect(rows[0]?.attendees).toHaveLength(2 + free(round));
      // Its queue goes with the group.
      const removed = await rivkaDoes([{ name: 'deleteMeeting', args: { id: group, scope: 'all' } }]);
      expect(removed[0]?.status).toBe('ok');
      expect((await statuses(group))['Waiting']).toBeUndefined();
    };
    await raceOn(task, { before, runs, winners: free, after, lost: ['CHANGED_MEANWHILE', 'NOT_FOUND'] });
  });

  test('with one wish one waits once', async () => {
    const { dana, noam } = school;
    const [one] = class_ as [Actor];
    const group = await aGroup(dana, noam);
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => does(one, 'joinWaitlist', group)));
    expect(outcomes.filter((outcome) => outcome?.status === 'ok')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome?.status === 'ALREADY_ASKED')).toHaveLength(49);
  });

  test('who leave, each one’s place goes to one who waits, in order', async () => {
    const [leaving, waiting] = [class_.slice(0, 25), class_.slice(25)];
    const group = await aGroup(...leaving);
    for (const [n, each] of waiting.entries()) await does(each, 'joinWaitlist', group, now + n * 1000);
    const few = leaving.slice(0, 10);
    const outcomes = await Promise.all(
      few.map(
        async (each) =>
          (await carryingOut(database, each)([{ name: 'leaveMeeting', args: { id: group } }]))[0]?.status,
      ),
    );
    expect(outcomes).toEqual(few.map(() => 'ok'));
    const rows = await database.db
      .selectFrom('app.waitings')
      .select('student_id')
      .where('status', '=', 'Offered')
      .where('series_id', '=', group)
      .execute();
    expect(new Set(rows.map(({ student_id: id }) => id))).toEqual(
      new Set(waiting.slice(0, 10).map(({ id }) => id)),
    );
  });
});
