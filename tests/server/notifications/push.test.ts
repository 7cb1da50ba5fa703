/** Notifications on a person's devices: each at least once and with one id, whatever happens to the server or to the push service. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addMinutes } from '../../../domain/basics/wallTime.ts';
import { startJobs } from '../../../server/app/jobs.ts';
import type { Jobs } from '../../../server/kernel/jobs/startJobQueue.ts';
import { makePush } from '../../../server/modules/notifications/push/makePush.ts';
import { makePushChannel } from '../../../server/modules/notifications/push/pushChannel.ts';
import { keepTarget } from '../../../server/modules/notifications/push/pushTargets.ts';
import { recordProof } from '../../recordProof.ts';
import { aSchool, type School } from '../schoolFixture.ts';
import { freshDatabase, type FreshDatabase } from '../database.ts';
import { add, carryingOut, type CarryOut } from '../perform/carryOut.ts';
import { aPushService, type Device } from './pushService.ts';

/** Of one message; a kill may take an attempt as well. */
const mostFailures = 8;

const kills = process.env['PROVE'] === undefined ? 6 : 200;

let database: FreshDatabase;
let school: School;
let rivkaDoes: CarryOut;
let service: Awaited<ReturnType<typeof aPushService>>;
let jobs: Jobs | undefined;
beforeEach(async () => {
  database = await freshDatabase();
  school = await aSchool(database);
  await database.pool.query('delete from app.guardians');
  rivkaDoes = carryingOut(database, school.rivka);
  service = await aPushService();
});
afterEach(async () => {
  await jobs?.stop();
  jobs = undefined;
  await service.stop();
  await database.close();
});

async function work(): Promise<void> {
  const { senders, kinds } = makePush({
    store: database,
    settings: { fcm: null, toLoopback: true },
    publicUrl: 'https://lessons.example',
    nowMs: Date.now,
  });
  jobs = await startJobs(database, {
    nowMs: Date.now,
    channels: [makePushChannel(database, { kinds, nowMs: Date.now })],
    pushRoom: { store: database, senders },
  });
}

async function deviceOf({ id }: { id: string }): Promise<Device> {
  const device = service.device();
  const { endpoint: address, keys } = device.subscription;
  await keepTarget(database, { userId: id, sessionId: null }, { kind: 'web', address, ...keys });
  return device;
}

let hours = 0;
async function book(): Promise<void> {
  const start = addMinutes('2026-11-08T06:00', 60 * hours++);
  const attendees = [{ attendeeId: school.dana.id }];
  const [outcome] = await rivkaDoes([
    add({ start, end: addMinutes(start, 45), attendees, subject: 'Maths' }),
  ]);
  expect(outcome?.status).toBe('ok');
}

const numberOf = async (query: string): Promise<number> => (await database.pool.query(query)).rowCount ?? 0;
const targets = () => numberOf('select 1 from auth.push_targets');
/**
 * Nobody waits here for what is tried again later. What a killed server took on at its start is replaced at the next start, and its job
 * stays behind without another try.
 */
async function waiting(): Promise<number> {
  await database.pool.query(
    `update graphile_worker._private_jobs set run_at = now() where attempts > 0 and locked_at is null`,
  );
  return (
    (await numberOf('select 1 from app.outbox')) +
    (await numberOf('select 1 from graphile_worker._private_jobs where attempts < max_attempts'))
  );
}
const soon = { timeout: 60_000, interval: 50 };

test('a lesson that is booked is on both of a student’s devices, encrypted for each, in their language', async () => {
  await database.pool.query(
    `update app.users set preferences = preferences || '{"language":"en"}' where user_id = $1`,
    [school.dana.id],
  );
  const [phone, laptop] = [await deviceOf(school.dana), await deviceOf(school.dana)];
  const teachers = await deviceOf(school.rivka);
  await work();
  await book();
  await expect.poll(() => [phone.got.length, laptop.got.length], soon).toEqual([1, 1]);
  const { rows } = await database.pool.query<{ id: string }>('select id from app.notifications');
  expect(phone.got[0]).toMatchObject({
    id: rows[0]?.id,
    heading: 'New lesson: Maths',
    language: 'en',
    title: 'MeetingAdded',
  });
  expect(phone.got[0]?.body).toContain('Rivka Levi');
  expect(laptop.got).toEqual(phone.got);
  expect(phone.headers[0]).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal' });
  expect(teachers.got).toEqual([]);
});

test('what was read in the app meanwhile is not pushed', async () => {
  const phone = await deviceOf(school.dana);
  await book();
  await database.pool.query('update app.notifications set read_at = now()');
  await work();
  await expect.poll(waiting, soon).toBe(0);
  expect(phone.got).toEqual([]);
});

test.each([404, 410])('a device whose push service answers %i is not asked again', async (status) => {
  await deviceOf(school.dana);
  service.answer = () => status;
  await work();
  await book();
  await expect.poll(targets, soon).toBe(0);
  await expect.poll(waiting, soon).toBe(0);
});

test('a push service that is down is asked again, and given up in the end', async () => {
  const phone = await deviceOf(school.dana);
  let tries = 0;
  service.answer = () => {
    tries += 1;
    return 503;
  };
  await work();
  await book();
  await expect.poll(async () => [await waiting(), tries], soon).toEqual([0, 13]);
  expect([phone.got.length, await targets()]).toEqual([0, 1]);
});

test(
  `${kills} kills of the server and a push service that fails half the time: in the app once, on the device at least once with the same id`,
  { timeout: 900_000 },
  async ({ task }) => {
    const phone = await deviceOf(school.dana);
    // Half of all, but none for a whole day: what fails thirteen times is given up (decision 104).
    const failed = new Map<string, number>();
    service.answer = (topic) => {
      const times = failed.get(topic) ?? 0;
      if (times >= mostFailures || Math.random() < 0.5) return 201;
      failed.set(topic, times + 1);
      return 503;
    };
    let worker: ChildProcess | undefined;
    const start = async (): Promise<void> => {
      worker = spawn(process.execPath, [join(import.meta.dirname, 'killablePusher.ts'), database.url], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await once(createInterface(worker.stdout ?? process.stdin), 'line');
    };
    for (let kill = 0; kill < kills; kill += 1) {
      const starting = start();
      await book();
      await starting;
      for (let n = 0; n < 3; n += 1) await book();
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 100));
      worker?.kill('SIGKILL');
    }
    await work();
    await expect.poll(waiting, { timeout: 240_000, interval: 100 }).toBe(0);
    const { rows } = await database.pool.query<{ id: string }>(
      'select id from app.notifications order by id',
    );
    expect(rows).toHaveLength(kills * 4);
    expect([...new Set(phone.got.map(({ id }) => id))].toSorted()).toEqual(rows.map(({ id }) => id));
    recordProof(
      task,
      'R8',
      `${kills} kills, half of all pushes failing: ${rows.length} notices, ${phone.got.length} pushes`,
    );
  },
);
