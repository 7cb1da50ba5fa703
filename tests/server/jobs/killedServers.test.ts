/** What a killed server had taken on is done by the next one within seconds; what a living one does is left to it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startJobs } from '../../../server/app/jobs.ts';
import type { Jobs } from '../../../server/kernel/jobs/startJobQueue.ts';
import { freshDatabase, type FreshDatabase } from '../database.ts';
import { patience } from '../../patience.ts';

let database: FreshDatabase;
const workers: ChildProcess[] = [];
const running: Jobs[] = [];
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(async () => {
  for (const worker of workers.splice(0)) worker.kill('SIGKILL');
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
  await database.close();
});

/** Another server, which has begun to send these mails and does not get done with them; two are all it takes at once. */
async function sendingElsewhere(...ids: string[]): Promise<ChildProcess> {
  const worker = spawn(process.execPath, [join(import.meta.dirname, 'hangingWorker.ts'), database.url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  workers.push(worker);
  const lines = createInterface(worker.stdout);
  await once(lines, 'line');
  for (const id of ids) {
    const begun = once(lines, 'line');
    await askFor(id);
    expect(await begun).toEqual([id]);
  }
  return worker;
}

const askFor = (id: string) =>
  database.pool.query(`select graphile_worker.add_job('sendMail', $1::json)`, [JSON.stringify({ id })]);

/** This server; what it sends. */
async function sending(): Promise<string[]> {
  const sent: string[] = [];
  const jobs = await startJobs(database, { nowMs: Date.now, sendMail: async ({ id }) => void sent.push(id) });
  running.push(jobs);
  return sent;
}

const soon = { timeout: patience(30_000), interval: 50 };

test('a mail that a server was sending when it was killed is sent by the next one within seconds', async () => {
  const killed = await sendingElsewhere('the code');
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  const sent = await sending();
  await expect.poll(() => sent, soon).toEqual(['the code']);
});

test('a mail that another server is just sending is left to it, also while its lines to the database are cut', async () => {
  await sendingElsewhere('of the living', 'another of the living');
  const killed = await sendingElsewhere('of the killed');
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  const sent = await sending();
  const cutting = (async () => {
    for (let cut = 0; cut < 8; cut += 1) {
      await pause(900);
      await database.pool
        .query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid()`,
        )
        .catch(() => {});
    }
  })();
  await expect.poll(() => sent, soon).toContain('of the killed');
  await cutting;
  await askFor('a last one');
  await expect.poll(() => sent, soon).toEqual(['of the killed', 'a last one']);
});

test('a server that runs already takes over from one that is killed beside it', async () => {
  const killed = await sendingElsewhere('of the killed');
  const sent = await sending();
  killed.kill('SIGKILL');
  await expect.poll(() => sent, { ...soon, timeout: patience(45_000) }).toEqual(['of the killed']);
});
