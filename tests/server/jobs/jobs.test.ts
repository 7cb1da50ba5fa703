/** What is done beside answering: no notice is lost or comes twice into the app, whatever happens to the worker (proof R8). */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addMinutes } from '../../../domain/basics/wallTime.ts';
import { startJobs } from '../../../server/app/jobs.ts';
import type { Jobs } from '../../../server/kernel/jobs/startJobQueue.ts';
import { newId } from '../../../server/basics/newId.ts';
import { recordProof } from '../../recordProof.ts';
import { aSchool, type School } from '../schoolFixture.ts';
import { freshDatabase, type FreshDatabase } from '../database.ts';
import { add, carryingOut, type CarryOut } from '../perform/carryOut.ts';
import { patience } from '../../patience.ts';

const isProof = process.env['PROVE'] !== undefined;
const kills = isProof ? 200 : 8;
const backlog = isProof ? 100_000 : 5_000;

let database: FreshDatabase;
let school: School;
let rivkaDoes: CarryOut;
const running: Jobs[] = [];
beforeEach(async () => {
  database = await freshDatabase();
  school = await aSchool(database);
  // Nobody else is told of what two students are told of.
  await database.pool.query('delete from app.guardians');
  rivkaDoes = carryingOut(database, school.rivka);
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
  await database.close();
});

async function working(...channels: NonNullable<Parameters<typeof startJobs>[1]['channels']>): Promise<Jobs> {
  const jobs = await startJobs(database, { nowMs: Date.now, channels });
  running.push(jobs);
  return jobs;
}

async function countOf(from: string): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(`select count(*)::int from ${from}`);
  return rows[0]?.count ?? 0;
}

let hours = 0;
async function tellTwo(): Promise<void> {
  const start = addMinutes('2026-11-08T06:00', 60 * hours++);
  const attendees = [school.dana, school.noam].map(({ id }) => ({ attendeeId: id }));
  const [outcome] = await rivkaDoes([add({ start, end: addMinutes(start, 45), attendees })]);
  expect(outcome?.status).toBe('ok');
}

const soon = { timeout: 120_000, interval: 20 };

test('without any channel the notice is in the app, and nothing stays in the outbox', async () => {
  await working();
  await tellTwo();
  await expect.poll(() => countOf('app.outbox'), soon).toBe(0);
  expect(await countOf('app.notifications')).toBe(2);
  await expect.poll(() => countOf('graphile_worker._private_jobs'), soon).toBe(0);
});

test('two workers share what is to be sent, and each notice goes out once', async () => {
  const sent: string[] = [];
  const channel = { name: 'both', send: async ({ id }: { id: string }) => void sent.push(id) };
  for (let n = 0; n < 40; n += 1) await tellTwo();
  await Promise.all([working(channel), working(channel)]);
  for (let n = 0; n < 10; n += 1) await tellTwo();
  await expect.poll(() => countOf('app.outbox'), soon).toBe(0);
  expect(sent).toHaveLength(100);
  expect(new Set(sent).size).toBe(100);
});

test('what one channel does not take waits, and the rest goes out', async () => {
  const sent: string[] = [];
  let isOpen = false;
  await working({
    name: 'often shut',
    async send({ id, user_id: userId }) {
      if (userId === school.dana.id && !isOpen) throw new Error('shut');
      sent.push(id);
    },
  });
  await tellTwo();
  await expect.poll(() => sent.length, soon).toBe(1);
  // What went out leaves a moment later.
  await expect.poll(() => countOf('app.outbox'), soon).toBe(1);
  isOpen = true;
  await expect.poll(() => countOf('app.outbox'), soon).toBe(0);
  expect(new Set(sent).size).toBe(2);
});

test('what fails while the next change is sent and done comes again without a third', async () => {
  let refuse: (fault: Error) => void = () => {};
  const refused = new Promise<void>((_, reject) => (refuse = reject));
  let tried = 0;
  await working({ name: 'hangs at first', send: () => (++tried <= 2 ? refused : Promise.resolve()) });
  await tellTwo();
  await expect.poll(() => tried, soon).toBe(2);
  await tellTwo();
  await expect.poll(() => countOf('app.outbox'), soon).toBe(2);
  refuse(new Error('shut'));
  await expect.poll(() => countOf('app.outbox'), soon).toBe(0);
});

test(
  `a worker that is killed ${kills} times: in the app one notice for each event and person, outside at least one`,
  { timeout: 900_000 },
  async ({ task }) => {
    const sent = new Set<string>();
    let worker: ChildProcess | undefined;
    const start = async (failing: number): Promise<void> => {
      const child = spawn(
        process.execPath,
        [join(import.meta.dirname, 'killableWorker.ts'), database.url, String(failing)],
        { stdio: ['ignore', 'pipe', 'ignore'] },
      );
      worker = child;
      const lines = createInterface(child.stdout);
      lines.on('line', (line) => sent.add(line));
      await once(lines, 'line');
    };
    for (let kill = 0; kill < kills; kill += 1) {
      const starting = start(50);
      for (let n = 0; n < 4; n += 1) await tellTwo();
      await starting;
      for (let n = 0; n < 4; n += 1) await tellTwo();
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 100));
      worker?.kill('SIGKILL');
    }
    await start(0);
    await expect.poll(() => countOf('app.outbox'), soon).toBe(0);
    worker?.kill('SIGKILL');
    const { rows } = await database.pool.query<{ id: string; times: number }>(
      'select min(id::text) as id, count(*)::int as times from app.notifications group by user_id, change_id',
    );
    expect(rows).toHaveLength(kills * 8 * 2);
    expect(rows.filter(({ times }) => times !== 1)).toEqual([]);
    expect(rows.filter(({ id }) => !sent.has(id))).toEqual([]);
    recordProof(
      task,
      'R8',
      `${kills} kills of the worker, half of all sending failing: ${rows.length} notices`,
    );
  },
);

test(`a backlog of ${backlog} drains`, { timeout: 300_000 }, async ({ task }) => {
  await database.pool.query(
    `with made as (
       insert into app.notifications (user_id, id, title, params)
       select $1, gen_random_uuid(), 'MeetingAdded', '{}' from generate_series(1, $2) returning user_id, id)
     insert into app.outbox (user_id, notification_id) select user_id, id from made`,
    [school.dana.id, backlog],
  );
  let sent = 0;
  const sinceMs = performance.now();
  await working({ name: 'quick', send: async () => void (sent += 1) });
  await expect.poll(() => countOf('app.outbox'), { timeout: 240_000, interval: 200 }).toBe(0);
  expect(sent).toBe(backlog);
  const seconds = ((performance.now() - sinceMs) / 1000).toFixed(1);
  recordProof(task, 'R8', `a backlog of ${backlog} drained in ${seconds} s`);
});

test('a night without a server is made up for at the next start, and what is old is forgotten', async () => {
  const old = new Date(Date.now() - 8 * 86_400_000);
  const { pool } = database;
  await pool.query(`insert into app.requests (actor_id, request_id, hash, at) values ($1, 'old', '', $2)`, [
    school.rivka.id,
    old,
  ]);
  await pool.query(`update app.teachers set occupied_until = now() + interval '390 days'`);
  await (await working()).stop();
  // The first start knows of no night that it could have missed.
  expect(await countOf('app.requests')).toBe(1);
  await pool.query(
    `update graphile_worker._private_known_crontabs set known_since = $1, last_execution = $1`,
    [old],
  );
  await working();
  await expect.poll(() => countOf('app.requests'), soon).toBe(0);
  await expect
    .poll(() => countOf(`app.teachers where occupied_until < now() + interval '398 days'`), soon)
    .toBe(0);
});

test('what could not be sent for days stays in the app alone', async () => {
  const id = newId();
  await database.pool.query(
    `insert into app.notifications (user_id, id, title, params) values ($1, $2, 'MeetingAdded', '{}')`,
    [school.dana.id, id],
  );
  await database.pool.query(
    `insert into app.outbox (user_id, notification_id, created_at) values ($1, $2, now() - interval '3 days')`,
    [school.dana.id, id],
  );
  const { everyNight } = await import('../../../server/app/jobs.ts');
  await everyNight(database, Date.now());
  expect([await countOf('app.outbox'), await countOf('app.notifications')]).toEqual([0, 1]);
});

test('the jobs stop at once, though one of them hangs', async () => {
  const hung = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const jobs = await working({
    name: 'never answers',
    async send() {
      begun.resolve();
      await hung.promise;
    },
  });
  await tellTwo();
  await begun.promise;
  const sinceMs = performance.now();
  await jobs.stop();
  expect(performance.now() - sinceMs).toBeLessThan(patience(1_500));
  hung.resolve();
});
